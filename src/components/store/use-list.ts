import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import { resources } from '@/store/resources/resources-actions';
import { selectList, selectListRecords } from '@/store/resources/resources-selectors';
import type { ListState, WithResources } from '@/store/resources/resources-state';
import { useAccount } from '../account/account-context';

/** Asks for a collection while mounted. */
export function useList(kind: Kind): ListState {
  const account = useAccount();
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(resources.actions.listWanted({ kind, account }));
  }, [dispatch, kind, account]);
  return useSelector((state: WithResources) => selectList(state, kind, account));
}

/** The same array while nothing changes. */
export function useListRecords<K extends Kind>(kind: K): readonly Records[K][] {
  const account = useAccount();
  return useSelector((state: WithResources) => selectListRecords(state, kind, account));
}
