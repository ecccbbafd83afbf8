import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Nouns } from '@/lib/text';
import { KINDS, type Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import type { ApiErrorFacts } from '@/provider/api-error';
import type { PageSize } from '@/store/preferences/preferences';
import { resources } from '@/store/resources/resources-actions';
import { selectList, selectListRecords } from '@/store/resources/resources-selectors';
import {
  type FetchStatus,
  isFirstReadPending,
  type ListState,
  unreadableRows,
  type WithResources,
} from '@/store/resources/resources-state';
import { useAccount } from '../account-context';
import { useShown } from './use-shown';

/** A page beside the one that is shown. */
export interface PageLink {
  readonly to: string;
  /** What its place in the history tells of the way to it. */
  readonly state?: unknown;
}

/** How many rows a page has; `all` of them are drawn as they come into sight. */
export type PagedSize = PageSize | 'all';

/**
 * Rows that are not all here: who has them sorts and filters them, and tells what follows which. The
 * address says where a page begins.
 */
export interface Paging {
  /** The parameter of the address that says it; what changes the rows begins anew. */
  readonly param: string;
  readonly size: PagedSize;
  readonly onSize: (size: PagedSize) => void;
  readonly sizes: readonly PagedSize[];
  /** From 1, where the way to this page is known. */
  readonly page?: number | undefined;
  readonly first?: PageLink | undefined;
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
  /** Start of the names that the rows were filtered by. */
  readonly search: string;
  /** All rows were asked for: they are sorted and filtered here. */
  readonly isWhole?: boolean | undefined;
}

/** Rows for a list or a choice: `useListSource` has those of a kind, other code makes its own. */
export interface ListSource<R> {
  /** Unique among lists; names its stored view. */
  readonly name: string;
  readonly nouns: Nouns;
  readonly rows: readonly R[];
  /** What they are of, where one list shows many: a folder. */
  readonly place?: string;
  readonly status: FetchStatus;
  readonly error?: ApiErrorFacts | undefined;
  /** Milliseconds since the epoch. */
  readonly updatedAt?: number | undefined;
  /** Ids of unreadable rows, as the provider sent them; undefined for rows without one. */
  readonly dropped: readonly (string | undefined)[];
  readonly refresh: () => void;
  /** There may be more than these, which are being read or were not; absent where these are all. */
  readonly more?: 'reading' | 'unread' | undefined;
  /** Absent where all rows are here. */
  readonly paging?: Paging | undefined;
}

/** Whether its last read has failed: also while it is read again, until there is an answer. */
export function hasFailed({ status, error }: Pick<ListSource<unknown>, 'status' | 'error'>) {
  return status === 'error' || error !== undefined;
}

const hasUnreadable = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && 'unreadable' in row && row.unreadable !== undefined;

/** True if a row could not be read, or not in full: it may be the one that somebody looks for. */
export function isPartlyRead({ dropped, rows }: ListSource<unknown>): boolean {
  return dropped.length > 0 || rows.some(hasUnreadable);
}

/** Whether it is not known yet that there is any row. */
export function isPending({ status, rows, more }: ListSource<unknown>): boolean {
  return rows.length === 0 && (isFirstReadPending(status) || more === 'reading');
}

/** Asks for a collection while mounted. */
export function useList(kind: Kind): ListState {
  const account = useAccount();
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(resources.actions.listRequested({ kind, account }));
  }, [dispatch, kind, account]);
  useShown([{ kind, account }]);
  return useSelector((state: WithResources) => selectList(state, kind, account));
}

/** The same array while nothing changes. */
export function useListRecords<K extends Kind>(kind: K): readonly Records[K][] {
  const account = useAccount();
  return useSelector((state: WithResources) => selectListRecords(state, kind, account));
}

/** A collection, without asking for it. */
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

/** Asks for a collection while mounted. */
export function useListSource<K extends Kind>(kind: K): ListSource<Records[K]> {
  useList(kind);
  return useKnownList(kind);
}
