import type { Call, GraphqlCall } from '@/model/call';
import { ApiError, factsOf, mayBeDone } from '@/provider/api-error';
import { PressKeys } from '@/provider/press-keys';
import { type CallEnd, unsent } from '@/store/calls/call-messages';
import type { Run } from '@/store/calls/manager';
import { words } from './words';

type Mutate = (call: GraphqlCall, key: string) => Promise<object>;

async function ended(call: Call, mutate: Mutate, keys: PressKeys): Promise<CallEnd> {
  if (call.mutation === undefined) return unsent(call.kind, words.onlyPanel);
  try {
    const body = await keys.send(call, (key) => mutate(call, key));
    return { ok: true, answer: { status: 200, body, links: {} } };
  } catch (thrown) {
    return { ok: false, kind: call.kind, error: factsOf(thrown) };
  }
}

/**
 * Runs the steps of a task without the panel's queue, as there is nothing else to wait for. Throws
 * ApiError.
 */
export async function runOutsidePanel(run: Run, mutate: Mutate): Promise<void> {
  const keys = new PressKeys();
  let step = run.next();
  while (step.done !== true) {
    const { value } = step;
    step = run.next('wait' in value ? await value.wait() : await ended(value.call, mutate, keys));
  }
  if (!step.value.ok) throw new ApiError(step.value.error);
}

/** True if the request behind this error may have been done. */
export function isUnknownEnd(thrown: unknown): boolean {
  return thrown instanceof ApiError && mayBeDone(thrown.facts);
}
