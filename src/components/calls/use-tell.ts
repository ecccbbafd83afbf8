import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { type Toast, toasts } from '@/store/toasts/toasts-slice';
import { useIsOver } from '../session/use-is-over';

/** Shows a toast. */
type Tell = (toast: Omit<Toast, 'id'>) => void;

/**
 * Tells how calls ended that went on without their screen. Nothing is told of those that the end of
 * the session broke off: the toast would be for whoever signs in next.
 */
export function useTell(): Tell {
  const dispatch = useDispatch();
  const isOver = useIsOver();
  return useCallback(
    (toast) => {
      if (!isOver()) dispatch(toasts.actions.shown(toast));
    },
    [dispatch, isOver],
  );
}
