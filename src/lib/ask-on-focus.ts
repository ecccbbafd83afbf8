import { isOffline } from './connectivity';

export const ASKED_EVERY_MS = 5 * 60_000;

/**
 * Asks now and when the window comes to the front, at most once in five minutes. While hidden or
 * offline it waits until somebody looks next. The returned function ends it.
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
