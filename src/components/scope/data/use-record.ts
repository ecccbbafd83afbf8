import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records/records';
import {
  NOT_HERE,
  type RecordMeta,
  resources,
  type WithResources,
} from '@/store/resources/resources-state';
import {
  selectIsForeign,
  selectRecord,
  selectRecordStatus,
} from '@/store/resources/resources-selectors';
import { useAccount } from '@/components/scope/account-scope';
import { useShown } from './use-query';

export interface RecordView<K extends Kind> {
  /** Incomplete until `meta.full`. */
  readonly record: Records[K] | undefined;
  readonly meta: RecordMeta;
}

/** Reads the full record while mounted. A record of another account is not found. */
export function useRecord<K extends Kind>(kind: K, id: string): RecordView<K> {
  const account = useAccount();
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(resources.actions.recordRequested({ kind, id, account }));
  }, [dispatch, kind, id, account]);
  useShown([{ kind, id, account }]);
  const record = useSelector((state: WithResources) => selectRecord(state, kind, id));
  const meta = useSelector((state: WithResources) => selectRecordStatus(state, kind, id));
  const foreign = useSelector((state: WithResources) => selectIsForeign(state, kind, id, account));
  return foreign ? { record: undefined, meta: NOT_HERE } : { record, meta };
}

export function useKnownAccount(): Records['account'] | undefined {
  const account = useAccount();
  return useSelector((state: WithResources) => selectRecord(state, 'account', account));
}
