import { realClock, type Clock } from '@mocks/provider/clock';

/** The machine's clock, which can show another time while a function runs. */
export interface DemoClock extends Clock {
  /** Runs `run` as if it were that time, in milliseconds since 1970. */
  at<Result>(time: number, run: () => Result): Result;
}

export function demoClock(): DemoClock {
  const real = realClock();
  let pretended: number | null = null;
  return {
    now: () => pretended ?? real.now(),
    after: (milliseconds, run) => real.after(milliseconds, run),
    at(time, run) {
      const before = pretended;
      pretended = time;
      try {
        return run();
      } finally {
        pretended = before;
      }
    },
  };
}
