import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { useCalls } from '@/components/activity/calls/calls-context';
import { followKept } from '@/lib/kept';
import { selectCurrentUserId } from '@/store/accounts/accounts-slice';
import { isUnderWay, selectCall, type WithCalls } from '@/store/calls/calls-slice';
import { dropSent, parseSent, type Sent } from '@/store/sent/sent-storage';

export interface Unsettled extends Sent {
  /** True if this window waits for the answer. A press from another window may be under way too. */
  readonly isUnderWay: boolean;
  readonly settle: () => void;
}

export function useSent(route: string): Unsettled | undefined {
  const calls = useCalls();
  const { notes } = calls;
  const user = useSelector(selectCurrentUserId);
  const text = useSyncExternalStore(followKept, () =>
    user === undefined ? undefined : notes.read(user, route),
  );
  const sent = useMemo(() => parseSent(text), [text]);
  const isOurs = useSelector((state: WithCalls) => {
    const call = sent && selectCall(state, sent.id);
    return call !== undefined && isUnderWay(call);
  });
  const settle = useCallback(() => {
    if (user === undefined || sent === undefined) return;
    dropSent(notes, user, route, { id: sent.id });
    calls.dismiss([sent.id]);
  }, [calls, notes, route, sent, user]);
  return useMemo(() => sent && { ...sent, isUnderWay: isOurs, settle }, [isOurs, sent, settle]);
}
