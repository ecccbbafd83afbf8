import { isDirectory } from './names';
import { type Listed, listedName, type Listing } from './listing';
import { basenameOf } from '@/model/orbit/folder';
import { objectId } from '@/model/orbit/ids';
import type { ObjectRecord } from '@/model/records/storage';

export interface OpenFolder {
  readonly account: string;
  readonly container: string;
  /** Ends in a slash; empty for the whole container. */
  readonly path: string;
}

export interface ObjectRow extends ObjectRecord {
  /** Full name. A folder's ends in a slash, and all names in it begin with that. */
  readonly name: string;
  readonly basename: string;
  readonly isFolder: boolean;
}

export const folderOf = (name: string): string => (name.endsWith('/') ? name : `${name}/`);

export function rowOfRecord(record: ObjectRecord): ObjectRow {
  const name = record.name ?? '';
  return { ...record, name, basename: basenameOf(name), isFolder: false };
}

function rowOf({ account, container, path }: OpenFolder, listed: Listed): ObjectRow | undefined {
  const { object } = listed;
  const isFolder = object === undefined || isDirectory(object.content_type);
  const given = listedName(listed) ?? '';
  const name = isFolder ? folderOf(given) : given;
  if (isFolder && name === path) return undefined;
  // An object can have the same name as its folder.
  const basename = name.slice(path.length) || basenameOf(name);
  const id = name === object?.name ? object.id : objectId(account, container, name);
  return { ...(isFolder ? object && noted(object) : object), id, name, basename, isFolder };
}

/** Keeps only the time of an object that stands for a folder: its other fields say nothing. */
const noted = ({ last_modified: at }: ObjectRecord) =>
  at === undefined ? {} : { last_modified: at };

export interface RowsPage {
  readonly rows: readonly ObjectRow[];
  /** Last name of the page, after which the next page begins; undefined on the last page. */
  readonly next: string | undefined;
}

type ListedPage = Pick<Listing, 'rows' | 'isFull'>;

/**
 * Reads the listings of a folder, in order, as rows. A `subdir` and the object that stands for it
 * become one folder, wherever they are listed (`a`, `a-b`, `a/`). On two pages such a folder may be
 * on both. The rows of each listing are made only once.
 */
export function rowsReader(folder: OpenFolder) {
  const made = new WeakMap<ListedPage, readonly (ObjectRow | undefined)[]>();
  const rowsOf = (listing: ListedPage) => {
    const rows = made.get(listing) ?? listing.rows.map((listed) => rowOf(folder, listed));
    made.set(listing, rows);
    return rows;
  };
  return (listings: readonly ListedPage[], most = Infinity): RowsPage => {
    const rows = new Map<string, ObjectRow>();
    const end = (last: string | undefined) => ({ rows: [...rows.values()], next: last });
    let last: string | undefined;
    for (const listing of listings) {
      for (const [at, row] of rowsOf(listing).entries()) {
        if (row !== undefined) {
          const known = rows.get(row.name);
          if (known === undefined && rows.size >= most) return end(last);
          rows.set(row.name, known === undefined ? row : { ...known, ...row });
        }
        last = listedName(listing.rows[at]);
      }
    }
    return end(listings.at(-1)?.isFull === true ? last : undefined);
  };
}

/** Returns how many names to request for a page of rows (docs/product/orbit.md#listing-pages). */
export const listingLimit = (pageSize: number): number => 1 + 2 * pageSize;

/** Most names that Swift lists at once. */
export const ALL_LIMIT = 10_000;

/** Containers with fewer objects are listed in full (docs/product/orbit.md#full-listing). */
export const FULL_BELOW = 1000;
