import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectPendingCount } from '@/store/calls/calls-slice';
import { events } from '@/store/events/events-slice';

/**
 * While changes are under way, closing the page gets the browser's own question (decisions.md). Who
 * stays gets the event channel connected anew. Rendered once, by `app`; unsaved forms guard
 * themselves.
 */
export function PageGuard() {
  const dispatch = useDispatch();
  const pending = useSelector(selectPendingCount) > 0;
  useEffect(() => {
    if (!pending) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Timers rest while the browser asks: this runs only for who stays.
      setTimeout(() => dispatch(events.actions.woke({ awayMs: 0 })), 0);
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dispatch, pending]);
  return null;
}
