import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import { resources } from '@/store/resources/resources-actions';
import { selectRecord, selectRecordStatus } from '@/store/resources/resources-selectors';
import type { RecordMeta, WithResources } from '@/store/resources/resources-state';

/** What is known of a record, and how far the read of the full one has come. */
export interface RecordView<K extends Kind> {
  /** May hold only what a list or a nested mention told, until `meta.full`. */
  readonly record: Records[K] | undefined;
  readonly meta: RecordMeta;
}

/** Asks for the full record as long as the component stands. */
export function useRecord<K extends Kind>(kind: K, id: string, account: string): RecordView<K> {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(resources.actions.recordWanted({ kind, id, account }));
  }, [dispatch, kind, id, account]);
  const record = useSelector((state: WithResources) => selectRecord(state, kind, id));
  const meta = useSelector((state: WithResources) => selectRecordStatus(state, kind, id));
  return { record, meta };
}
