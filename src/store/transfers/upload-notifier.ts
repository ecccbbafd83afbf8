import { rateOf, withSample } from '@/model/upload/item';
import type { Change, Transfer } from './transfers-slice';

interface NotifierOptions {
  readonly now: () => number;
  readonly state: () => { readonly isSending: boolean; readonly isHeld: boolean };
  readonly onChange: (change: Change) => void;
}

const CHANGES_MS = 100;
const TICK_MS = 1000;

/** Gathers changes, because a browser reports progress hundreds of times a second. */
export function createUploadNotifier({ now, state, onChange }: NotifierOptions) {
  let files = new Map<string, Transfer | undefined>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tick: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;
  let total = 0;
  let samples: Parameters<typeof rateOf>[0] = [];

  function flush() {
    clearTimeout(timer);
    clearTimeout(tick);
    timer = undefined;
    if (hasEnded) return;
    const { isSending, isHeld } = state();
    samples = isSending ? withSample(samples, { at: now(), total }) : [];
    const changed = files;
    files = new Map();
    if (isSending) tick = setTimeout(flush, TICK_MS);
    onChange({ files: Object.fromEntries(changed), rate: rateOf(samples), isHeld });
  }

  function soon() {
    if (!hasEnded) timer ??= setTimeout(flush, CHANGES_MS);
  }

  return {
    changed(id: string, transfer: Transfer | undefined) {
      files.set(id, transfer);
      soon();
    },
    sent(bytes: number) {
      // A new try may go back.
      total += Math.max(0, bytes);
    },
    flush,
    soon,
    end() {
      hasEnded = true;
      clearTimeout(timer);
      clearTimeout(tick);
    },
  };
}

export interface Arrivals {
  readonly account: string;
  readonly container: string;
  readonly objects: readonly string[];
  /** True if segments were created, in a container of their own. */
  readonly isLarge: boolean;
}

/** Interval in ms of reports: dozens of small files a second must not each read the listing. */
const ARRIVALS_MS = 1000;

export function createArrivals(onArrived: (arrivals: Arrivals) => void) {
  const pending = new Map<string, Arrivals>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  function report(key: string) {
    timers.delete(key);
    const arrived = pending.get(key);
    if (arrived === undefined) return;
    pending.delete(key);
    timers.set(
      key,
      setTimeout(() => report(key), ARRIVALS_MS),
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
      if (!timers.has(key)) report(key);
    },
    end() {
      timers.forEach((timer) => clearTimeout(timer));
    },
  };
}
