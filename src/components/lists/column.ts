import type { ReactNode } from 'react';
import type { Lookup } from '@/model/facts';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';

/** What a cell may look at besides its record. */
export interface Look extends Lookup {
  readonly account: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** One column of a list: what its cell shows, how it sorts, and what it says in a CSV file. */
export interface Column<K extends Kind> {
  /** Unique in its list; the name of the sort in the address. */
  readonly id: string;
  readonly label: string;
  /** The fields of the record that it tells. */
  readonly of: readonly (keyof Records[K] & string)[];
  readonly cell: (record: Records[K], look: Look) => ReactNode;
  /** Absent for a column that doesn't sort. Text sorts naturally: `web-2` before `web-10`. */
  readonly sortBy?: (record: Records[K], lookup: Lookup) => string | number;
  readonly text: (record: Records[K], lookup: Lookup) => string;
  /** Numbers stand at the end. */
  readonly align?: 'start' | 'end';
}

/** What to say where a column tells of what could not be read; undefined where all could. */
export function unreadCell<K extends Kind>(
  { of, text }: Column<K>,
  record: Records[K],
  lookup: Lookup,
): string | undefined {
  const { unread } = record;
  if (!unread || !of.some((name) => unread.includes(name))) return undefined;
  return text(record, lookup) ? 'not read in full' : 'could not be read';
}
