import { formatSize } from '@/lib/sizes';
import type { Lookup } from '@/model/facts';
import { imageMinimum } from '@/model/image/describe';
import { kindOfId } from '@/model/ids';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';

interface Sum<R> {
  /** After the size, where there is room: '12 GB RAM'. */
  readonly unit?: string;
  /** Bytes; undefined while they are not known. */
  bytes(record: R, facts: Lookup): number | undefined;
}

/** What of a kind is worth adding up. */
const SUMS: { readonly [K in Kind]?: Sum<Records[K]> } = {
  server: {
    unit: 'RAM',
    bytes: ({ server_type: type }, facts) =>
      type ? facts.get('server_type', type)?.ram : undefined,
  },
  volume: { bytes: ({ size }) => size },
  image: { bytes: imageMinimum },
};

/** What is chosen, added up: '12 GB' of 'RAM'. */
interface SelectionSum {
  readonly size: string;
  readonly unit: string | undefined;
}

/** What records of one kind come to; undefined for a single one, or where one is not known. */
export function selectionSum(
  records: readonly { readonly id: string }[],
  facts: Lookup,
): SelectionSum | undefined {
  const [first] = records;
  const kind = first && kindOfId(first.id);
  const sum = kind && (SUMS[kind] as Sum<{ readonly id: string }> | undefined);
  if (sum === undefined || records.length < 2) return undefined;
  let all = 0;
  for (const record of records) {
    const bytes = sum.bytes(record, facts);
    if (bytes === undefined) return undefined;
    all += bytes;
  }
  return { size: formatSize(all), unit: sum.unit };
}
