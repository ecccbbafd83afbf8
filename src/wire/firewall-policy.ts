import type { Resource, Timestamp } from './common';
import type { FirewallRuleNested } from './firewall-rule';
import type { ServerGroupNested } from './server-group';

export interface FirewallPolicyNested extends Resource<'firewall_policy'> {
  default: boolean;
  name: string | null;
  created_at: Timestamp;
  description: string | null;
}

export interface FirewallPolicyFull extends FirewallPolicyNested {
  server_group: ServerGroupNested | null;
  rules: FirewallRuleNested[];
}
