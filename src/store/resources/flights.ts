import { call, type Saga } from '../sagas/effects';

interface Flight {
  /** The read under way is too old for a caller: repeat it. */
  again: boolean;
  /** Resolves with whether it ended normally. */
  readonly landed: Promise<boolean>;
}

/** One read per name: a second caller leaves it at that, or has it repeated and waits. */
export class Flights {
  readonly #flights = new Map<string, Flight>();

  /** @param fresh the read under way is too old and must be repeated */
  *fly(name: string, fresh: boolean, read: () => Saga): Saga {
    for (;;) {
      const other = this.#flights.get(name);
      if (other === undefined) break;
      if (!fresh) return;
      other.again = true;
      if (yield* call(() => other.landed)) return;
    }
    yield* this.#lead(name, read);
  }

  *#lead(name: string, read: () => Saga): Saga {
    let land: (isDone: boolean) => void = () => undefined;
    const flight: Flight = {
      again: false,
      landed: new Promise((resolve) => {
        land = resolve;
      }),
    };
    this.#flights.set(name, flight);
    let isDone = false;
    try {
      do {
        flight.again = false;
        yield* read();
      } while (flight.again);
      isDone = true;
    } finally {
      this.#flights.delete(name);
      // Callers that waited for a read that was cancelled or threw start their own.
      land(isDone);
    }
  }
}
