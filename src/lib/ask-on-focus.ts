import { isOffline } from './is-offline';

/** In milliseconds: what is served beside the panel is asked for no more often. */
export const ASKED_EVERY_MS = 5 * 60_000;

/**
 * Asks now, and when the window comes to the front, each five minutes at most; where nobody sees it, or without a
 * network, the next time that somebody looks. The function that it gives ends it.
 */
export function askOnFocus(ask: () => void): () => void {
  let asked = -Infinity;
  const look = () => {
    const passed = Date.now() - asked;
    // A clock that was set back must not keep it from asking.
    const isDue = passed >= ASKED_EVERY_MS || passed < 0;
    if (!isDue || document.hidden || isOffline()) return;
    asked = Date.now();
    ask();
  };
  look();
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}
