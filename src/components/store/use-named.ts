import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { kindOfId } from '@/model/ids';
import { KINDS, type Kind } from '@/model/kinds';
import { resources } from '@/store/resources/resources-actions';
import { selectRecord, selectRecordStatus } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { useAccount } from '../account/account-context';

/**
 * More names of a kind than this are read by their collection, whose rows have them. The refetcher
 * reads more records by themselves (`store/events`), since it owes screens what no row has.
 */
const NAMES_ONE_BY_ONE = 5;

/** Those of which nothing is known, and which nobody has asked for yet. */
function selectUnknown(state: WithResources, ids: readonly string[]): string {
  const unknown = ids.filter((id) => {
    const kind = kindOfId(id);
    if (kind === undefined || selectRecord(state, kind, id) !== undefined) return false;
    return selectRecordStatus(state, kind, id).status === 'none';
  });
  return [...new Set(unknown)].toSorted().join(' ');
}

/**
 * Has the records read that a page names by their ids alone, so that it can say what they are
 * called. What is known already, be it by a mention, is not read again.
 */
export function useNamed(ids: readonly string[]): void {
  const account = useAccount();
  const dispatch = useDispatch();
  const unknown = useSelector((state: WithResources) => selectUnknown(state, ids));
  useEffect(() => {
    if (unknown === '') return;
    const byKind = new Map<Kind, readonly string[]>();
    for (const id of unknown.split(' ')) {
      const kind = kindOfId(id);
      if (kind !== undefined) byKind.set(kind, [...(byKind.get(kind) ?? []), id]);
    }
    for (const [kind, missing] of byKind) {
      if (missing.length > NAMES_ONE_BY_ONE && KINDS[kind].nestedIn === undefined) {
        dispatch(resources.actions.listWanted({ kind, account }));
      } else {
        for (const id of missing) dispatch(resources.actions.recordWanted({ kind, id, account }));
      }
    }
  }, [dispatch, account, unknown]);
}
