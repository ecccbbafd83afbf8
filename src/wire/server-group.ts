import type { AccountNested } from './account';
import type { Resource, Timestamp } from './common';
import type { FirewallPolicyNested } from './firewall-policy';
import type { ServerNested } from './server';

export interface ServerGroupNested extends Resource<'server_group'> {
  name: string;
  description: string | null;
  created_at: Timestamp;
  default: boolean;
  fqdn: string;
}

export interface ServerGroupFull extends ServerGroupNested {
  account: AccountNested;
  firewall_policy: FirewallPolicyNested | null;
  servers: ServerNested[];
}
