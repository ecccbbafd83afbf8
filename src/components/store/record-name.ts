import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';

/** How a record is called: its name, or its id when it has none. */
export function recordName(record: Records[Kind]): string {
  const name = 'name' in record ? record.name : undefined;
  return typeof name === 'string' && name !== '' ? name : record.id;
}
