import { useEffect, useMemo } from 'react';
import type { RecordLookup } from '@/components/scope/data/lookup';
import { standBack } from '@/lib/pause';
import type { Listable } from './list-props';
import { makeListRows, type ListParts, type ListRows } from './list-rows';
import type { ListState } from './list-state';

/** Delay in ms: painting comes first. */
const AFTER_MS = 200;
const SLICE_MS = 6;

/**
 * Builds search texts while idle, so that the first keystroke over ten thousand rows is not slow.
 */
export function useWarmIndex<R extends Listable>(
  rows: ListRows<R>,
  records: readonly R[],
  lookup: RecordLookup,
): void {
  useEffect(() => {
    let next = 0;
    let ended = false;
    const work = () => {
      const end = performance.now() + SLICE_MS;
      for (; next < records.length && performance.now() < end; next += 1) {
        const record = records[next];
        if (record !== undefined) rows.text(record, lookup);
      }
      if (next < records.length) void standBack().then(goOn);
    };
    const goOn = () => {
      if (!ended) work();
    };
    const timer = setTimeout(work, AFTER_MS);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [rows, records, lookup]);
}

export interface Rows<R extends Listable> {
  readonly rows: ListRows<R>;
  readonly matching: readonly R[];
}

export function useRows<R extends Listable>(
  { columns, facets, searchFields }: ListParts<R>,
  records: readonly R[],
  state: ListState,
  lookup: RecordLookup,
): Rows<R> {
  const rows = useMemo(
    () => makeListRows({ columns, facets, searchFields }),
    [columns, facets, searchFields],
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
