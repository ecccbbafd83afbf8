import type { Billing } from '@/model/billing/billing';
import type { Lookup } from '@/model/facts';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';

/** A record within a sentence, which is called and linked as everywhere. */
export interface Named {
  readonly kind: Kind;
  readonly id: string;
}

/** A sentence without its full stop. */
export type Words = readonly (string | Named)[];

/** What can be done about it: a screen, or a verb of a record. */
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
  /** Absent where nothing but waiting helps. */
  readonly action?: AttentionAction | undefined;
}

/** What a check looks at. */
export type AttentionSource = Kind | 'billing';

/** What checks may use. */
export interface AttentionFacts extends Lookup {
  readonly account: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Those of the account, as far as they are read. */
  list<K extends Kind>(kind: K): readonly Records[K][];
  /** Undefined unless it is read. */
  readonly billing: Billing | undefined;
}

/** Looks for one sort of trouble. */
export interface Check {
  /** Nobody can say that all is well before all of these are read. */
  readonly sources: readonly AttentionSource[];
  readonly find: (facts: AttentionFacts) => readonly Attention[];
  /** Those that cannot be judged, for what it takes is not known of them. */
  readonly unjudged?: (facts: AttentionFacts) => readonly Named[];
}

/** Of one check and kind, the others are counted. */
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

/** The first of what was found, and one for all others. */
export function withRest<T>(
  found: readonly T[],
  show: (each: T) => Attention,
  rest: (count: number) => Attention,
): readonly Attention[] {
  const shown = found.length > MOST + 1 ? found.slice(0, MOST) : found;
  const more = found.length - shown.length;
  return [...shown.map(show), ...(more > 0 ? [rest(more)] : [])];
}
