import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { kindOfId } from '@/model/ids';
import { KINDS, type Kind } from '@/model/kinds';
import { resources } from '@/store/resources/resources-actions';
import {
  selectList,
  selectRecord,
  selectRecordStatus,
} from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { useAccount } from '../account/account-context';

/** Above this the collection is read, whose rows have names; `store/events` needs full records. */
const NAMES_ONE_BY_ONE = 5;

/** Unknown records that nobody has asked for, alone or with their list. */
function selectUnknown(state: WithResources, account: string, ids: readonly string[]): string {
  const unknown = ids.filter((id) => {
    const kind = kindOfId(id);
    if (kind === undefined || selectRecord(state, kind, id) !== undefined) return false;
    if (selectList(state, kind, account).status === 'loading') return false;
    return selectRecordStatus(state, kind, id).status === 'none';
  });
  return [...new Set(unknown)].toSorted().join(' ');
}

/** Reads the records that a page names by id, unless anything is known of them. */
export function useNamed(ids: readonly string[]): void {
  const account = useAccount();
  const dispatch = useDispatch();
  const unknown = useSelector((state: WithResources) => selectUnknown(state, account, ids));
  useEffect(() => {
    if (unknown === '') return;
    const byKind = new Map<Kind, readonly string[]>();
    for (const id of unknown.split(' ')) {
      const kind = kindOfId(id);
      if (kind !== undefined) byKind.set(kind, [...(byKind.get(kind) ?? []), id]);
    }
    for (const [kind, missing] of byKind) {
      if (missing.length > NAMES_ONE_BY_ONE && KINDS[kind].nestedIn === undefined) {
        dispatch(resources.actions.listRequested({ kind, account }));
      } else {
        for (const id of missing)
          dispatch(resources.actions.recordRequested({ kind, id, account }));
      }
    }
  }, [dispatch, account, unknown]);
}
