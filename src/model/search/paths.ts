import { containerType } from '@/model/container/container-type';
import type { Kind } from '@/model/kinds';
import { placeOf } from '@/model/orbit/ids';
import { paths } from '@/model/paths';

export function pathTo(kind: Kind, account: string, id: string): string {
  if (kind === 'container') {
    const { container } = placeOf(id);
    if (containerType(container) === 'repository') return paths.repository(account, container);
  }
  return paths.record(kind, account, id);
}
