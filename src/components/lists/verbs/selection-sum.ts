import { formatSize } from '@/lib/sizes';
import type { Lookup } from '@/model/facts';

/** What of a list's records is worth adding up. */
export interface Summed<R> {
  /** After the size, where there is room: '12 GB RAM'. */
  readonly unit?: string;
  /** Bytes; undefined while they are not known. */
  readonly bytes: (record: R, facts: Lookup) => number | undefined;
}

/** What is chosen, added up: '12 GB' of 'RAM'. */
interface SelectionSum {
  readonly size: string;
  readonly unit: string | undefined;
}

/** What records come to; undefined for a single one, or where one is not known. */
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
