import { type Sort, sortOf } from '@/model/search/sorts';
import type { Kind } from '@/model/kinds';
import type { IconName } from '@/ui/icon';

/** As the navigation has them. */
const ICONS: { readonly [K in Sort]?: IconName } = {
  account: 'team',
  api_client: 'terminal',
  application: 'registry',
  cloud_ip: 'globe',
  collaboration: 'user',
  container: 'orbit',
  database_server: 'database',
  database_snapshot: 'snapshot',
  image: 'image',
  load_balancer: 'load-balancer',
  object: 'file',
  repository: 'registry',
  server: 'server',
  server_group: 'group',
  volume: 'volume',
};

/** Beside the name of a record. */
export function kindIcon(kind: Kind, id: string): IconName {
  return ICONS[sortOf(kind, id)] ?? 'link';
}
