import type { Call } from '@/model/call';
import type { Act } from '@/model/verb';
import type { CallManager, CallOutcome, CallRequest } from '@/store/calls/manager';

interface ActRequest extends Omit<CallRequest, 'call'> {
  readonly act: Act;
}

const NOT_FOUND = 404;

const GONE: CallOutcome = { ok: true, answer: { status: 204, body: undefined, links: {} } };

/** What is to be deleted and is not there any more is as it should be. */
function gone({ method }: Call, outcome: CallOutcome): CallOutcome {
  const isGone = !outcome.ok && 'error' in outcome && outcome.error.status === NOT_FOUND;
  return isGone && method === 'DELETE' ? GONE : outcome;
}

/**
 * Starts what a verb does: its call, then those that follow it, one after the other, as long as each
 * succeeds. The id is that of the first call; the outcome is of the first that failed, else of the
 * first. A toast tells of the last; what is followed by another call asks first, and its dialog tells.
 * Where several are asked for, what an earlier try has deleted does not keep the rest from going too.
 */
export function startAct(
  calls: Pick<CallManager, 'startCall'>,
  { act, toast, ...request }: ActRequest,
): { readonly id: string; readonly outcome: Promise<CallOutcome> } {
  const { call: first, next = [] } = act;
  const start = (call: Call, isLast: boolean) =>
    calls.startCall({ ...request, call, ...(isLast && toast !== undefined ? { toast } : {}) });
  const started = start(first, next.length === 0);
  async function rest(): Promise<CallOutcome> {
    if (next.length === 0) return started.outcome;
    const outcome = gone(first, await started.outcome);
    if (!outcome.ok) return outcome;
    for (const [index, call] of next.entries()) {
      const followed = gone(call, await start(call, index === next.length - 1).outcome);
      if (!followed.ok) return followed;
    }
    return outcome;
  }
  return { id: started.id, outcome: rest() };
}
