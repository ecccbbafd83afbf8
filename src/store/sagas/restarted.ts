import { call, delay, type Saga } from './effects';

/** A pause, so that a defect which comes again at once does not spin (milliseconds). */
export const RESTART_MS = 1000;

/**
 * Runs what must outlive a defect of ours: it is told, for it shall not be silent, and the work
 * begins anew.
 *
 * @param tell what says so
 */
export function* restarted(work: () => Saga, tell: (thrown: unknown) => Saga): Saga {
  for (;;) {
    try {
      // Called, not delegated to: what it forks is then its own, and what they throw comes here.
      yield* call(work);
      return;
    } catch (thrown) {
      yield* tell(thrown);
      yield* delay(RESTART_MS);
    }
  }
}
