/** The kinds that the REST API serves, by their `resource_type`, and their collections. */
export const collections = {
  account: 'accounts',
  api_client: 'api_clients',
  application: 'applications',
  cloud_ip: 'cloud_ips',
  collaboration: 'collaborations',
  database_server: 'database_servers',
  database_snapshot: 'database_snapshots',
  database_type: 'database_types',
  event: 'events',
  firewall_policy: 'firewall_policies',
  firewall_rule: 'firewall_rules',
  image: 'images',
  interface: 'interfaces',
  load_balancer: 'load_balancers',
  server: 'servers',
  server_group: 'server_groups',
  server_type: 'server_types',
  user: 'users',
  volume: 'volumes',
  zone: 'zones',
} as const;

export type Kind = keyof typeof collections;

export type Collection = (typeof collections)[Kind];

const collectionNames: ReadonlySet<string> = new Set(Object.values(collections));

export const isCollection = (name: string): name is Collection => collectionNames.has(name);

const prefixes: Record<Kind, string> = {
  account: 'acc',
  api_client: 'cli',
  application: 'app',
  cloud_ip: 'cip',
  collaboration: 'col',
  database_server: 'dbs',
  database_snapshot: 'dbi',
  database_type: 'dbt',
  event: 'evt',
  firewall_policy: 'fwp',
  firewall_rule: 'fwr',
  image: 'img',
  interface: 'int',
  load_balancer: 'lba',
  server: 'srv',
  server_group: 'grp',
  server_type: 'typ',
  user: 'usr',
  volume: 'vol',
  zone: 'zon',
};

const kindsByPrefix = new Map(
  Object.entries(prefixes).map(([kind, prefix]) => [prefix, kind as Kind]),
);

/** The kind that an id's prefix names. Throws for an unknown prefix: only the provider asks. */
export function kindOf(id: string): Kind {
  const kind = kindsByPrefix.get(id.slice(0, 3));
  if (!kind) throw new Error(`No kind has ids like ${id}.`);
  return kind;
}

/** A number as the five base-36 characters of an id. */
export function idOf(kind: Kind, number: number): string {
  return `${prefixes[kind]}-${number.toString(36).padStart(5, '0').slice(-5)}`;
}
