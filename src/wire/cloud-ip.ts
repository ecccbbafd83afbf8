import type { AccountNested } from './account';
import type { Resource } from './common';
import type { DatabaseServerNested } from './database-server';
import type { InterfaceNested } from './interface';
import type { LoadBalancerNested } from './load-balancer';
import type { ServerNested } from './server';
import type { ServerGroupNested } from './server-group';

export interface PortTranslator {
  incoming: number;
  outgoing: number;
  protocol: 'tcp' | 'udp';
}

export interface CloudIpNested extends Resource<'cloud_ip'> {
  status: 'mapped' | 'unmapped' | 'mapping' | 'unmapping' | 'reserved';
  public_ip: string;
  public_ipv4: string;
  public_ipv6: string;
  fqdn: string;
  reverse_dns: string | null;
  name: string | null;
  mode: 'nat' | 'route';
}

export interface CloudIpFull extends CloudIpNested {
  port_translators: PortTranslator[];
  account: AccountNested;
  interface: InterfaceNested | null;
  server: ServerNested | null;
  load_balancer: LoadBalancerNested | null;
  server_group: ServerGroupNested | null;
  database_server: DatabaseServerNested | null;
  /** Spec 2 §3; not every provider sends it. */
  mapping_resource_id?: string | null;
}
