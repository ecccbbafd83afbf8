import type { Billing } from '@/model/billing/billing';
import type { Lookup } from '@/model/facts';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records/records';

/** A record within a sentence, shown with its usual name and link. */
export interface Named {
  readonly kind: Kind;
  readonly id: string;
}

/** A sentence without its full stop. */
export type Words = readonly (string | Named)[];

/** A way to act on it: a screen, or a verb of a record. */
export type AttentionAction =
  | { readonly label: string; readonly to: string }
  | (Named & { readonly verb: 'delete' | 'snapshot' });

/** Something that needs somebody's attention. */
export interface Attention {
  /** Unique among all. */
  readonly key: string;
  readonly tone: 'error' | 'warning';
  readonly words: Words;
  readonly detail?: string | undefined;
  /** Absent if only waiting helps. */
  readonly action?: AttentionAction | undefined;
}

/** Data that a check reads. */
export type AttentionSource = Kind | 'billing';

/** Input of the checks. */
export interface AttentionFacts extends Lookup {
  readonly account: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Records of the account that have been read. */
  list<K extends Kind>(kind: K): readonly Records[K][];
  /** Undefined unless it is read. */
  readonly billing: Billing | undefined;
}

/** A search for one type of problem. */
export interface Check {
  /** All is well only once all of these are read. */
  readonly sources: readonly AttentionSource[];
  readonly find: (facts: AttentionFacts) => readonly Attention[];
  /** Lists records that lack the data to judge them. */
  readonly unjudged?: (facts: AttentionFacts) => readonly Named[];
}

/** Items shown per check and kind; the others are counted. */
const MOST = 3;

/** Names the first of some records and counts the rest: 'web-1, web-2 and 10 more'. */
export function namesOf(records: readonly Named[], most = MOST): Words {
  const named = records.slice(0, most);
  const more = records.length - named.length;
  const words = more > 0 ? [...named, `${String(more)} more`] : named;
  return words.flatMap((word, index) => {
    if (index === 0) return [word];
    return [index === words.length - 1 ? ' and ' : ', ', word];
  });
}

/** Shows the first items, and one that counts the others. */
export function withRest<T>(
  found: readonly T[],
  show: (each: T) => Attention,
  rest: (count: number) => Attention,
): readonly Attention[] {
  const shown = found.length > MOST + 1 ? found.slice(0, MOST) : found;
  const more = found.length - shown.length;
  return [...shown.map(show), ...(more > 0 ? [rest(more)] : [])];
}
