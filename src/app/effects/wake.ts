/**
 * Tells when the page comes back: seen again, turned to again, or the network is there again
 * (decisions.md, "event stream").
 *
 * @param woke gets how long it was away, in milliseconds
 * @returns what stops it
 */
export function followWaking(now: () => number, woke: (awayMs: number) => void): () => void {
  let leftAt: number | undefined;
  const leave = () => {
    leftAt ??= now();
  };
  const back = () => {
    const since = leftAt ?? now();
    leftAt = undefined;
    woke(Math.max(0, now() - since));
  };
  // It was in sight all the while, or being seen tells how long it was not.
  const turnedTo = () => woke(0);
  const seen = () => (document.visibilityState === 'hidden' ? leave() : back());
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('focus', turnedTo);
  window.addEventListener('offline', leave);
  window.addEventListener('online', back);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('focus', turnedTo);
    window.removeEventListener('offline', leave);
    window.removeEventListener('online', back);
  };
}
