import type { Call } from '@/model/call';
import type { Act } from '@/model/verb';
import type { CallManager, CallOutcome, CallRequest } from '@/store/calls/manager';

interface ActRequest extends Omit<CallRequest, 'call'> {
  readonly act: Act;
}

/**
 * Starts what a verb does: its call, then those that follow it, one after the other, as long as each
 * succeeds. The id is that of the first call; the outcome is of the first that failed, else of the
 * first. A toast tells of the last; what is followed by another call asks first, and its dialog tells.
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
    const outcome = await started.outcome;
    if (!outcome.ok) return outcome;
    for (const [index, call] of next.entries()) {
      const followed = await start(call, index === next.length - 1).outcome;
      if (!followed.ok) return followed;
    }
    return outcome;
  }
  return { id: started.id, outcome: rest() };
}
