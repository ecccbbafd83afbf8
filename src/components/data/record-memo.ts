import type { Lookup } from '@/model/facts';
import { type RecordLookup, TrackedLookup } from './lookup';

/**
 * Caches a value by the record and the records that it used, until one of them changes: a keystroke
 * over ten thousand rows costs a comparison each, and a renamed group only its own servers.
 */
export function recordMemo<R extends object, V>(
  compute: (record: R, lookup: Lookup) => V,
): (record: R, lookup: RecordLookup) => V {
  const entries = new WeakMap<R, { readonly lookup: TrackedLookup; readonly value: V }>();
  return (record, lookup) => {
    const known = entries.get(record);
    if (known?.lookup.follow(lookup) === true) return known.value;
    const tracked = new TrackedLookup(lookup);
    const value = compute(record, tracked);
    entries.set(record, { lookup: tracked, value });
    return value;
  };
}
