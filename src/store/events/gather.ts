/** How long events are gathered before they are looked at (spec 3 §4). */
const GATHER_MS = 250;

export interface Gatherer<T> {
  add(item: T): void;
  /** What has been gathered so far is lost. */
  stop(): void;
}

/** Hands on what arrives, all of 250 ms at a time, so that a flood of events stays cheap. */
export function createGatherer<T>(hand: (items: readonly T[]) => void): Gatherer<T> {
  let items: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add(item) {
      items.push(item);
      timer ??= setTimeout(() => {
        const gathered = items;
        items = [];
        timer = undefined;
        hand(gathered);
      }, GATHER_MS);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      items = [];
    },
  };
}
