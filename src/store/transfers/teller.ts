import { rateOf, withSample } from '@/model/upload/progress';
import type { Change, Transfer } from './transfers-slice';

export interface TellerOptions {
  /** The steady clock. */
  readonly now: () => number;
  readonly state: () => { readonly isSending: boolean; readonly isHeld: boolean };
  readonly onChange: (change: Change) => void;
}

/** Gathers changes, because a browser reports progress hundreds of times a second. */
interface Teller {
  changed(id: string, change: Partial<Transfer>): void;
  /** Adds bytes that have been sent. */
  sent(bytes: number): void;
  soon(): void;
  end(): void;
}

const GATHERED_MS = 100;
/** Interval in ms of reporting the rate while nothing moves. */
const TICK_MS = 1000;

export function createTeller({ now, state, onChange }: TellerOptions): Teller {
  let files = new Map<string, Partial<Transfer>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tick: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;
  let total = 0;
  let samples: Parameters<typeof rateOf>[0] = [];

  function tell() {
    clearTimeout(timer);
    clearTimeout(tick);
    timer = undefined;
    const { isSending, isHeld } = state();
    samples = isSending ? withSample(samples, { at: now(), total }) : [];
    const told = files;
    files = new Map();
    if (isSending && !hasEnded) tick = setTimeout(tell, TICK_MS);
    onChange({ files: Object.fromEntries(told), rate: rateOf(samples), isHeld });
  }

  function soon() {
    if (!hasEnded) timer ??= setTimeout(tell, GATHERED_MS);
  }

  return {
    changed: (id, change) => {
      files.set(id, { ...files.get(id), ...change });
      soon();
    },
    sent: (bytes) => {
      // A new try may go back.
      total += Math.max(0, bytes);
    },
    soon,
    end: () => {
      hasEnded = true;
      clearTimeout(timer);
      clearTimeout(tick);
    },
  };
}
