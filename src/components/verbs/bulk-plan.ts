import type { Facts } from '@/model/facts';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import type { BulkVerb } from '@/model/verb';

interface LeftOut<K extends Kind> {
  readonly record: Records[K];
  readonly reason: string;
}

export interface BulkPlan<K extends Kind> {
  readonly included: readonly Records[K][];
  readonly leftOut: readonly LeftOut<K>[];
}

/** By its rule, or because its opposite is meant. */
function reasonFor<K extends Kind>(
  record: Records[K],
  verb: BulkVerb<K>,
  facts: Facts,
): string | undefined {
  const reason = (verb.ruleForMany ?? verb.rule)(record, facts);
  if (reason !== undefined) return reason;
  return verb.shown?.(record) === false ? 'There is nothing to do' : undefined;
}

/** Splits a selection into the records that a verb runs on and those left out. */
export function planBulk<K extends Kind>(
  records: readonly Records[K][],
  verb: BulkVerb<K>,
  facts: Facts,
): BulkPlan<K> {
  const included: Records[K][] = [];
  const leftOut: LeftOut<K>[] = [];
  for (const record of records) {
    const reason = reasonFor(record, verb, facts);
    if (reason === undefined) included.push(record);
    else leftOut.push({ record, reason });
  }
  return { included, leftOut };
}

/** Undefined if a verb runs on any, else why on none (decisions.md). */
export function bulkReason<K extends Kind>(
  records: readonly Records[K][],
  verb: BulkVerb<K>,
  facts: Facts,
): string | undefined {
  const reasons = new Set<string>();
  for (const record of records) {
    const reason = reasonFor(record, verb, facts);
    if (reason === undefined) return undefined;
    reasons.add(reason);
  }
  const [only] = reasons;
  if (records.length === 1 && only !== undefined) return only;
  return 'None of those selected allows this';
}
