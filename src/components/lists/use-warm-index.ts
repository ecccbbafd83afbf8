import { useEffect } from 'react';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import type { RecordLookup } from '../store/lookup';
import type { ListRows } from './list-rows';

/** How long after the rows are there the work begins, in milliseconds: painting comes first. */
const AFTER_MS = 200;
/** How long it works at a time, in milliseconds. */
const SLICE_MS = 6;

/**
 * Works out what the keyword filter looks through while nobody waits for it, so that the first
 * keystroke over ten thousand rows costs no more than the second.
 */
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
