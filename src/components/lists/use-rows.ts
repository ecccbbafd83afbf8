import { useEffect, useMemo } from 'react';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import type { RecordLookup } from '../store/lookup';
import { makeListRows, type ListParts, type ListRows } from './list-rows';
import type { ListState } from './list-state';

/** In milliseconds; painting comes first. */
const AFTER_MS = 200;
/** In milliseconds. */
const SLICE_MS = 6;

/** Works while idle, so that the first keystroke over ten thousand rows is not slow. */
export function useWarmIndex<K extends Kind>(
  rows: ListRows<K>,
  records: readonly Records[K][],
  lookup: RecordLookup,
): void {
  useEffect(() => {
    let next = 0;
    const work = () => {
      const end = performance.now() + SLICE_MS;
      for (; next < records.length && performance.now() < end; next += 1) {
        const record = records[next];
        if (record !== undefined) rows.text(record, lookup);
      }
      if (next < records.length) timer = setTimeout(work, 0);
    };
    let timer = setTimeout(work, AFTER_MS);
    return () => clearTimeout(timer);
  }, [rows, records, lookup]);
}

export interface Rows<K extends Kind> {
  readonly rows: ListRows<K>;
  readonly matching: readonly Records[K][];
}

/** Only the filter is applied again while it alone changes. */
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
