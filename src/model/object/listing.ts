import { decode, type DecodeIssue, type Units } from '@/model/decode';
import type { ObjectRecord } from '@/model/object/record';
import { objectId } from '@/model/orbit/ids';
import { listedRow } from '@/model/orbit/values';

/** A container's objects, as far as they are asked for (wire facts §16). */
export interface ListingRequest {
  readonly account: string;
  readonly container: string;
  readonly prefix?: string | undefined;
  /** Names that have one after the prefix come as one `subdir`. */
  readonly delimiter?: string | undefined;
  /** Those after this name. */
  readonly marker?: string | undefined;
  /** 10,000 at most. */
  readonly limit?: number | undefined;
  /** Asks for the newest data, which takes longer. */
  readonly newest?: boolean;
}

/** An object of a listing, or what a delimiter has put together: `photos/`. */
export type Listed =
  | { readonly subdir: string; readonly object?: never }
  | { readonly object: ObjectRecord; readonly subdir?: never };

/** A listing as it was answered, in its order. */
export interface Listing {
  readonly rows: readonly Listed[];
  readonly dropped: readonly DecodeIssue[];
  /** As many as were asked for: there may be more. */
  readonly isFull: boolean;
}

/** Nothing of an object depends on them. */
const UNITS: Units = { volumeSize: 'bytes' };

function subdirOf(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null || !('subdir' in row)) return undefined;
  return typeof row.subdir === 'string' ? row.subdir : undefined;
}

/** Decodes a listing: what cannot be read is left out and told in `dropped`. */
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
