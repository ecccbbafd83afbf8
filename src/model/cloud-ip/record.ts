import * as v from 'valibot';
import type { CloudIpNested } from '@/wire/cloud-ip';
import { nullable, one, parts, text, word } from '@/model/fields';

const portTranslator = v.object({
  incoming: v.number(),
  outgoing: v.number(),
  protocol: v.string(),
});

/** Spec 2 §3. At most one destination is set; a server comes with its interface. */
export const cloudIpFields = {
  name: nullable(text),
  status: word<CloudIpNested['status']>(),
  public_ip: nullable(text),
  public_ipv4: nullable(text),
  public_ipv6: nullable(text),
  fqdn: nullable(text),
  reverse_dns: nullable(text),
  mode: word<CloudIpNested['mode']>(),
  port_translators: parts(portTranslator),
  account: one('account'),
  interface: one('interface'),
  server: one('server'),
  load_balancer: one('load_balancer'),
  server_group: one('server_group'),
  database_server: one('database_server'),
};
