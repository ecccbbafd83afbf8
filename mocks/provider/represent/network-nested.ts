import type {
  CloudIpNested,
  FirewallPolicyNested,
  FirewallRuleNested,
  LoadBalancerNested,
  ServerGroupNested,
} from '@/wire/network';
import type {
  CloudIpRow,
  FirewallPolicyRow,
  FirewallRuleRow,
  LoadBalancerRow,
  ServerGroupRow,
} from '@mocks/provider/rows';
import { bentIfUnreadable } from '@mocks/provider/faults';
import { domainName, head, without, type View } from '@mocks/provider/represent/view';

export const serverGroupNested = (view: View, row: ServerGroupRow): ServerGroupNested => ({
  ...head(view, 'server_group', row.id),
  name: row.name,
  description: row.description,
  created_at: row.created_at,
  default: row.default,
  fqdn: domainName(row.id),
});

export const firewallPolicyNested = (view: View, row: FirewallPolicyRow): FirewallPolicyNested => ({
  ...head(view, 'firewall_policy', row.id),
  default: row.default,
  name: row.name,
  created_at: row.created_at,
  description: row.description,
});

export function firewallRuleNested(view: View, row: FirewallRuleRow): FirewallRuleNested {
  const rule = { ...without(row, 'firewall_policy'), ...head(view, 'firewall_rule', row.id) };
  return bentIfUnreadable(row.description, rule);
}

/** `public_ip` is the older name of `public_ipv4`; both are sent. */
export const cloudIpNested = (view: View, row: CloudIpRow): CloudIpNested => ({
  ...head(view, 'cloud_ip', row.id),
  status: row.status,
  public_ip: row.public_ipv4,
  public_ipv4: row.public_ipv4,
  public_ipv6: row.public_ipv6,
  fqdn: domainName(row.id),
  reverse_dns: row.reverse_dns,
  name: row.name,
  mode: row.mode,
});

export const loadBalancerNested = (view: View, row: LoadBalancerRow): LoadBalancerNested => ({
  ...head(view, 'load_balancer', row.id),
  name: row.name,
  status: row.status,
  locked: row.locked,
  buffer_size: row.buffer_size,
  https_redirect: row.https_redirect,
  created_at: row.created_at,
  deleted_at: row.deleted_at,
});
