import { useEffect } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { kindOfId } from '@/model/ids';
import { KINDS, type Kind } from '@/model/kinds';
import { resources, type WithResources } from '@/store/resources/resources-state';
import {
  selectList,
  selectRecord,
  selectRecordStatus,
} from '@/store/resources/resources-selectors';
import type { ShownName } from '@/store/resources/shown-slice';
import { useAccount } from '@/components/scope/account-scope';
import { useShown } from './use-query';

/**
 * For more ids the collection is read, as its rows have names. `store/events` needs full records.
 */
const NAMES_ONE_BY_ONE = 5;

function selectUnknown(
  state: WithResources,
  account: string,
  ids: readonly string[],
): readonly string[] {
  const unknown = ids.filter((id) => {
    const kind = kindOfId(id);
    if (kind === undefined || selectRecord(state, kind, id) !== undefined) return false;
    if (selectList(state, kind, account).status === 'loading') return false;
    return selectRecordStatus(state, kind, id).status === 'none';
  });
  return [...new Set(unknown)].toSorted();
}

function readsOf(ids: readonly string[], account: string): readonly ShownName[] {
  const byKind = new Map<Kind, string[]>();
  for (const id of new Set(ids)) {
    const kind = kindOfId(id);
    if (kind !== undefined) byKind.set(kind, [...(byKind.get(kind) ?? []), id]);
  }
  return [...byKind].flatMap(([kind, named]) => {
    const isListed = named.length > NAMES_ONE_BY_ONE && KINDS[kind].nestedIn === undefined;
    return isListed ? [{ kind, account }] : named.map((id) => ({ kind, id, account }));
  });
}

export function useNamed(ids: readonly string[]): void {
  const account = useAccount();
  const dispatch = useDispatch();
  const unknown = useSelector(
    (state: WithResources) => selectUnknown(state, account, ids),
    shallowEqual,
  );
  useShown(readsOf(ids, account));
  useEffect(() => {
    for (const { kind, id } of readsOf(unknown, account)) {
      if (id === undefined) dispatch(resources.actions.listRequested({ kind, account }));
      else dispatch(resources.actions.recordRequested({ kind, id, account }));
    }
  }, [dispatch, account, unknown]);
}
