/**
 * Returns a clock that follows the wall clock but never goes back. It orders events; people see
 * wall time. In some browsers `performance.now()` stops while the machine sleeps.
 * @param wall returns milliseconds since the epoch
 */
export function createSteadyClock(wall: () => number): () => number {
  let ahead = 0;
  let last = 0;
  return () => {
    const now = wall();
    if (now + ahead < last) ahead = last + 1 - now;
    last = now + ahead;
    return last;
  };
}
