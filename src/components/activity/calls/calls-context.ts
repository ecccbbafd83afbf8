import { createContext, use, useCallback, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useSessionEnded } from '@/components/session/stay-logged-in';
import type { CallManager } from '@/store/calls/manager';
import { type NewToast, toasts } from '@/store/toasts/toasts-slice';

export const CallsContext = createContext<CallManager | undefined>(undefined);

/** Cancels calls after the session has ended: the next user would send them. */
export function useCalls(): Omit<CallManager, 'entries' | 'failed' | 'lost' | 'cancelAll'> {
  const manager = use(CallsContext);
  if (manager === undefined) throw new Error('useCalls needs a CallsContext above it');
  const hasEnded = useSessionEnded();
  return useMemo(
    () => ({
      cancel: (id) => manager.cancel(id),
      check: (id, noted) => (hasEnded() ? undefined : manager.check(id, noted)),
      dismiss: (ids) => manager.dismiss(ids),
      notes: manager.notes,
      retry: (id) => {
        if (!hasEnded()) manager.retry(id);
      },
      startCall: (request) =>
        hasEnded()
          ? { id: '', outcome: Promise.resolve({ ok: false, cancelled: true }) }
          : manager.startCall(request),
    }),
    [hasEnded, manager],
  );
}

type Notify = (toast: NewToast) => void;

/** Shows how unwatched calls ended, but not to another user after the session's end. */
export function useNotify(): Notify {
  const dispatch = useDispatch();
  const hasEnded = useSessionEnded();
  return useCallback(
    (toast) => {
      if (!hasEnded()) dispatch(toasts.actions.shown(toast));
    },
    [dispatch, hasEnded],
  );
}
