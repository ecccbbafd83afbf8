/** What the panel knows of a kind of resource without loading its decoder, rules or verbs. */
export interface KindEntry {
  /** The three letters before the dash of its ids (spec 1 §2). */
  readonly prefix: string;
  /** Its collection below `/1.0/`. */
  readonly collection: string;
  readonly singular: string;
  readonly plural: string;
  /** Its folder under `/accounts/{id}/`, or null where it has no screen of its own there. */
  readonly route: string | null;
  /** Whether it is an account's: each call of it names the account, which has a list of its own. */
  readonly scoped: boolean;
  /** Whether the account counts it in a `*_used` field, so that an event of it changes the account. */
  readonly counted: boolean;
  /** The kind whose rows it comes nested in; null where it has a list of its own to be read. */
  readonly nestedIn: string | null;
}

/**
 * Every kind of resource. The prefixes are spec 1 §2. Spec 1 §6 and spec 2 §6 differ on volumes:
 * they are read for one account here, since no other account's volume may show. That firewall rules
 * and interfaces are "not filtered by account" (spec 1 §6) is about what is shown (decisions.md).
 */
export const KINDS = {
  account: {
    prefix: 'acc',
    collection: 'accounts',
    singular: 'Account',
    plural: 'Accounts',
    route: null,
    scoped: false,
    counted: false,
    nestedIn: null,
  },
  application: {
    prefix: 'app',
    collection: 'applications',
    singular: 'OAuth Application',
    plural: 'OAuth Applications',
    route: null,
    scoped: false,
    counted: false,
    nestedIn: null,
  },
  api_client: {
    prefix: 'cli',
    collection: 'api_clients',
    singular: 'API Client',
    plural: 'API Clients',
    route: 'settings/cli',
    scoped: true,
    counted: false,
    nestedIn: null,
  },
  cloud_ip: {
    prefix: 'cip',
    collection: 'cloud_ips',
    singular: 'Cloud IP',
    plural: 'Cloud IPs',
    route: 'cloud_ips',
    scoped: true,
    counted: true,
    nestedIn: null,
  },
  collaboration: {
    prefix: 'col',
    collection: 'collaborations',
    singular: 'Team Member',
    plural: 'Team Members',
    route: 'team',
    scoped: true,
    counted: false,
    nestedIn: null,
  },
  database_server: {
    prefix: 'dbs',
    collection: 'database_servers',
    singular: 'Cloud SQL Server',
    plural: 'Cloud SQL Servers',
    route: 'database_servers',
    scoped: true,
    counted: true,
    nestedIn: null,
  },
  database_snapshot: {
    prefix: 'dbi',
    collection: 'database_snapshots',
    singular: 'Cloud SQL Snapshot',
    plural: 'Cloud SQL Snapshots',
    route: 'database_snapshots',
    scoped: true,
    counted: false,
    nestedIn: null,
  },
  database_type: {
    prefix: 'dbt',
    collection: 'database_types',
    singular: 'Database Type',
    plural: 'Database Types',
    route: null,
    scoped: false,
    counted: false,
    nestedIn: null,
  },
  event: {
    prefix: 'evt',
    collection: 'events',
    singular: 'Event',
    plural: 'Events',
    route: null,
    scoped: true,
    counted: false,
    nestedIn: null,
  },
  firewall_policy: {
    prefix: 'fwp',
    collection: 'firewall_policies',
    singular: 'Firewall Policy',
    plural: 'Firewall Policies',
    route: null,
    scoped: true,
    counted: false,
    nestedIn: null,
  },
  firewall_rule: {
    prefix: 'fwr',
    collection: 'firewall_rules',
    singular: 'Firewall Rule',
    plural: 'Firewall Rules',
    route: null,
    scoped: true,
    counted: false,
    nestedIn: 'firewall_policy',
  },
  image: {
    prefix: 'img',
    collection: 'images',
    singular: 'Server Image',
    plural: 'Server Images',
    route: 'images',
    scoped: true,
    counted: false,
    nestedIn: null,
  },
  interface: {
    prefix: 'int',
    collection: 'interfaces',
    singular: 'Interface',
    plural: 'Interfaces',
    route: null,
    scoped: true,
    counted: false,
    nestedIn: 'server',
  },
  load_balancer: {
    prefix: 'lba',
    collection: 'load_balancers',
    singular: 'Load Balancer',
    plural: 'Load Balancers',
    route: 'load_balancers',
    scoped: true,
    counted: true,
    nestedIn: null,
  },
  server: {
    prefix: 'srv',
    collection: 'servers',
    singular: 'Cloud Server',
    plural: 'Cloud Servers',
    route: 'servers',
    scoped: true,
    counted: true,
    nestedIn: null,
  },
  server_group: {
    prefix: 'grp',
    collection: 'server_groups',
    singular: 'Server Group',
    plural: 'Server Groups',
    route: 'server_groups',
    scoped: true,
    counted: false,
    nestedIn: null,
  },
  server_type: {
    prefix: 'typ',
    collection: 'server_types',
    singular: 'Server Type',
    plural: 'Server Types',
    route: null,
    scoped: false,
    counted: false,
    nestedIn: null,
  },
  user: {
    prefix: 'usr',
    collection: 'users',
    singular: 'User',
    plural: 'Users',
    route: null,
    scoped: false,
    counted: false,
    nestedIn: null,
  },
  volume: {
    prefix: 'vol',
    collection: 'volumes',
    singular: 'Volume',
    plural: 'Volumes',
    route: 'volumes',
    scoped: true,
    counted: true,
    nestedIn: null,
  },
  zone: {
    prefix: 'zon',
    collection: 'zones',
    singular: 'Zone',
    plural: 'Zones',
    route: null,
    scoped: false,
    counted: false,
    nestedIn: null,
  },
} as const satisfies Readonly<Record<string, KindEntry>>;

/** A kind of resource, by its name on the wire (`resource_type`). */
export type Kind = keyof typeof KINDS;

/** Whether a word is the name of a kind. */
function isKind(word: string): word is Kind {
  return Object.hasOwn(KINDS, word);
}

/** Every kind, in the order of the table. */
export const ALL_KINDS: readonly Kind[] = Object.keys(KINDS).filter(isKind);

/**
 * The kind that a resource type of the wire means: `ip_address` is an old name of `cloud_ip`
 * (spec 1 §3). Undefined for one that nobody knows: 'Unknown resource kind' to the reader.
 */
export function kindOfResourceType(word: string): Kind | undefined {
  if (word === 'ip_address') return 'cloud_ip';
  return isKind(word) ? word : undefined;
}
