import { call, delay, type Saga } from './effects';

/** A pause, so that a recurring defect does not spin (milliseconds). */
export const RESTART_MS = 1000;

export function* restartOnError(work: () => Saga, report: (thrown: unknown) => Saga): Saga {
  for (;;) {
    try {
      // By `call`, not `yield*`: only then do errors of its forks arrive here.
      yield* call(work);
      return;
    } catch (thrown) {
      yield* report(thrown);
      yield* delay(RESTART_MS);
    }
  }
}
