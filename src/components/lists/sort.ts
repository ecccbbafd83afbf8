import { byText } from '@/lib/text';
import type { SortDirection } from './list-state';

type Key = string | number;

function isMissing(key: Key): boolean {
  return key === '' || Number.isNaN(key);
}

function compare(one: Key, other: Key): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return byText(String(one), String(other));
}

/**
 * Keys are computed once per record. Stable, and without a key last, in both directions; an order
 * `near` the result saves comparisons.
 */
export function sortOrder<R>(
  records: readonly R[],
  keyOf: (record: R) => Key,
  direction: SortDirection,
  near?: readonly number[],
): readonly number[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const keyed = records.map((record, place) => {
    const key = keyOf(record);
    return { place, key, missing: isMissing(key) };
  });
  const begun = near === undefined ? keyed : inOrder(keyed, near);
  const sorted = begun.toSorted((one, other) => {
    if (one.missing !== other.missing) return Number(one.missing) - Number(other.missing);
    const order = one.missing ? 0 : sign * compare(one.key, other.key);
    return order === 0 ? one.place - other.place : order;
  });
  return sorted.map(({ place }) => place);
}

export function inOrder<R>(items: readonly R[], places: readonly number[]): readonly R[] {
  const ordered: R[] = [];
  for (const place of places) {
    const item = items[place];
    if (item !== undefined) ordered.push(item);
  }
  return ordered;
}
