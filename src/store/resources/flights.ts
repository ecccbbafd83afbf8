import type { Saga } from '../sagas/effects';

/**
 * Reads under way, by name: of one name never two at a time. Who asks again while one is under way
 * either shares it, or has it followed by one more, since what changed after it began isn't in it.
 */
export class Flights {
  readonly #again = new Map<string, boolean>();

  /** @param fresh what is under way is already too old; one more must follow it */
  *fly(name: string, fresh: boolean, read: () => Saga): Saga {
    if (this.#again.has(name)) {
      if (fresh) this.#again.set(name, true);
      return;
    }
    try {
      do {
        this.#again.set(name, false);
        yield* read();
      } while (this.#again.get(name) === true);
    } finally {
      this.#again.delete(name);
    }
  }

  isUnderWay(name: string): boolean {
    return this.#again.has(name);
  }
}
