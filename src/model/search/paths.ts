import type { Kind } from '@/model/kinds';
import { placeOf } from '@/model/orbit/ids';
import { paths } from '@/model/paths';
import { recordGroupOf } from '@/model/search/record-group';

export function pathTo(kind: Kind, account: string, id: string): string {
  return recordGroupOf(kind, id) === 'repository'
    ? paths.repository(account, placeOf(id).container)
    : paths.record(kind, account, id);
}
