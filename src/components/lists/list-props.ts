import type { ComponentType, ReactNode } from 'react';
import type { ListSource } from '@/components/scope/data/use-list';
import type { Lookup } from '@/model/facts';
import type { SearchField } from '@/model/search-text';
import type { StatusColour } from '@/model/status';
import type { Titled } from '@/model/title';
import type { Verb } from '@/model/verb';
import type { TableColumn } from '@/ui/table';
import type { Summed } from './verbs/bulk-plan';
import type { Sort, SortDirection } from './list-state';
import { words } from './words';

export interface Listable extends Titled {
  readonly unreadable?: readonly string[];
}

export interface CellContext extends Lookup {
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** A column's cell, order, CSV text and place. The first column has no width and takes the rest. */
export interface Column<R extends Listable> extends TableColumn {
  /** Unique in its list; names the sort in the address. */
  readonly id: string;
  readonly label: string;
  readonly of: readonly (keyof R & string)[];
  readonly cell: (record: R, context: CellContext) => ReactNode;
  /** Absent if not sortable. Text sorts naturally: `web-2` before `web-10`. */
  readonly sortBy?: (record: R, lookup: Lookup) => string | number;
  /** The direction of the first press; ascending by default. */
  readonly firstSort?: SortDirection;
  /** Returns '' if there is nothing to show. */
  readonly text: (record: R, lookup: Lookup) => string;
  /**
   * True if only the cell shows the value, which it reads when visible. CSV files leave the column
   * out.
   */
  readonly isDrawnOnly?: boolean;
  /** True if a phone leaves it out: the name beside it says the same, or it is the usual value. */
  readonly isUnsaid?: (record: R) => boolean;
  readonly align?: 'start' | 'end';
  /** True if the list shows the column only once chosen. */
  readonly isExtra?: boolean;
}

export function unreadableCell<R extends Listable>(
  { of, text }: Column<R>,
  record: R,
  lookup: Lookup,
): string | undefined {
  const { unreadable } = record;
  if (!unreadable || !of.some((name) => unreadable.includes(name))) return undefined;
  return text(record, lookup) ? words.rows.partlyRead : words.rows.unreadable;
}

export interface FacetValue {
  readonly value: string;
  readonly label: string;
}

export interface FacetCount extends FacetValue {
  readonly count: number;
  readonly mark: StatusColour | 'busy';
}

export interface Facet<R extends Listable> {
  /** Its name in the address: unique, and none of `q`, `sort`, `page`, `view`. */
  readonly id: string;
  readonly label: string;
  /** A record is shown if any of its values is chosen. */
  valuesOf(record: R, lookup: Lookup): readonly FacetValue[];
  /** Orders the choices by value, the last first: days. By default they are ordered by label. */
  readonly lastFirst?: true;
  /**
   * Returns the choices in order, to show as counts above the rows instead of a menu. Chosen ones
   * are always included.
   */
  counts?(records: readonly R[], chosen: readonly string[]): readonly FacetCount[];
}

export interface CardProps<R extends Listable> {
  readonly record: R;
  readonly context: CellContext;
}

export interface Grouping<R extends Listable> {
  readonly by: string;
  /** Heading above a row that follows `before`, if any; `now` in ms since the epoch. */
  readonly heading: (record: R, before: R | undefined, now: number) => ReactNode;
}

/** Create all but `source`, `create` and `empty` once, outside components. */
export interface ResourceListProps<R extends Listable> {
  readonly source: ListSource<R>;
  readonly title?: string;
  readonly columns: readonly Column<R>[];
  readonly facets?: readonly Facet<R>[];
  /** For the filter's hint: 'name, id, IP'. */
  readonly findBy?: string;
  readonly searchFields: (record: R, lookup: Lookup) => readonly SearchField[];
  /** Without verbs nothing can be selected. */
  readonly verbs?: readonly Verb<R>[];
  readonly summed?: Summed<R>;
  readonly card?: ComponentType<CardProps<R>>;
  readonly grouping?: Grouping<R>;
  /** Defaults to the first column, ascending. */
  readonly sort?: Sort;
  readonly create?: ReactNode;
  readonly empty?: ReactNode;
}
