import type { AttentionFacts, Named } from '@/model/attention/attention';
import type { Billing } from '@/model/billing/billing';
import type { Kind } from '@/model/kinds';

const NOW = Date.parse('2026-11-23T12:00:00Z');
export const ACCOUNT = 'acc-aaaaa';

const DAY_MS = 86_400_000;

/** Returns the time that many days and milliseconds before now. */
export const daysAgo = (days: number, more = 0): string =>
  new Date(NOW - days * DAY_MS - more).toISOString();

interface Given {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** Sets up an account with these records only. */
export function factsWith(
  records: { readonly [K in Kind]?: readonly Given[] },
  billing?: Partial<Billing>,
): AttentionFacts {
  const of = (kind: Kind) => records[kind] ?? [];
  return {
    account: ACCOUNT,
    now: NOW,
    get: (kind, id) => of(kind).find((each) => each.id === id) as never,
    list: (kind) => of(kind) as never,
    billing: billing as Billing | undefined,
  };
}

/** The words of a sentence, each record by its id. */
export const textOf = (words: readonly (string | Named)[]): string =>
  words.map((word) => (typeof word === 'string' ? word : word.id)).join('');
