import type { SortDirection } from './list-state';

/** Made once: making a collator costs more than sorting a list with it. */
const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

/** Compares as people do: numbers in names by their value, capitals and accents alike. */
export function byText(one: string, other: string): number {
  return collator.compare(one, other);
}

type Key = string | number;

function isMissing(key: Key): boolean {
  return key === '' || Number.isNaN(key);
}

function compare(one: Key, other: Key): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return byText(String(one), String(other));
}

/**
 * Sorts by a key that is worked out once per record. Stable both ways, and what has no key stands
 * last both ways.
 */
export function sortRecords<R>(
  records: readonly R[],
  keyOf: (record: R) => Key,
  direction: SortDirection,
): readonly R[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const keyed = records.map((record) => {
    const key = keyOf(record);
    return { record, key, missing: isMissing(key) };
  });
  keyed.sort((one, other) => {
    if (one.missing || other.missing) return Number(one.missing) - Number(other.missing);
    return sign * compare(one.key, other.key);
  });
  return keyed.map(({ record }) => record);
}
