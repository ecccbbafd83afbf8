import { formatSize } from '@/lib/sizes';
import type { Facts, Lookup } from '@/model/facts';
import type { SelectionVerb } from '@/model/verb';
import { verbReason } from './verb-reason';
import { words } from './words';

interface LeftOut<R> {
  readonly record: R;
  readonly reason: string;
}

export interface BulkPlan<R> {
  readonly included: readonly R[];
  readonly leftOut: readonly LeftOut<R>[];
}

function reasonFor<R>(record: R, verb: SelectionVerb<R>, facts: Facts): string | undefined {
  const reason = verbReason(record, verb, facts, verb.ruleForMany);
  if (reason !== undefined) return reason;
  return verb.shown?.(record, facts) === false ? words.plan.nothingToDo : undefined;
}

export function planBulk<R>(
  records: readonly R[],
  verb: SelectionVerb<R>,
  facts: Facts,
): BulkPlan<R> {
  const included: R[] = [];
  const leftOut: LeftOut<R>[] = [];
  for (const record of records) {
    const reason = reasonFor(record, verb, facts);
    if (reason === undefined) included.push(record);
    else leftOut.push({ record, reason });
  }
  return { included, leftOut };
}

/** Undefined if any record allows the verb (docs/product/servers.md#bulk-eligible). */
export function bulkReason<R>(
  records: readonly R[],
  verb: SelectionVerb<R>,
  facts: Facts,
): string | undefined {
  const reasons = new Set<string>();
  for (const record of records) {
    const reason = reasonFor(record, verb, facts);
    if (reason === undefined) return undefined;
    reasons.add(reason);
  }
  const [only] = reasons;
  if ((records.length === 1 || facts.offline) && only !== undefined) return only;
  return words.plan.noneAllows;
}

/** See docs/product/limits.md#bulk-word. */
const MANY = 10;

export function isMany(records: readonly unknown[]): boolean {
  return records.length > MANY;
}

/** The text to type as confirmation (docs/product/servers.md#typed-word). */
export function phraseFor(word: string, records: readonly unknown[]): string {
  return isMany(records) ? words.plan.phrase(word, records.length) : word;
}

/** True if the phrase was typed. Ignores spaces around it and commas in its number. */
export function isPhrase(typed: string, phrase: string): boolean {
  return typed.trim().replaceAll(',', '') === phrase;
}

export interface Summed<R> {
  /** Shown after the size if there is room: '12 GB RAM'. */
  readonly unit?: string;
  /** Bytes; undefined until known. */
  readonly bytes: (record: R, facts: Lookup) => number | undefined;
}

interface SelectionSum {
  readonly size: string;
  readonly unit: string | undefined;
}

/** Adds up the records. Undefined for a single record, or if one size is unknown. */
export function selectionSum<R>(
  { unit, bytes }: Summed<R>,
  records: readonly R[],
  facts: Lookup,
): SelectionSum | undefined {
  if (records.length < 2) return undefined;
  let all = 0;
  for (const record of records) {
    const more = bytes(record, facts);
    if (more === undefined) return undefined;
    all += more;
  }
  return { size: formatSize(all), unit };
}
