import { call, type Saga } from '../sagas/effects';

interface InFlightRead {
  /** The read under way is too old for a caller: repeat it. */
  again: boolean;
  /** Resolves with whether it ended normally. */
  readonly done: Promise<boolean>;
}

/** One read per name: a second caller waits for it, or has it repeated. */
export class InFlightReads {
  readonly #reads = new Map<string, InFlightRead>();

  /** @param fresh the read under way is too old and must be repeated */
  *read(name: string, fresh: boolean, read: () => Saga): Saga {
    for (;;) {
      const other = this.#reads.get(name);
      if (other === undefined) break;
      if (fresh) other.again = true;
      if (yield* call(() => other.done)) return;
    }
    yield* this.#start(name, read);
  }

  *#start(name: string, read: () => Saga): Saga {
    let finish: (isDone: boolean) => void = () => undefined;
    const entry: InFlightRead = {
      again: false,
      done: new Promise((resolve) => {
        finish = resolve;
      }),
    };
    this.#reads.set(name, entry);
    let isDone = false;
    try {
      do {
        entry.again = false;
        yield* read();
      } while (entry.again);
      isDone = true;
    } finally {
      this.#reads.delete(name);
      // Callers that waited for a read that was cancelled or threw start their own.
      finish(isDone);
    }
  }
}
