import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Nouns } from '@/lib/text';
import { KINDS, type Kind } from '@/model/kinds';
import type { Records } from '@/model/records/records';
import type { ApiErrorFacts } from '@/provider/api-error';
import type { PageSize } from '@/store/preferences/preferences';
import {
  type FetchStatus,
  isFirstReadPending,
  type ListState,
  resources,
  unreadableRows,
  type WithResources,
} from '@/store/resources/resources-state';
import { selectList, selectListRecords } from '@/store/resources/resources-selectors';
import { useAccount } from '@/components/scope/account-scope';
import { useShown } from './use-query';

export interface PageLink {
  readonly to: string;
  readonly state?: unknown;
}

/** Rows on a page. `all` draws rows as they come into sight. */
export type PagedSize = PageSize | 'all';

/**
 * Server-side paging: the source sorts, filters and pages. The address names the start of a page.
 */
export interface Paging {
  /** The address parameter with the start of the page. Any change to the rows removes it. */
  readonly param: string;
  readonly size: PagedSize;
  readonly onSize: (size: PagedSize) => void;
  readonly sizes: readonly PagedSize[];
  /** From 1; set if the way to this page is known. */
  readonly page?: number | undefined;
  readonly first?: PageLink | undefined;
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
  readonly search: string;
  /** True if all rows were read. They are sorted and filtered here. */
  readonly isWhole?: boolean | undefined;
}

export interface ListSource<R> {
  /** Unique among lists; names its stored view. */
  readonly name: string;
  readonly nouns: Nouns;
  readonly rows: readonly R[];
  /** The parent of the rows if one list shows several: a folder. */
  readonly place?: string;
  readonly status: FetchStatus;
  readonly error?: ApiErrorFacts | undefined;
  /** Milliseconds since the epoch. */
  readonly updatedAt?: number | undefined;
  /** Ids of unreadable rows, as the provider sent them; undefined for rows without one. */
  readonly dropped: readonly (string | undefined)[];
  readonly refresh: () => void;
  /** Set if there may be more rows, either being read or unread. Absent if these are all. */
  readonly more?: 'reading' | 'unread' | undefined;
  readonly paging?: Paging | undefined;
}

/** True if the last read failed. It stays true during the next read, until there is an answer. */
export function hasFailed({ status, error }: Pick<ListSource<unknown>, 'status' | 'error'>) {
  return status === 'error' || error !== undefined;
}

const hasUnreadable = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && 'unreadable' in row && row.unreadable !== undefined;

export function isPartlyRead({ dropped, rows }: ListSource<unknown>): boolean {
  return dropped.length > 0 || rows.some(hasUnreadable);
}

export function isPending({ status, rows, more }: ListSource<unknown>): boolean {
  return rows.length === 0 && (isFirstReadPending(status) || more === 'reading');
}

export function useList(kind: Kind): ListState {
  const account = useAccount();
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(resources.actions.listRequested({ kind, account }));
  }, [dispatch, kind, account]);
  useShown([{ kind, account }]);
  return useSelector((state: WithResources) => selectList(state, kind, account));
}

/** Returns the same array until a record changes. */
export function useListRecords<K extends Kind>(kind: K): readonly Records[K][] {
  const account = useAccount();
  return useSelector((state: WithResources) => selectListRecords(state, kind, account));
}

export function useKnownList<K extends Kind>(kind: K): ListSource<Records[K]> {
  const account = useAccount();
  const dispatch = useDispatch();
  const list = useSelector((state: WithResources) => selectList(state, kind, account));
  return {
    ...list,
    name: kind,
    nouns: KINDS[kind],
    rows: useListRecords(kind),
    dropped: unreadableRows(list).map(({ id }) => id),
    refresh: () => void dispatch(resources.actions.refreshRequested({ kind, account })),
  };
}

export function useListSource<K extends Kind>(kind: K): ListSource<Records[K]> {
  useList(kind);
  return useKnownList(kind);
}
