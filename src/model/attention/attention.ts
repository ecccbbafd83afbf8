import type { Billing } from '@/model/billing/billing';
import type { Lookup } from '@/model/facts';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records/records';

export interface Named {
  readonly kind: Kind;
  readonly id: string;
}

/** A sentence without its full stop. */
export type Words = readonly (string | Named)[];

export type AttentionAction =
  | { readonly label: string; readonly to: string }
  | (Named & { readonly verb: 'similar' | 'delete' | 'snapshot' });

export interface Attention {
  readonly key: string;
  readonly tone: 'error' | 'warning';
  readonly words: Words;
  readonly detail?: string | undefined;
  /** Absent if only waiting helps. */
  readonly action?: AttentionAction | undefined;
}

export type AttentionSource = Kind | 'billing';

export interface AttentionFacts extends Lookup {
  readonly account: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  list<K extends Kind>(kind: K): readonly Records[K][];
  readonly billing: Billing | undefined;
}

export interface Check {
  /** All is well only once all of these are read. */
  readonly sources: readonly AttentionSource[];
  readonly find: (facts: AttentionFacts) => readonly Attention[];
  readonly unjudged?: (facts: AttentionFacts) => readonly Named[];
}

/** Items shown per check and kind; the others are counted. */
const MOST = 3;

export function namesOf(records: readonly Named[], most = MOST): Words {
  const named = records.slice(0, most);
  const more = records.length - named.length;
  const words = more > 0 ? [...named, `${String(more)} more`] : named;
  return words.flatMap((word, index) => {
    if (index === 0) return [word];
    return [index === words.length - 1 ? ' and ' : ', ', word];
  });
}

export function withRest<T>(
  found: readonly T[],
  show: (each: T) => Attention,
  rest: (count: number) => Attention,
): readonly Attention[] {
  const shown = found.length > MOST + 1 ? found.slice(0, MOST) : found;
  const more = found.length - shown.length;
  return [...shown.map(show), ...(more > 0 ? [rest(more)] : [])];
}
