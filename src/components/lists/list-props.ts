import type { ReactNode } from 'react';
import type { Lookup } from '@/model/facts';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import type { Verb } from '@/model/verb';
import type { Column } from './column';
import type { Facet } from './facet';
import type { CardOf } from './list-cards';
import type { Sort } from './list-state';

/** What a list shows. Everything but `create` and `empty` should be made once, outside components. */
export interface ResourceListProps<K extends Kind> {
  readonly kind: K;
  readonly account: string;
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
