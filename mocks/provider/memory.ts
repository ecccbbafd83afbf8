import type { OpenConsole } from '@mocks/provider/consoles';
import type { KnownPayments } from '@mocks/provider/payments';
import type { Remembered } from '@mocks/provider/repeated';

/** A provider's state beside its world: plain data, so that it can be stored unchanged. */
export interface Memory {
  consoles: Map<string, OpenConsole>;
  payments: KnownPayments;
  /** Answers to requests with an `Idempotency-Key`, by user and key. */
  answered: Map<string, Remembered>;
  /** The number of the last id. */
  lastNumber: number;
  /** The number of the last job. */
  lastJob: number;
}

export const newMemory = (): Memory => ({
  consoles: new Map(),
  payments: { methods: new Map(), intents: new Map() },
  answered: new Map(),
  lastNumber: 36 ** 4 * 20,
  lastJob: 0,
});
