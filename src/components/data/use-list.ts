import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Nouns } from '@/lib/text';
import { KINDS, type Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import type { ApiErrorFacts } from '@/provider/api-error';
import { resources } from '@/store/resources/resources-actions';
import { selectList, selectListRecords } from '@/store/resources/resources-selectors';
import {
  type FetchStatus,
  type ListState,
  unreadableRows,
  type WithResources,
} from '@/store/resources/resources-state';
import { useAccount } from '../account/account-context';

/** Rows for a list or a choice: `useListSource` has those of a kind, other code makes its own. */
export interface ListSource<R> {
  /** Unique among lists; names its stored view. */
  readonly name: string;
  readonly nouns: Nouns;
  readonly rows: readonly R[];
  readonly status: FetchStatus;
  readonly error?: ApiErrorFacts | undefined;
  /** Milliseconds since the epoch. */
  readonly updatedAt?: number | undefined;
  /** Ids of unreadable rows, as the provider sent them; undefined for rows without one. */
  readonly dropped: readonly (string | undefined)[];
  readonly refresh: () => void;
}

/** Whether its last read has failed: also while it is read again, until there is an answer. */
export function hasFailed({ status, error }: Pick<ListSource<unknown>, 'status' | 'error'>) {
  return status === 'error' || error !== undefined;
}

/** Asks for a collection while mounted. */
export function useList(kind: Kind): ListState {
  const account = useAccount();
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(resources.actions.listRequested({ kind, account }));
  }, [dispatch, kind, account]);
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
