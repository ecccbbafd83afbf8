import { decode, type DecodeIssue, type Units } from '@/model/decode';
import { objectId } from '@/model/orbit/ids';
import { listedRow } from '@/model/orbit/values';
import type { ObjectRecord } from '@/model/records/storage';

export interface ListingRequest {
  readonly account: string;
  readonly container: string;
  readonly prefix?: string | undefined;
  /** Groups names that have it after the prefix into one `subdir`. */
  readonly delimiter?: string | undefined;
  /** Name after which the listing begins. */
  readonly marker?: string | undefined;
  /** At most 10,000. */
  readonly limit?: number | undefined;
  /** Asks for the newest data, which takes longer. */
  readonly newest?: boolean;
}

/** Object of a listing, or the common start of names up to a delimiter: `photos/`. */
export type Listed =
  | { readonly subdir: string; readonly object?: never }
  | { readonly object: ObjectRecord; readonly subdir?: never };

export const listedName = (listed: Listed | undefined): string | undefined =>
  listed?.object?.name ?? listed?.subdir;

export interface Listing {
  readonly rows: readonly Listed[];
  readonly dropped: readonly DecodeIssue[];
  readonly isFull: boolean;
}

/** Required by the decoder; no field of an object depends on them. */
const UNITS: Units = { volumeSize: 'bytes' };

function subdirOf(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null || !('subdir' in row)) return undefined;
  return typeof row.subdir === 'string' ? row.subdir : undefined;
}

export function readListing(
  { account, container, limit }: ListingRequest,
  answered: readonly unknown[],
): Listing {
  const rows: Listed[] = [];
  const dropped: DecodeIssue[] = [];
  for (const row of answered) {
    const subdir = subdirOf(row);
    if (subdir !== undefined) {
      rows.push({ subdir });
      continue;
    }
    const { entities, issues } = decode(
      'object',
      listedRow(row, (name) => objectId(account, container, name)),
      UNITS,
    );
    dropped.push(...issues);
    const [entity] = entities;
    if (entity?.kind === 'object') rows.push({ object: entity.record });
  }
  return { rows, dropped, isFull: answered.length >= (limit ?? Infinity) };
}
