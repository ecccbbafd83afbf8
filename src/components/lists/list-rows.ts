import { type RecordLookup, recordMemo } from '@/components/scope/data/lookup';
import { sameValue } from '@/lib/same-value';
import { byText } from '@/lib/text';
import { searchText } from '@/model/search-text';
import { titleOf } from '@/model/title';
import {
  type FacetValue,
  type Listable,
  type ResourceListProps,
  unreadableCell,
} from './list-props';
import type { ListState, Sort, SortDirection } from './list-state';

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

export function searchTerms(search: string): readonly string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean);
}

/** True if each match of the later terms also matches the earlier. */
function narrows(earlier: readonly string[], later: readonly string[]): boolean {
  return earlier.every((term) => later.some((longer) => longer.includes(term)));
}

/** Keeps the records with all terms. Search texts are in lower case. */
export function matchingTerms<R>(
  records: readonly R[],
  terms: readonly string[],
  textOf: (record: R) => string,
): readonly R[] {
  if (terms.length === 0) return records;
  return records.filter((record) => {
    const text = textOf(record);
    return terms.every((term) => text.includes(term));
  });
}

/** Puts the records with the most terms in their names first, and keeps the order otherwise. */
export function namedFirst<R extends Listable>(
  records: readonly R[],
  terms: readonly string[],
): readonly R[] {
  const counted = records.map((record) => {
    const name = titleOf(record).toLowerCase();
    return { record, hits: terms.filter((term) => name.includes(term)).length };
  });
  return counted.toSorted((one, other) => other.hits - one.hits).map(({ record }) => record);
}

export function matchingFacet<R>(
  records: readonly R[],
  chosen: readonly string[],
  valuesOf: (record: R) => readonly FacetValue[],
): readonly R[] {
  if (chosen.length === 0) return records;
  const wanted = new Set(chosen);
  return records.filter((record) => valuesOf(record).some(({ value }) => wanted.has(value)));
}

export interface FacetOption extends FacetValue {
  readonly count: number;
}

/** Choices by label, including chosen ones without records. */
export function facetOptions<R>(
  records: readonly R[],
  chosen: readonly string[],
  valuesOf: (record: R) => readonly FacetValue[],
  lastFirst = false,
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
  return [...options.values()].sort((one, other) =>
    lastFirst ? byText(other.value, one.value) : byText(one.label, other.label),
  );
}

export type ListParts<R extends Listable> = Required<
  Pick<ResourceListProps<R>, 'columns' | 'facets' | 'searchFields'>
>;

export interface ListRows<R extends Listable> {
  sorted(records: readonly R[], sort: Sort, lookup: RecordLookup): readonly R[];
  matching(
    records: readonly R[],
    state: Pick<ListState, 'search' | 'facets'>,
    lookup: RecordLookup,
  ): readonly R[];
  options(
    facet: string,
    records: readonly R[],
    chosen: readonly string[],
    lookup: RecordLookup,
  ): readonly FacetOption[];
  text(record: R, lookup: RecordLookup): string;
}

/** The last search. One more letter searches only its matches. */
interface Matched<R> {
  readonly records: readonly R[];
  readonly lookup: RecordLookup;
  readonly facets: ListState['facets'];
  readonly chosen: readonly R[];
  readonly terms: readonly string[];
  readonly found: readonly R[];
}

/** The last order, as most rows keep their place after a change. */
interface Sorted {
  readonly records: readonly { readonly id: string }[];
  readonly order: readonly number[];
}

function isSameList(one: Sorted['records'], other: Sorted['records']): boolean {
  return one.length === other.length && one.every(({ id }, at) => id === other[at]?.id);
}

function makeMemos<R extends Listable>(parts: ListParts<R>) {
  const textOf = recordMemo((record: R, lookup) => searchText(parts.searchFields(record, lookup)));
  const keys = new Map(
    parts.columns.map((column) => [
      column.id,
      // An unreadable field sorts as missing.
      recordMemo((record: R, lookup) =>
        unreadableCell(column, record, lookup) ? '' : (column.sortBy?.(record, lookup) ?? ''),
      ),
    ]),
  );
  const facets = new Map(
    parts.facets.map((facet) => [
      facet.id,
      recordMemo((record: R, lookup) => facet.valuesOf(record, lookup)),
    ]),
  );
  return { textOf, keys, facets };
}

/** Caches by columns, so that a return to a list finds them. Entries are freed with the records. */
const MEMOS = new WeakMap<object, { readonly parts: object; readonly memos: unknown }>();

function memosOf<R extends Listable>(parts: ListParts<R>): ReturnType<typeof makeMemos<R>> {
  const { columns, facets, searchFields } = parts;
  const known = MEMOS.get(columns);
  if (known !== undefined && sameValue(known.parts, { facets, searchFields })) {
    // Columns belong to one kind of record, and so does their cache.
    return known.memos as ReturnType<typeof makeMemos<R>>;
  }
  const memos = makeMemos(parts);
  MEMOS.set(columns, { parts: { facets, searchFields }, memos });
  return memos;
}

/** Create one for each list on the screen: it holds the list's last rows. */
export function makeListRows<R extends Listable>(parts: ListParts<R>): ListRows<R> {
  const { textOf, keys, facets } = memosOf(parts);
  const lastFirst = new Set(parts.facets.filter((facet) => facet.lastFirst).map(({ id }) => id));
  const valuesIn = (facet: string, lookup: RecordLookup) => (record: R) =>
    facets.get(facet)?.(record, lookup) ?? [];

  const inFacets: ListRows<R>['matching'] = (records, { facets: chosen }, lookup) =>
    Object.entries(chosen).reduce(
      (rest, [facet, wanted]) => matchingFacet(rest, wanted, valuesIn(facet, lookup)),
      records,
    );
  let last: Matched<R> | undefined;
  let lastSorted: Sorted = { records: [], order: [] };

  return {
    text: textOf,
    options: (facet, records, chosen, lookup) =>
      facetOptions(records, chosen, valuesIn(facet, lookup), lastFirst.has(facet)),
    sorted: (records, { column, direction }, lookup) => {
      const keyOf = keys.get(column);
      if (keyOf === undefined) return records;
      const near = isSameList(lastSorted.records, records) ? lastSorted.order : undefined;
      const order = sortOrder(records, (record) => keyOf(record, lookup), direction, near);
      lastSorted = { records, order };
      return inOrder(records, order);
    },
    matching: (records, state, lookup) => {
      const terms = searchTerms(state.search);
      const known =
        last?.records === records && last.lookup === lookup && sameValue(last.facets, state.facets)
          ? last
          : undefined;
      if (known !== undefined && sameValue(known.terms, terms)) return known.found;
      const chosen = known?.chosen ?? inFacets(records, state, lookup);
      const from = known !== undefined && narrows(known.terms, terms) ? known.found : chosen;
      const found = matchingTerms(from, terms, (record) => textOf(record, lookup));
      last = { records, lookup, facets: state.facets, chosen, terms, found };
      return found;
    },
  };
}
