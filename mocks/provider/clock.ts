/** The provider's time. All delays and dates use it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `run` once after `milliseconds`. Returns a function that cancels it. */
  after(milliseconds: number, run: () => void): () => void;
  /** Runs `run` as if it were that time, in milliseconds since 1970. */
  at<Result>(time: number, run: () => Result): Result;
}

/** A clock for tests: time stands still until `advance`. */
export interface ManualClock extends Clock {
  /** Advances by `milliseconds` and runs each due timer in order, at its own time. */
  advance(milliseconds: number): void;
}

/** The machine's clock. Its timers do not keep a Node process alive. */
export function realClock(): Clock {
  return {
    ...pretending(() => Date.now()),
    after(milliseconds, run) {
      const timer: unknown = setTimeout(run, milliseconds);
      if (isNodeTimer(timer)) timer.unref();
      return () => clearTimeout(timer as ReturnType<typeof setTimeout>);
    },
  };
}

/** The part of a clock that can show another time while a function runs. */
function pretending(real: () => number): Pick<Clock, 'now' | 'at'> {
  let pretended: number | null = null;
  return {
    now: () => pretended ?? real(),
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

function isNodeTimer(timer: unknown): timer is { unref(): void } {
  return typeof timer === 'object' && timer !== null && 'unref' in timer;
}

/** A clock that starts at `start` (milliseconds since 1970) and moves only by `advance`. */
export function manualClock(start: number): ManualClock {
  let time = start;
  const due: { at: number; run: () => void }[] = [];
  const takeNext = (end: number) => {
    let first = -1;
    for (const [index, timer] of due.entries()) {
      if (timer.at <= end && (first < 0 || timer.at < (due[first]?.at ?? Infinity))) first = index;
    }
    return first < 0 ? undefined : due.splice(first, 1)[0];
  };
  return {
    ...pretending(() => time),
    after(milliseconds, run) {
      const timer = { at: time + milliseconds, run };
      due.push(timer);
      return () => {
        const index = due.indexOf(timer);
        if (index >= 0) due.splice(index, 1);
      };
    },
    advance(milliseconds) {
      const end = time + milliseconds;
      for (let timer = takeNext(end); timer; timer = takeNext(end)) {
        time = Math.max(time, timer.at);
        timer.run();
      }
      time = end;
    },
  };
}
