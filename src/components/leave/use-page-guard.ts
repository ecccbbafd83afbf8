import { useEffect } from 'react';

/** In milliseconds: by then the browser has asked whether the page may be left. */
const ASKED_MS = 1000;

let stays = false;

/** Follows a link to a file. Browsers ask as if the page were left by it: they do not know yet that it stays. */
export function stayDuring(follow: () => void): void {
  stays = true;
  setTimeout(() => {
    stays = false;
  }, ASKED_MS);
  follow();
}

/** The browser asks before the page closes; `onStay` is called if the reader stays. */
export function usePageGuard(guarded: boolean, onStay?: () => void): void {
  useEffect(() => {
    if (!guarded) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (stays) return;
      event.preventDefault();
      // Timers pause while the browser asks, so this runs only if the reader stays.
      if (onStay !== undefined) setTimeout(onStay, 0);
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [guarded, onStay]);
}
