import type { Woke } from '@/store/events/events-slice';

/**
 * Tells when the page comes back: seen again, turned to again, or the network is there again
 * (decisions.md, "event stream").
 *
 * @returns what stops it
 */
export function followWaking(now: () => number, woke: (woke: Woke) => void): () => void {
  let leftAt: number | undefined;
  const leave = () => {
    leftAt ??= now();
  };
  const back = (wasOffline: boolean) => {
    const since = leftAt ?? now();
    leftAt = undefined;
    woke({ awayMs: now() - since, wasOffline });
  };
  // It was in sight all the while, or being seen tells how long it was not.
  const turnedTo = () => woke({ awayMs: 0 });
  const seen = () => (document.visibilityState === 'hidden' ? leave() : back(false));
  const online = () => back(true);
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('focus', turnedTo);
  window.addEventListener('offline', leave);
  window.addEventListener('online', online);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('focus', turnedTo);
    window.removeEventListener('offline', leave);
    window.removeEventListener('online', online);
  };
}
