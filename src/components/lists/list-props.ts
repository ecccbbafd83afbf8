import type { ReactNode } from 'react';
import type { Lookup } from '@/model/facts';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import type { Verb } from '@/model/verb';
import type { Sort } from './list-state';

/** What cells use besides the record. */
export interface Look extends Lookup {
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** A column's cell, order and CSV text. */
export interface Column<K extends Kind> {
  /** Unique in its list; names the sort in the address. */
  readonly id: string;
  readonly label: string;
  /** The fields that it shows. */
  readonly of: readonly (keyof Records[K] & string)[];
  readonly cell: (record: Records[K], look: Look) => ReactNode;
  /** Absent if not sortable. Text sorts naturally: `web-2` before `web-10`. */
  readonly sortBy?: (record: Records[K], lookup: Lookup) => string | number;
  readonly text: (record: Records[K], lookup: Lookup) => string;
  /** `end` for numbers. */
  readonly align?: 'start' | 'end';
}

/** The words for an unreadable field of the column, if any. */
export function unreadCell<K extends Kind>(
  { of, text }: Column<K>,
  record: Records[K],
  lookup: Lookup,
): string | undefined {
  const { unread } = record;
  if (!unread || !of.some((name) => unread.includes(name))) return undefined;
  return text(record, lookup) ? 'not read in full' : 'could not be read';
}

/** A choice of a facet. */
export interface FacetValue {
  readonly value: string;
  readonly label: string;
}

/** A filter such as status or zone. */
export interface Facet<K extends Kind> {
  /** Its name in the address: unique, and none of `q`, `sort`, `page`, `view`. */
  readonly id: string;
  readonly label: string;
  /** Shown when any of them is chosen. */
  valuesOf(record: Records[K], lookup: Lookup): readonly FacetValue[];
}

/** Defaults to the columns. */
export type CardOf<K extends Kind> = (record: Records[K], look: Look) => ReactNode;

/** All but `create` and `empty` should be created once, outside components. */
export interface ResourceListProps<K extends Kind> {
  readonly kind: K;
  /** 'Cloud Servers'. */
  readonly title: string;
  /** Restricts the list, such as to a tab. */
  readonly among?: ((record: Records[K]) => boolean) | undefined;
  readonly columns: readonly Column<K>[];
  readonly facets?: readonly Facet<K>[];
  /** For the filter's hint: 'name, id, IP'. */
  readonly findBy?: string;
  /** What the filter searches, in lower case. */
  readonly searchText: (record: Records[K], lookup: Lookup) => string;
  /** Without verbs nothing can be selected. */
  readonly verbs?: readonly Verb<K>[];
  readonly card?: CardOf<K>;
  /** Defaults to the first column, ascending. */
  readonly sort?: Sort;
  readonly create?: ReactNode;
  readonly empty?: ReactNode;
}
