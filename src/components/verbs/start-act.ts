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
  const all = [act.call, ...(act.next ?? [])];
  const start = (index: number) => {
    const call = all[index] ?? act.call;
    const told = index === all.length - 1 && toast !== undefined ? { toast } : {};
    return calls.startCall({ ...request, call, ...told });
  };
  const first = start(0);
  async function rest(): Promise<CallOutcome> {
    const outcome = await first.outcome;
    for (let index = 1; outcome.ok && index < all.length; index += 1) {
      const next = await start(index).outcome;
      if (!next.ok) return next;
    }
    return outcome;
  }
  return { id: first.id, outcome: rest() };
}
