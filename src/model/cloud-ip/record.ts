import * as v from 'valibot';
import type { CloudIpNested } from '@/wire/cloud-ip';
import { nullable, reference, objects, text, enumOf, type RecordOf } from '@/model/fields';
import { number } from '@/model/number';

const portTranslator = v.object({
  incoming: number,
  outgoing: number,
  protocol: v.string(),
});

/** Spec 2 §3. At most one destination is set; a server comes with its interface. */
export const cloudIpFields = {
  name: nullable(text('name')),
  status: enumOf<CloudIpNested['status']>(),
  public_ip: nullable(text('address')),
  public_ipv4: nullable(text('address')),
  public_ipv6: nullable(text('address')),
  fqdn: nullable(text('address')),
  reverse_dns: nullable(text('address')),
  mode: enumOf<CloudIpNested['mode']>(),
  port_translators: objects(portTranslator, {
    incoming: 'number',
    outgoing: 'number',
    protocol: 'word',
  }),
  account: reference('account'),
  interface: reference('interface'),
  server: reference('server'),
  load_balancer: reference('load_balancer'),
  server_group: reference('server_group'),
  database_server: reference('database_server'),
  /** An interface, or any kind of destination. */
  mapping_resource_id: nullable(text('idOrName')),
};

export type CloudIpRecord = RecordOf<'cloud_ip', typeof cloudIpFields>;
