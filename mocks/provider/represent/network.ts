import type {
  CloudIpFull,
  FirewallPolicyFull,
  FirewallRuleFull,
  LoadBalancerFull,
  LoadBalancerListed,
  ServerGroupFull,
} from '@/wire/network';
import type {
  CloudIpRow,
  FirewallPolicyRow,
  FirewallRuleRow,
  LoadBalancerRow,
  ServerGroupRow,
} from '@mocks/provider/rows';
import { accountNested } from '@mocks/provider/represent/account-nested';
import { databaseServerNested } from '@mocks/provider/represent/database';
import {
  cloudIpNested,
  firewallPolicyNested,
  firewallRuleNested,
  loadBalancerNested,
  serverGroupNested,
} from '@mocks/provider/represent/network-nested';
import { interfaceNested, serverNested } from '@mocks/provider/represent/server';
import { head, orNull, type View } from '@mocks/provider/represent/view';

export const serverGroup = (view: View, row: ServerGroupRow): ServerGroupFull => ({
  ...serverGroupNested(view, row),
  account: accountNested(view, view.world.account.need(row.account)),
  firewall_policy: orNull(view.world.firewall_policy.by('group', row.id)[0], (policy) =>
    firewallPolicyNested(view, policy),
  ),
  servers: view.world.server.by('group', row.id).map((server) => serverNested(view, server)),
});

export const firewallPolicy = (view: View, row: FirewallPolicyRow): FirewallPolicyFull => ({
  ...firewallPolicyNested(view, row),
  server_group: orNull(view.world.server_group.get(row.server_group), (group) =>
    serverGroupNested(view, group),
  ),
  rules: view.world.firewall_rule
    .by('policy', row.id)
    .map((rule) => firewallRuleNested(view, rule)),
});

export const firewallRule = (view: View, row: FirewallRuleRow): FirewallRuleFull => ({
  ...firewallRuleNested(view, row),
  firewall_policy: firewallPolicyNested(view, view.world.firewall_policy.need(row.firewall_policy)),
  ...head(view, 'firewall_rule', row.id),
});

/** Mapped to a server, an IP shows both the interface and its server. */
export function cloudIp(view: View, row: CloudIpRow): CloudIpFull {
  const { world } = view;
  const port = world.interface.get(row.destination);
  return {
    ...cloudIpNested(view, row),
    port_translators: row.port_translators,
    account: accountNested(view, world.account.need(row.account)),
    interface: orNull(port, (found) => interfaceNested(view, found)),
    server: orNull(world.server.get(port?.server), (found) => serverNested(view, found)),
    load_balancer: orNull(world.load_balancer.get(row.destination), (found) =>
      loadBalancerNested(view, found),
    ),
    server_group: orNull(world.server_group.get(row.destination), (found) =>
      serverGroupNested(view, found),
    ),
    database_server: orNull(world.database_server.get(row.destination), (found) =>
      databaseServerNested(view, found),
    ),
  };
}

export const loadBalancerListed = (view: View, row: LoadBalancerRow): LoadBalancerListed => ({
  ...loadBalancerNested(view, row),
  policy: row.policy,
  listeners: row.listeners,
  healthcheck: row.healthcheck,
  account: accountNested(view, view.world.account.need(row.account)),
  cloud_ips: view.world.cloud_ip.by('destination', row.id).map((ip) => cloudIpNested(view, ip)),
  nodes: row.nodes.map((id) => serverNested(view, view.world.server.need(id))),
});

export const loadBalancerFull = (view: View, row: LoadBalancerRow): LoadBalancerFull => ({
  ...loadBalancerListed(view, row),
  acme: row.acme,
  ssl_minimum_version: row.ssl_minimum_version,
  certificate: row.certificate,
});
