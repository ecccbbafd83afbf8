import type { Lookup } from '@/model/facts';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import { sameValue } from '@/lib/same-value';
import { type RecordLookup, TrackedLookup } from '../store/lookup';
import { type Column, unreadCell } from './column';
import type { Facet, FacetValue } from './facet';
import { matchingFacet, matchingTerms, narrows, searchTerms } from './filter';
import type { ListState, Sort } from './list-state';
import { inOrder, sortOrder } from './sort';

/** What a list is made of, as far as its rows go. */
export interface ListParts<K extends Kind> {
  readonly columns: readonly Column<K>[];
  readonly facets: readonly Facet<K>[];
  /** Everything that the keyword filter looks through, in lower case. */
  readonly searchText: (record: Records[K], lookup: Lookup) => string;
}

/** Sorts and filters the rows of one list, remembering what it worked out for each record. */
export interface ListRows<K extends Kind> {
  sorted(records: readonly Records[K][], sort: Sort, lookup: RecordLookup): readonly Records[K][];
  /** In the order given: a keystroke filters what is sorted already. */
  matching(
    records: readonly Records[K][],
    state: Pick<ListState, 'search' | 'facets'>,
    lookup: RecordLookup,
  ): readonly Records[K][];
  /** Everything that the keyword filter looks through of one record. */
  text(record: Records[K], lookup: RecordLookup): string;
  values(facet: string, record: Records[K], lookup: RecordLookup): readonly FacetValue[];
}

/**
 * Remembers what was worked out from a record and from those that it refers to, for as long as none
 * of them changes. A keystroke over ten thousand rows then costs one comparison a row; a server
 * group renamed by somebody else makes only its own servers be worked out again.
 */
function recordMemo<R extends object, V>(
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

/** What was matched last, so that the next letter looks only through what the last one left. */
interface Matched<R> {
  readonly records: readonly R[];
  readonly lookup: RecordLookup;
  readonly facets: ListState['facets'];
  /** Those that have what is chosen in the facets. */
  readonly chosen: readonly R[];
  readonly terms: readonly string[];
  readonly found: readonly R[];
}

/** What was sorted last: after a change to one record nearly everything stands where it did. */
interface Sorted {
  readonly records: readonly { readonly id: string }[];
  readonly order: readonly number[];
}

function isSameList(one: Sorted['records'], other: Sorted['records']): boolean {
  return one.length === other.length && one.every(({ id }, at) => id === other[at]?.id);
}

/** Made once per list on the screen, since it holds what it remembers. */
export function makeListRows<K extends Kind>(parts: ListParts<K>): ListRows<K> {
  const textOf = recordMemo((record: Records[K], lookup) => parts.searchText(record, lookup));
  const keys = new Map(
    parts.columns.map((column) => [
      column.id,
      // What could not be read stands with what has no key.
      recordMemo((record: Records[K], lookup) =>
        unreadCell(column, record, lookup) ? '' : (column.sortBy?.(record, lookup) ?? ''),
      ),
    ]),
  );
  const facets = new Map(
    parts.facets.map((facet) => [
      facet.id,
      recordMemo((record: Records[K], lookup) => facet.valuesOf(record, lookup)),
    ]),
  );
  const values: ListRows<K>['values'] = (facet, record, lookup) =>
    facets.get(facet)?.(record, lookup) ?? [];

  const inFacets: ListRows<K>['matching'] = (records, { facets: chosen }, lookup) =>
    Object.entries(chosen).reduce(
      (rest, [facet, wanted]) =>
        matchingFacet(rest, wanted, (record) => values(facet, record, lookup)),
      records,
    );
  let last: Matched<Records[K]> | undefined;
  let lastSorted: Sorted = { records: [], order: [] };

  return {
    values,
    text: textOf,
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
