import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useSessionEnded } from '@/components/session/use-session-ended';
import { type NewToast, toasts } from '@/store/toasts/toasts-slice';

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
