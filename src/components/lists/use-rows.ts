import { useMemo } from 'react';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import type { RecordLookup } from '../store/lookup';
import { makeListRows, type ListParts, type ListRows } from './list-rows';
import type { ListState } from './list-state';
import { useWarmIndex } from './use-warm-index';

/** The rows of a list on the screen. */
export interface Rows<K extends Kind> {
  readonly rows: ListRows<K>;
  /** Sorted, and filtered by what was chosen. */
  readonly matching: readonly Records[K][];
}

/** Sorts and filters; what was sorted stays so while only the filter changes. */
export function useRows<K extends Kind>(
  { columns, facets, searchText }: ListParts<K>,
  records: readonly Records[K][],
  state: ListState,
  lookup: RecordLookup,
): Rows<K> {
  const rows = useMemo(
    () => makeListRows({ columns, facets, searchText }),
    [columns, facets, searchText],
  );
  useWarmIndex(rows, records, lookup);
  const { sort, search, facets: chosen } = state;
  const sorted = useMemo(() => rows.sorted(records, sort, lookup), [rows, records, sort, lookup]);
  const matching = useMemo(
    () => rows.matching(sorted, { search, facets: chosen }, lookup),
    [rows, sorted, search, chosen, lookup],
  );
  return { rows, matching };
}
