import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectPendingCount } from '@/store/calls/calls-slice';
import { events } from '@/store/events/events-slice';
import { usePageGuard } from './use-page-guard';

/**
 * While changes are under way, closing the page gets the browser's own question (decisions.md). Who
 * stays gets the event channel connected anew. Rendered once, by `app`; unsaved forms guard
 * themselves.
 */
export function PageGuard() {
  const dispatch = useDispatch();
  const pending = useSelector(selectPendingCount) > 0;
  const reconnect = useCallback(() => {
    dispatch(events.actions.woke({ awayMs: 0 }));
  }, [dispatch]);
  usePageGuard(pending, reconnect);
  return null;
}
