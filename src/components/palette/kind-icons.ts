import type { Kind } from '@/model/kinds';
import type { IconName } from '@/ui/icon';

/** As the navigation has them. */
const ICONS: { readonly [K in Kind]?: IconName } = {
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
  server: 'server',
  server_group: 'group',
  volume: 'volume',
};

/** Beside the name of a record. */
export function kindIcon(kind: Kind): IconName {
  return ICONS[kind] ?? 'link';
}
