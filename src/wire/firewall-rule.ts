import type { Resource, Timestamp } from './common';
import type { FirewallPolicyNested } from './firewall-policy';

/** A null `protocol` means any. */
export interface FirewallRuleNested extends Resource<'firewall_rule'> {
  source: string | null;
  source_port: string | null;
  destination: string | null;
  destination_port: string | null;
  protocol: string | null;
  icmp_type_name: string | null;
  description: string | null;
  created_at: Timestamp;
}

export interface FirewallRuleFull extends FirewallRuleNested {
  firewall_policy: FirewallPolicyNested;
}
