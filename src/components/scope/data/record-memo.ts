import type { Lookup } from '@/model/facts';
import { findsSame, type Reads, type RecordLookup, TrackedLookup } from './lookup';

/**
 * Marks that replace lookups as keys. A memo that kept its lookup would keep all old records in
 * memory.
 */
const marks = new WeakMap<RecordLookup, object>();

function markOf(lookup: RecordLookup): object {
  const mark = marks.get(lookup) ?? {};
  marks.set(lookup, mark);
  return mark;
}

interface Entry<V> {
  mark: object;
  readonly reads: Reads;
  readonly value: V;
}

/**
 * Caches a value by record until the record or another that it used changes. A keystroke over ten
 * thousand rows costs one comparison each. A renamed group recomputes only its own servers.
 */
export function recordMemo<R extends object, V>(
  compute: (record: R, lookup: Lookup) => V,
): (record: R, lookup: RecordLookup) => V {
  const entries = new WeakMap<R, Entry<V>>();
  return (record, lookup) => {
    const mark = markOf(lookup);
    const known = entries.get(record);
    if (known !== undefined && (known.mark === mark || findsSame(lookup, known.reads))) {
      known.mark = mark;
      return known.value;
    }
    const tracked = new TrackedLookup(lookup);
    const value = compute(record, tracked);
    entries.set(record, { mark, reads: tracked.reads, value });
    return value;
  };
}
