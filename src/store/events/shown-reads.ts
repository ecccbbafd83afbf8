import { KINDS } from '@/model/kinds';
import { isForbidden } from '@/provider/api-error';
import type { ListName, RecordName } from '../resources/resources-actions';
import { selectIsForeign, selectList, selectRecordStatus } from '../resources/resources-selectors';
import type { WithResources } from '../resources/resources-state';
import { selectShownNames, type WithShown } from '../resources/shown-slice';

/** Lists and records to read. */
export interface ShownReads {
  lists: readonly ListName[];
  records: readonly RecordName[];
}

function isListDue(state: WithResources, { kind, account }: ListName): boolean {
  const { status, error } = selectList(state, kind, account);
  // The feed of events is read by its own timer.
  return status !== 'none' && KINDS[kind].paged !== true && !isForbidden(error);
}

function isRecordDue(state: WithResources, { kind, id, account }: RecordName): boolean {
  const { status, error } = selectRecordStatus(state, kind, id);
  if (status === 'none' || status === 'not-found' || isForbidden(error)) return false;
  return !selectIsForeign(state, kind, id, account);
}

/** Lists and records on the screen, with their account, except those gone or refused. */
export function selectShownReads(state: WithResources & WithShown, account: string): ShownReads {
  const own: RecordName = { kind: 'account', id: account, account };
  const lists: ListName[] = [];
  const records = new Map([[own.id, own]]);
  for (const { kind, id } of selectShownNames(state, account)) {
    if (id === undefined) lists.push({ kind, account });
    else records.set(id, { kind, id, account });
  }
  return {
    lists: lists.filter((name) => isListDue(state, name)),
    records: [...records.values()].filter((name) => isRecordDue(state, name)),
  };
}
