import { call, type Saga } from '../sagas/effects';

interface Flight {
  /** What is under way is already too old for somebody: one more read follows it. */
  again: boolean;
  /** Ends with whether it was flown to its end, the read that follows included. */
  readonly landed: Promise<boolean>;
}

/**
 * Reads under way, by name: of one name never two at a time. Who asks again while one is under way
 * either leaves it at that, or has it followed by one more, since what changed after it began isn't
 * in it, and waits for that.
 */
export class Flights {
  readonly #flights = new Map<string, Flight>();

  /** @param fresh what is under way is already too old; one more must follow it */
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
      // Who waited for one that was cancelled or threw begins anew.
      land(isDone);
    }
  }
}
