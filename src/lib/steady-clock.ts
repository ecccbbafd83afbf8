/**
 * A clock that keeps pace with the wall clock, the machine's sleep included, and never goes back: when
 * that is set back, this one goes on from just after where it was. It tells what was before what;
 * times that people see and that sessions end at are the wall clock's. (`performance.now()` stands
 * still in some browsers while the machine sleeps.)
 *
 * @param wall milliseconds since the epoch
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
