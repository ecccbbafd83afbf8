import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { type Toast, toasts } from '@/store/toasts/toasts-slice';
import { useIsOver } from '../session/use-is-over';

type Tell = (toast: Omit<Toast, 'id'>) => void;

/** Tells how unwatched calls ended, but not after the session's end, to another user. */
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
