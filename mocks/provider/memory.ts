import type { OpenConsole } from '@mocks/provider/consoles';
import type { KnownPayments } from '@mocks/provider/payments';
import type { Remembered } from '@mocks/provider/repeated';
import type { Session } from '@mocks/provider/sessions';

/** What a provider knows beside its world: data without any code, which can be kept as it is. */
export interface Memory {
  sessions: Map<string, Session>;
  consoles: Map<string, OpenConsole>;
  payments: KnownPayments;
  underWay: Map<string, string>;
  /** Answers to requests with an `Idempotency-Key`, by user and key. */
  answered: Map<string, Remembered>;
  /** Of the last id that was given out. */
  lastNumber: number;
}

export const newMemory = (): Memory => ({
  sessions: new Map(),
  consoles: new Map(),
  payments: { methods: new Map(), intents: new Map() },
  underWay: new Map(),
  answered: new Map(),
  lastNumber: 36 ** 4 * 20,
});
