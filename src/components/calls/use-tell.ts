import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { type SessionState, selectSessionStatus } from '@/store/session/session-slice';
import { type Toast, toasts } from '@/store/toasts/toasts-slice';

/** Shows a toast. */
type Tell = (toast: Omit<Toast, 'id'>) => void;

/**
 * Tells how calls ended that went on without their screen. Nothing is told of those that the end of
 * the session broke off: the toast would wait for whoever signs in next.
 */
export function useTell(): Tell {
  const store = useStore<{ session: SessionState }>();
  return useCallback(
    (toast) => {
      if (selectSessionStatus(store.getState()) === 'invalid') return;
      store.dispatch(toasts.actions.shown(toast));
    },
    [store],
  );
}
