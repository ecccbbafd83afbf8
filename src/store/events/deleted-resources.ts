import { deletedBy } from '@/model/event/describe';
import type { Kind } from '@/model/kinds';
import {
  selectListRecords,
  selectRecord,
  selectRecordStatus,
} from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import type { EventRecord } from '@/model/records/people';

const found = new WeakMap<readonly EventRecord[], ReadonlySet<string>>();

function deletedIn(events: readonly EventRecord[]): ReadonlySet<string> {
  const known = found.get(events);
  if (known !== undefined) return known;
  const ids = new Set(events.flatMap((event) => deletedBy(event) ?? []));
  found.set(events, ids);
  return ids;
}

export function selectIsGone(
  state: WithResources,
  kind: Kind,
  id: string,
  account: string,
): boolean {
  const record = selectRecord(state, kind, id);
  if (record !== undefined && 'status' in record && record.status === 'deleted') return true;
  if (selectRecordStatus(state, kind, id).status === 'not-found') return true;
  return deletedIn(selectListRecords(state, 'event', account)).has(id);
}
