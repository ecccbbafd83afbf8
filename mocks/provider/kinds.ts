import type * as rows from '@mocks/provider/rows';
import { Table, type Keys } from '@mocks/provider/table';

const table =
  <Row extends { id: string }, Index extends string>(indexes: Record<Index, Keys<Row>>) =>
  () =>
    new Table<Row, Index>(indexes);

const account = (row: { account: string }) => [row.account];

const byAccount = <Row extends { id: string; account: string }>() =>
  new Table<Row, 'account'>({ account });

const withoutIndex = <Row extends { id: string }>() => new Table<Row>({});

const kind = <const Collection extends string, Rows>(
  collection: Collection,
  prefix: string,
  createTable: () => Rows,
) => ({ collection, prefix, createTable });

/**
 * The kinds of the REST API, by their `resource_type`. Each has its collection, the prefix of its
 * ids, and its table with indexes.
 */
export const kinds = {
  account: kind('accounts', 'acc', table({ owner: (row: rows.AccountRow) => [row.owner] })),
  api_client: kind('api_clients', 'cli', byAccount<rows.ApiClientRow>),
  application: kind(
    'applications',
    'app',
    table({ user: (row: rows.ApplicationRow) => [row.user] }),
  ),
  cloud_ip: kind(
    'cloud_ips',
    'cip',
    table({ account, destination: (row: rows.CloudIpRow) => [row.destination] }),
  ),
  collaboration: kind(
    'collaborations',
    'col',
    table({
      account,
      user: (row: rows.CollaborationRow) => [row.user],
      email: (row) => [row.email.toLowerCase()],
    }),
  ),
  database_server: kind('database_servers', 'dbs', byAccount<rows.DatabaseServerRow>),
  database_snapshot: kind(
    'database_snapshots',
    'dbi',
    table({ account, source: (row: rows.DatabaseSnapshotRow) => [row.source] }),
  ),
  database_type: kind('database_types', 'dbt', withoutIndex<rows.DatabaseTypeRow>),
  event: kind('events', 'evt', table({ owner: (row: rows.EventRow) => [row.owner] })),
  firewall_policy: kind(
    'firewall_policies',
    'fwp',
    table({ account, group: (row: rows.FirewallPolicyRow) => [row.server_group] }),
  ),
  firewall_rule: kind(
    'firewall_rules',
    'fwr',
    table({ policy: (row: rows.FirewallRuleRow) => [row.firewall_policy] }),
  ),
  image: kind(
    'images',
    'img',
    table({ account: (row: rows.ImageRow) => [row.owner], source: (row) => [row.source] }),
  ),
  interface: kind('interfaces', 'int', table({ server: (row: rows.InterfaceRow) => [row.server] })),
  load_balancer: kind('load_balancers', 'lba', byAccount<rows.LoadBalancerRow>),
  server: kind(
    'servers',
    'srv',
    table({ account, group: (row: rows.ServerRow) => row.server_groups }),
  ),
  server_group: kind('server_groups', 'grp', byAccount<rows.ServerGroupRow>),
  server_type: kind('server_types', 'typ', withoutIndex<rows.ServerTypeRow>),
  user: kind(
    'users',
    'usr',
    table({ email: (row: rows.UserRow) => [row.email_address.toLowerCase()] }),
  ),
  volume: kind('volumes', 'vol', table({ account, server: (row: rows.VolumeRow) => [row.server] })),
  zone: kind('zones', 'zon', withoutIndex<rows.ZoneRow>),
};

export type Kind = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as Kind[];

export type Collection = (typeof kinds)[Kind]['collection'];

const collections: ReadonlySet<string> = new Set(
  Object.values(kinds).map((each) => each.collection),
);

export const isCollection = (name: string): name is Collection => collections.has(name);

const kindsByPrefix = new Map(kindNames.map((name) => [kinds[name].prefix, name]));

/** The kind of an id, by its prefix. Throws for an unknown prefix: only the provider asks. */
export function kindOf(id: string): Kind {
  const found = kindsByPrefix.get(id.slice(0, 3));
  if (!found) throw new Error(`No kind has ids like ${id}.`);
  return found;
}

/** A number as the five base-36 characters of an id. */
export function idOf(name: Kind, number: number): string {
  return `${kinds[name].prefix}-${number.toString(36).padStart(5, '0').slice(-5)}`;
}
