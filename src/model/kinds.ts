type KindIcon =
  | 'database'
  | 'file'
  | 'globe'
  | 'group'
  | 'image'
  | 'link'
  | 'list'
  | 'load-balancer'
  | 'orbit'
  | 'server'
  | 'settings'
  | 'snapshot'
  | 'team'
  | 'terminal'
  | 'user'
  | 'volume';

export interface KindEntry<Other extends string = string> {
  readonly prefix?: string;
  /** Absent for kinds in object storage, which have names within an account instead of ids. */
  readonly collection?: string;
  readonly singular: string;
  readonly plural: string;
  /** Name of an icon; where it is drawn, the compiler checks it against `ui/icon.tsx`. */
  readonly icon: KindIcon;
  readonly route?: string;
  /** True if it belongs to an account. */
  readonly scoped?: true;
  /** True if the account has a `*_used` field for it. */
  readonly counted?: true;
  /** True if the collection arrives in pages, newest first; known older records are kept. */
  readonly paged?: true;
  readonly nestedIn?: Other;
}

const ENTRIES = {
  account: {
    prefix: 'acc',
    collection: 'accounts',
    singular: 'Account',
    plural: 'Accounts',
    icon: 'settings',
  },
  application: {
    prefix: 'app',
    collection: 'applications',
    singular: 'OAuth Application',
    plural: 'OAuth Applications',
    icon: 'link',
  },
  api_client: {
    prefix: 'cli',
    collection: 'api_clients',
    singular: 'API Client',
    plural: 'API Clients',
    icon: 'terminal',
    route: 'settings/cli',
    scoped: true,
  },
  cloud_ip: {
    prefix: 'cip',
    collection: 'cloud_ips',
    singular: 'Cloud IP',
    plural: 'Cloud IPs',
    icon: 'globe',
    route: 'cloud_ips',
    scoped: true,
    counted: true,
  },
  collaboration: {
    prefix: 'col',
    collection: 'collaborations',
    singular: 'Team Member',
    plural: 'Team Members',
    icon: 'team',
    route: 'team',
    scoped: true,
  },
  container: {
    singular: 'Orbit Container',
    plural: 'Orbit Containers',
    icon: 'orbit',
    route: 'orbit',
    scoped: true,
  },
  database_server: {
    prefix: 'dbs',
    collection: 'database_servers',
    singular: 'Cloud SQL Server',
    plural: 'Cloud SQL Servers',
    icon: 'database',
    route: 'database_servers',
    scoped: true,
    counted: true,
  },
  database_snapshot: {
    prefix: 'dbi',
    collection: 'database_snapshots',
    singular: 'Cloud SQL Snapshot',
    plural: 'Cloud SQL Snapshots',
    icon: 'snapshot',
    route: 'database_snapshots',
    scoped: true,
  },
  database_type: {
    prefix: 'dbt',
    collection: 'database_types',
    singular: 'Database Type',
    plural: 'Database Types',
    icon: 'database',
  },
  event: {
    prefix: 'evt',
    collection: 'events',
    singular: 'Event',
    plural: 'Events',
    icon: 'list',
    scoped: true,
    paged: true,
  },
  firewall_policy: {
    prefix: 'fwp',
    collection: 'firewall_policies',
    singular: 'Firewall Policy',
    plural: 'Firewall Policies',
    icon: 'group',
    scoped: true,
  },
  firewall_rule: {
    prefix: 'fwr',
    collection: 'firewall_rules',
    singular: 'Firewall Rule',
    plural: 'Firewall Rules',
    icon: 'group',
    scoped: true,
    nestedIn: 'firewall_policy',
  },
  image: {
    prefix: 'img',
    collection: 'images',
    singular: 'Server Image',
    plural: 'Server Images',
    icon: 'image',
    route: 'images',
    scoped: true,
  },
  interface: {
    prefix: 'int',
    collection: 'interfaces',
    singular: 'Interface',
    plural: 'Interfaces',
    icon: 'link',
    scoped: true,
    nestedIn: 'server',
  },
  load_balancer: {
    prefix: 'lba',
    collection: 'load_balancers',
    singular: 'Load Balancer',
    plural: 'Load Balancers',
    icon: 'load-balancer',
    route: 'load_balancers',
    scoped: true,
    counted: true,
  },
  object: {
    singular: 'Orbit Object',
    plural: 'Orbit Objects',
    icon: 'file',
    scoped: true,
    nestedIn: 'container',
  },
  server: {
    prefix: 'srv',
    collection: 'servers',
    singular: 'Cloud Server',
    plural: 'Cloud Servers',
    icon: 'server',
    route: 'servers',
    scoped: true,
    counted: true,
  },
  server_group: {
    prefix: 'grp',
    collection: 'server_groups',
    singular: 'Server Group',
    plural: 'Server Groups',
    icon: 'group',
    route: 'server_groups',
    scoped: true,
  },
  server_type: {
    prefix: 'typ',
    collection: 'server_types',
    singular: 'Server Type',
    plural: 'Server Types',
    icon: 'server',
  },
  user: { prefix: 'usr', collection: 'users', singular: 'User', plural: 'Users', icon: 'user' },
  volume: {
    prefix: 'vol',
    collection: 'volumes',
    singular: 'Volume',
    plural: 'Volumes',
    icon: 'volume',
    route: 'volumes',
    scoped: true,
    counted: true,
  },
  zone: { prefix: 'zon', collection: 'zones', singular: 'Zone', plural: 'Zones', icon: 'globe' },
} as const satisfies Readonly<Record<string, KindEntry>>;

export type Kind = keyof typeof ENTRIES;

export type RoutedKind = {
  [K in Kind]: (typeof ENTRIES)[K] extends { readonly route: string } ? K : never;
}[Kind];

export type StoredKind = 'container' | 'object';

export type RestKind = Exclude<Kind, StoredKind>;

/** All kinds. Calls about a scoped one name the account (docs/product/team.md#unfiltered). */
export const KINDS: Readonly<
  Record<RestKind, KindEntry<Kind> & Required<Pick<KindEntry, 'prefix' | 'collection'>>> &
    Record<StoredKind, KindEntry<Kind>>
> = ENTRIES;

function isKind(word: string): word is Kind {
  return Object.hasOwn(KINDS, word);
}

export const ALL_KINDS: readonly Kind[] = Object.keys(KINDS).filter(isKind);

export function isStored(kind: Kind): kind is StoredKind {
  return kind === 'container' || kind === 'object';
}

export const REST_KINDS: readonly RestKind[] = ALL_KINDS.filter(
  (kind): kind is RestKind => !isStored(kind),
);

/** Returns the kind of a resource type (docs/product/events.md#ip-address). */
export function kindOfResourceType(word: string): RestKind | undefined {
  if (word === 'ip_address') return 'cloud_ip';
  return isKind(word) && !isStored(word) ? word : undefined;
}
