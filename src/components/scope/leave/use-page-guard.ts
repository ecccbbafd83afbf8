import { useEffect } from 'react';

/** Time after a click on a link within which browsers ask about it, in ms; Chromium asks during the click. */
const ASKED_MS = 1000;

/**
 * Follows a link to a file. Browsers ask as if the page were left by it, so the first question after the
 * click is silenced, and no other.
 */
export function stayDuring(follow: () => void): void {
  const since = performance.now();
  window.addEventListener(
    'beforeunload',
    (event) => {
      if (event.timeStamp - since < ASKED_MS) event.stopImmediatePropagation();
    },
    // Capturing listeners are called before all others, whenever those were added.
    { capture: true, once: true },
  );
  follow();
}

/** The browser asks before the page closes; `onStay` is called if the reader stays. */
export function usePageGuard(guarded: boolean, onStay?: () => void): void {
  useEffect(() => {
    if (!guarded) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Timers pause while the browser asks, so this runs only if the reader stays.
      if (onStay !== undefined) setTimeout(onStay, 0);
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [guarded, onStay]);
}
