import { useEffect } from 'react';

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
