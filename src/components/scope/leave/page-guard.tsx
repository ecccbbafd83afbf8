import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectPendingCount } from '@/store/calls/calls-slice';
import { events } from '@/store/events/events-slice';
import { selectIsTransferring } from '@/store/transfers/transfers-slice';

/** Time in ms after a click on a link within which browsers ask. Chromium asks during the click. */
const ASKED_MS = 1000;

/**
 * Follows a link to a file. Browsers ask as if the link left the page. Silences only the first
 * question, if it comes within `ASKED_MS` of the click.
 */
export function stayDuring(follow: () => void): void {
  const since = performance.now();
  window.addEventListener(
    'beforeunload',
    (event) => {
      if (event.timeStamp - since < ASKED_MS) event.stopImmediatePropagation();
    },
    // Capturing listeners run before all others, even earlier ones.
    { capture: true, once: true },
  );
  follow();
}

export function usePageGuard(guarded: boolean, onStay?: () => void): void {
  useEffect(() => {
    if (!guarded) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Timers pause while the browser asks, so this runs only if the user stays.
      if (onStay !== undefined) setTimeout(onStay, 0);
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [guarded, onStay]);
}

/** Asks before calls or uploads under way are lost, then reconnects the event stream. */
export function PageGuard() {
  const dispatch = useDispatch();
  const pending = useSelector(selectPendingCount) > 0;
  const transferring = useSelector(selectIsTransferring);
  const reconnect = useCallback(() => {
    dispatch(events.actions.resumed({ awayMs: 0 }));
  }, [dispatch]);
  usePageGuard(pending || transferring, reconnect);
  return null;
}
