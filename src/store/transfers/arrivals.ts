import type { Transfer } from './transfers-slice';

/** What has arrived in a container since that was told last. */
export interface Arrivals {
  readonly account: string;
  readonly container: string;
  readonly objects: readonly string[];
  /** Whether segments came to be, in a container of their own. */
  readonly isLarge: boolean;
}

/** Small files arrive by the dozen each second: their listing is not read for each of them. */
const GATHERED_MS = 1000;

/** Tells the first arrival in a container at once, and those after it together. */
export function createArrivals(onArrived: (arrivals: Arrivals) => void) {
  const pending = new Map<string, Arrivals>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  function tell(key: string) {
    timers.delete(key);
    const arrived = pending.get(key);
    if (arrived === undefined) return;
    pending.delete(key);
    timers.set(
      key,
      setTimeout(() => tell(key), GATHERED_MS),
    );
    onArrived(arrived);
  }

  return {
    add({ account, container, object }: Transfer, isLarge: boolean) {
      const key = `${account}/${container}`;
      const before = pending.get(key);
      pending.set(key, {
        account,
        container,
        objects: [...(before?.objects ?? []), object],
        isLarge: isLarge || before?.isLarge === true,
      });
      if (!timers.has(key)) tell(key);
    },
    end() {
      timers.forEach((timer) => clearTimeout(timer));
    },
  };
}
