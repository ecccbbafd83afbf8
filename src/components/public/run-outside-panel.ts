import type { Call, GraphqlCall } from '@/model/call';
import { ApiError, factsOf } from '@/provider/api-error';
import { type CallEnd, unsent } from '@/store/calls/call-end';
import type { Run } from '@/store/calls/manager';

type Mutate = (call: GraphqlCall) => Promise<object>;

async function ended(call: Call, mutate: Mutate): Promise<CallEnd> {
  if (call.mutation === undefined) return unsent(call.kind, 'Only the panel can do this');
  try {
    return { ok: true, answer: { status: 200, body: await mutate(call), links: {} } };
  } catch (thrown) {
    return { ok: false, kind: call.kind, error: factsOf(thrown) };
  }
}

/** Takes the steps of a task without the panel's queue: there is nothing else to wait for. Throws ApiError. */
export async function runOutsidePanel(run: Run, mutate: Mutate): Promise<void> {
  let step = run.next();
  while (step.done !== true) {
    const { value } = step;
    step = run.next('wait' in value ? await value.wait() : await ended(value.call, mutate));
  }
  if (!step.value.ok) throw new ApiError(step.value.error);
}
