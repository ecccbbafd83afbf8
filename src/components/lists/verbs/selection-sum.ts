import { formatSize } from '@/lib/sizes';
import type { Lookup } from '@/model/facts';

export interface Summed<R> {
  /** Shown after the size if there is room: '12 GB RAM'. */
  readonly unit?: string;
  /** Bytes; undefined until known. */
  readonly bytes: (record: R, facts: Lookup) => number | undefined;
}

interface SelectionSum {
  readonly size: string;
  readonly unit: string | undefined;
}

/** Adds up the records. Undefined for a single record, or if one size is unknown. */
export function selectionSum<R>(
  { unit, bytes }: Summed<R>,
  records: readonly R[],
  facts: Lookup,
): SelectionSum | undefined {
  if (records.length < 2) return undefined;
  let all = 0;
  for (const record of records) {
    const more = bytes(record, facts);
    if (more === undefined) return undefined;
    all += more;
  }
  return { size: formatSize(all), unit };
}
