import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';

function addressOf(record: Records[Kind]): string | undefined {
  if (!('public_ipv4' in record)) return undefined;
  return record.public_ipv4 ?? record.public_ip ?? undefined;
}

/** What people know a record by: a cloud IP's address, else its name; undefined while unknown. */
export function selectRecordName(state: WithResources, kind: Kind, id: string): string | undefined {
  const record = selectRecord(state, kind, id);
  if (record === undefined) return undefined;
  const address = addressOf(record);
  if (address !== undefined) return address;
  const name = 'name' in record ? record.name : undefined;
  return typeof name === 'string' && name !== '' ? name : undefined;
}
