import { byText } from '@/lib/text';
import type { Lookup } from '@/model/facts';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';

/** One choice of a facet. */
export interface FacetValue {
  readonly value: string;
  readonly label: string;
}

/** A way to narrow a list: status, zone, type, group. */
export interface Facet<K extends Kind> {
  /** Unique in its list, and not one of `q`, `sort`, `page`, `view`: its name in the address. */
  readonly id: string;
  readonly label: string;
  /** The values of one record; it is shown when any of them is chosen. */
  valuesOf(record: Records[K], lookup: Lookup): readonly FacetValue[];
}

/** A choice and how many records have it. */
export interface FacetOption extends FacetValue {
  readonly count: number;
}

/** The choices that the records offer, by label; those chosen are there even if none has them. */
export function facetOptions<R>(
  records: readonly R[],
  valuesOf: (record: R) => readonly FacetValue[],
  chosen: readonly string[],
): readonly FacetOption[] {
  const options = new Map<string, { value: string; label: string; count: number }>();
  for (const record of records) {
    for (const { value, label } of valuesOf(record)) {
      const option = options.get(value);
      if (option === undefined) options.set(value, { value, label, count: 1 });
      else option.count += 1;
    }
  }
  for (const value of chosen) {
    if (!options.has(value)) options.set(value, { value, label: value, count: 0 });
  }
  return [...options.values()].sort((one, other) => byText(one.label, other.label));
}
