/**
 * Tells when the page comes back: seen again, or the network is there again.
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
  const seen = () => (document.visibilityState === 'hidden' ? leave() : back());
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('offline', leave);
  window.addEventListener('online', back);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('offline', leave);
    window.removeEventListener('online', back);
  };
}
