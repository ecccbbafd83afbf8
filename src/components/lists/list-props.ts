import type { ReactNode } from 'react';
import type { Lookup } from '@/model/facts';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import type { Verb } from '@/model/verb';
import type { Sort } from './list-state';

/** What a cell may look at besides its record. */
export interface Look extends Lookup {
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

/** One choice of a facet. */
export interface FacetValue {
  readonly value: string;
  readonly label: string;
}

/** A way to narrow a list: status, zone, type, group. */
export interface Facet<K extends Kind> {
  /** Unique in its list, and not one of `q`, `sort`, `page`, `view`: its name in the address. */
  readonly id: string;
  readonly label: string;
  /** The values of one record; it is shown when any of them is chosen. */
  valuesOf(record: Records[K], lookup: Lookup): readonly FacetValue[];
}

/** What a card shows; without one of its own a kind shows its columns. */
export type CardOf<K extends Kind> = (record: Records[K], look: Look) => ReactNode;

/** What a list shows. Everything but `create` and `empty` should be made once, outside components. */
export interface ResourceListProps<K extends Kind> {
  readonly kind: K;
  /** 'Cloud Servers': names the table, and what one doesn't have any of. */
  readonly title: string;
  /** Which of the collection's records the list is about, when not all: a tab's. */
  readonly among?: ((record: Records[K]) => boolean) | undefined;
  /** The first holds the name and the link to the record. */
  readonly columns: readonly Column<K>[];
  readonly facets?: readonly Facet<K>[];
  /** What people look for with the keyword filter, in its hint: 'name, id, IP'. */
  readonly findBy?: string;
  /** Everything that the keyword filter looks through, in lower case. */
  readonly searchText: (record: Records[K], lookup: Lookup) => string;
  /** Without verbs there is nothing to select for. */
  readonly verbs?: readonly Verb<K>[];
  /** A card of the grid; without it a card shows the columns. */
  readonly card?: CardOf<K>;
  /** By the first column, ascending, unless said otherwise. */
  readonly sort?: Sort;
  /** On the page of an empty list: the create button, and what this is and why one would want one. */
  readonly create?: ReactNode;
  readonly empty?: ReactNode;
}
