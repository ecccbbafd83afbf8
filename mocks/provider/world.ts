import type * as rows from '@mocks/provider/rows';
import { Table } from '@mocks/provider/table';

/** Everything that the provider knows, by kind. */
export type World = ReturnType<typeof createWorld>;

/** An empty provider: no users, no catalogue. */
export function createWorld() {
  const ofAccount = { account: (row: { account: string }) => [row.account] };
  return {
    zone: new Table<rows.ZoneRow>({}),
    server_type: new Table<rows.ServerTypeRow>({}),
    database_type: new Table<rows.DatabaseTypeRow>({}),
    image: new Table<rows.ImageRow, 'account' | 'source'>({
      account: (row) => [row.owner],
      source: (row) => [row.source],
    }),
    server: new Table<rows.ServerRow, 'account' | 'group'>({
      ...ofAccount,
      group: (row) => row.server_groups,
    }),
    interface: new Table<rows.InterfaceRow, 'server'>({ server: (row) => [row.server] }),
    volume: new Table<rows.VolumeRow, 'account' | 'server'>({
      ...ofAccount,
      server: (row) => [row.server],
    }),
    server_group: new Table<rows.ServerGroupRow, 'account'>(ofAccount),
    firewall_policy: new Table<rows.FirewallPolicyRow, 'account' | 'group'>({
      ...ofAccount,
      group: (row) => [row.server_group],
    }),
    firewall_rule: new Table<rows.FirewallRuleRow, 'policy'>({
      policy: (row) => [row.firewall_policy],
    }),
    cloud_ip: new Table<rows.CloudIpRow, 'account' | 'destination'>({
      ...ofAccount,
      destination: (row) => [row.destination],
    }),
    load_balancer: new Table<rows.LoadBalancerRow, 'account'>(ofAccount),
    database_server: new Table<rows.DatabaseServerRow, 'account'>(ofAccount),
    database_snapshot: new Table<rows.DatabaseSnapshotRow, 'account'>(ofAccount),
    account: new Table<rows.AccountRow, 'owner'>({ owner: (row) => [row.owner] }),
    user: new Table<rows.UserRow, 'email'>({
      email: (row) => [row.email_address.toLowerCase()],
    }),
    collaboration: new Table<rows.CollaborationRow, 'account' | 'user' | 'email'>({
      ...ofAccount,
      user: (row) => [row.user],
      email: (row) => [row.email.toLowerCase()],
    }),
    api_client: new Table<rows.ApiClientRow, 'account'>(ofAccount),
    application: new Table<rows.ApplicationRow, 'user'>({ user: (row) => [row.user] }),
    event: new Table<rows.EventRow, 'owner'>({ owner: (row) => [row.owner] }),
    invoice: new Table<rows.InvoiceRow, 'account'>(ofAccount),
    container: new Table<rows.ContainerRow, 'account'>(ofAccount),
  };
}
