import { encodePart } from '@/lib/encode-part';
import type { Id } from '@/model/ids';
import { isStored, KINDS, type Kind } from '@/model/kinds';
import { type Place, placeOf } from '@/model/orbit/ids';
import { parentOf } from '@/model/orbit/folder';
import { publicPaths } from '@/model/public-paths';

/** Below a container's page (spec 3 §2). */
type Listing = 'objects' | 'browse';

/** A listing of a container's objects, in Orbit or in the repository. */
export type ObjectView = Listing | `repository/${Listing}`;

/** True for a repository's listing, in the registry's area. */
export const isOfRepository = (view: ObjectView): boolean => view.startsWith('repository/');

/** Limits that people can ask to raise (spec 1 §2). */
const LIMIT_RESOURCES = [
  'server',
  'cloud_ip',
  'load_balancer',
  'database_server',
  'block_storage',
] as const;

export type LimitResource = (typeof LIMIT_RESOURCES)[number];

/** The limit that an address names. */
export function limitResourceOf(text: string): LimitResource | undefined {
  return LIMIT_RESOURCES.find((each) => each === text);
}

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, value);
  }
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
}

/**
 * True if a segment would be lost in a path. Browsers remove dots (URL standard); the router's `*`
 * matches no line ends.
 */
const isNoStep = (segment: string): boolean => /^\.{0,2}$|[\n\r\u2028\u2029]/u.test(segment);

/**
 * Encodes an object's name. Slashes stay, unless a segment would be lost: in `a//b` and `a/../b`
 * all are encoded. The names `.` and `..` have no address.
 */
function objectPart(name: string): string {
  const segments = name.split('/');
  return segments.some(isNoStep) ? encodePart(name) : segments.map(encodePart).join('/');
}

const { account } = publicPaths;

const settings = (accountId: string): string => `${account(accountId)}settings/`;
const applications = '/user/#application';
const apiClients = (accountId: string): string => `${settings(accountId)}#cli`;

function list(kind: Kind, accountId: string): string {
  if (kind === 'application') return applications;
  if (kind === 'api_client') return apiClients(accountId);
  const { route } = KINDS[kind];
  return route === undefined ? account(accountId) : `${account(accountId)}${route}/`;
}

function stored(accountId: string, { container: name, object }: Place): string {
  const page = container(accountId, name);
  return object === undefined ? page : `${page}objects/${objectPart(object)}/`;
}

function record(kind: Kind, accountId: string, id: string): string {
  if (kind === 'account') return account(id);
  if (kind === 'application') return `/user/application/${encodePart(id)}/`;
  if (isStored(kind)) return stored(accountId, placeOf(id));
  const { route } = KINDS[kind];
  return route === undefined
    ? account(accountId)
    : `${account(accountId)}${route}/${encodePart(id)}/`;
}

/** The list that contains a record; for an object, the listing of its folder. */
function listOf(kind: Kind, accountId: string, id: string): string {
  if (kind !== 'object') return list(kind, accountId);
  const { container: name, object = '' } = placeOf(id);
  const path = parentOf(object);
  return withQuery(`${container(accountId, name)}objects/`, { path: path || undefined });
}

/** The page that a record's editors open over. */
function settingsPage(kind: Kind, accountId: string, id: string): string {
  if (kind === 'user') return '/user/';
  return kind === 'account' ? settings(id) : record(kind, accountId, id);
}

type Area =
  | 'servers'
  | 'server_groups'
  | 'images'
  | 'cloud_ips'
  | 'load_balancers'
  | 'database_servers'
  | 'database_snapshots'
  | 'volumes'
  | 'team'
  | 'orbit'
  | 'container_registry';

const area = (name: Area, accountId: string): string => `${account(accountId)}${name}/`;
const within = (name: Area, accountId: string, id: string): string =>
  `${area(name, accountId)}${encodePart(id)}/`;
const billing = (accountId: string): string => `${account(accountId)}billing/`;
const container = (accountId: string, name: string): string =>
  `${area('orbit', accountId)}container/${encodePart(name)}/`;
const repository = (accountId: string, name: string): string =>
  `${area('container_registry', accountId)}container/${encodePart(name)}/`;

function objects(accountId: string, name: string, view: ObjectView): string {
  const page = isOfRepository(view) ? repository(accountId, name) : container(accountId, name);
  return `${page}${view.replace('repository/', '')}/`;
}

/** The editors of each kind's page; most are named after a field. */
export const EDITORS = {
  server: [
    'name',
    'user_data',
    'server_groups',
    'snapshots_schedule',
    'snapshots_retention',
    'resize',
    'attach',
    'cloud_ips',
  ],
  server_group: ['name', 'description', 'servers', 'move', 'cloud_ips'],
  image: ['name', 'description', 'public', 'arch', 'compatibility_mode', 'status', 'username'],
  cloud_ip: ['name', 'reverse_dns', 'port_translators', 'map'],
  load_balancer: [
    'name',
    'servers',
    'listeners',
    'https',
    'policy',
    'healthcheck',
    'https_redirect',
    'ssl_minimum_version',
    'cloud_ips',
  ],
  database_server: [
    'name',
    'description',
    'maintenance',
    'snapshots_schedule',
    'snapshots_retention',
    'access_control',
    'resize',
    'snapshot',
    'cloud_ips',
  ],
  database_snapshot: ['name', 'description'],
  volume: ['attach', 'resize', 'copy', 'name', 'description', 'serial', 'delete_with_server'],
  account: [
    'name',
    'address',
    'tfa_requirement',
    'vat_registration_number',
    'temp_url_keys',
    'close',
  ],
  user: ['name', 'email_address', 'ssh_key', 'change-password', 'two-factor'],
  application: ['name'],
  container: [
    'public_listings',
    'static_site',
    'temp_url_keys',
    'history',
    'quota',
    'cross_origin',
    'labels',
  ],
  api_client: ['name', 'description', 'permissions_group'],
  collaboration: [],
} as const satisfies { readonly [K in Kind]?: readonly string[] };

/** A kind with editors. */
export type EditedKind = keyof typeof EDITORS;

/** The last part of an editor's path. */
export type EditorOf<K extends EditedKind> = (typeof EDITORS)[K][number];

/** All paths (spec 1 §2, spec 2 §2, spec 3 §2). */
export const paths = {
  ...publicPaths,

  userAccounts: '/user/#accounts',
  userApplications: applications,
  applicationAdd: '/user/application/add/',

  /** A kind without a list leads to the account. */
  list,
  listWithStatus: (kind: Kind, accountId: string, status: string) =>
    withQuery(list(kind, accountId), { status }),
  listOf,
  /** A kind without pages leads to the account. */
  record,
  settingsPage,
  editor: <K extends EditedKind>(kind: K, accountId: string, id: string, editor: EditorOf<K>) =>
    `${settingsPage(kind, accountId, id)}${editor}/`,

  servers: (id: string, facets: { group?: string } = {}) => withQuery(area('servers', id), facets),
  serverAdd: (
    id: string,
    hints: {
      image?: Id<'image'>;
      handle?: string;
      type?: Id<'server_type'>;
      /** A server to copy. */
      similar?: Id<'server'>;
    } = {},
  ) => withQuery(`${area('servers', id)}add/`, hints),
  serverAddSshKey: (id: string) => `${area('servers', id)}add/user_ssh_key/`,
  server: (id: string, server: string) => within('servers', id, server),
  serverVolumeResize: (id: string, server: string, volume: string) =>
    `${within('servers', id, server)}volume_resize/${encodePart(volume)}/`,

  /** Asks which rules let traffic in; `traffic` has the fields of `ruleHints`. */
  serverFirewall: (id: string, server: string, traffic: Readonly<Record<string, string>> = {}) =>
    withQuery(`${within('servers', id, server)}firewall/`, traffic),

  serverGroups: (id: string) => area('server_groups', id),
  serverGroupAdd: (id: string) => `${area('server_groups', id)}add/`,
  serverGroup: (id: string, group: string) => within('server_groups', id, group),
  firewallRulesCopy: (id: string, group: string) =>
    `${within('server_groups', id, group)}firewall_rules/copy/`,
  /** Prefills a new rule from a clone or from `ruleHints`, or changes an unsaved rule. */
  firewallRuleAdd: (
    id: string,
    group: string,
    hints: Readonly<Record<string, string>> & {
      direction?: 'in' | 'out';
      clone?: string;
      change?: string;
    } = {},
  ) => withQuery(`${within('server_groups', id, group)}firewall_rules/add/`, hints),
  firewallRule: (id: string, group: string, rule: string) =>
    `${within('server_groups', id, group)}firewall_rules/${encodePart(rule)}/`,

  images: (id: string) => area('images', id),
  image: (id: string, image: string) => within('images', id, image),

  cloudIps: (id: string) => area('cloud_ips', id),
  cloudIpAdd: (id: string) => `${area('cloud_ips', id)}?add`,
  cloudIp: (id: string, ip: string) => within('cloud_ips', id, ip),

  loadBalancers: (id: string) => area('load_balancers', id),
  loadBalancerAdd: (id: string, hints: { similar?: Id<'load_balancer'> } = {}) =>
    withQuery(`${area('load_balancers', id)}add/`, hints),
  loadBalancer: (id: string, balancer: string) => within('load_balancers', id, balancer),

  databaseServers: (id: string) => area('database_servers', id),
  databaseServerAdd: (id: string, hints: { image?: Id<'database_snapshot'> } = {}) =>
    withQuery(`${area('database_servers', id)}add/`, hints),
  databaseServer: (id: string, server: string) => within('database_servers', id, server),

  databaseSnapshots: (id: string) => area('database_snapshots', id),
  databaseSnapshot: (id: string, snapshot: string) => within('database_snapshots', id, snapshot),

  volumes: (id: string) => area('volumes', id),
  volumeAdd: (id: string) => `${area('volumes', id)}add/`,
  volume: (id: string, volume: string) => within('volumes', id, volume),

  team: (id: string) => area('team', id),
  /** Prefills the address of someone who is invited again. */
  teamInvite: (id: string, hints: { email?: string } = {}) =>
    withQuery(`${area('team', id)}add/`, hints),
  teamMember: (id: string, collaboration: string) => within('team', id, collaboration),

  settings,
  settingsLimits: (id: string) => `${settings(id)}#increase`,
  /** `more` prefills the amount above current use, in gigabytes or a number of resources. */
  settingsIncrease: (id: string, resource: LimitResource, more?: number) =>
    withQuery(`${settings(id)}increase/${resource}/`, { more: more?.toString() }),
  apiClients,
  apiClientAdd: (id: string) => `${settings(id)}cli/add/`,
  apiClient: (id: string, client: string) => `${settings(id)}cli/${encodePart(client)}/`,

  billing,
  billingInvoices: (id: string) => `${account(id)}invoices/`,
  billingPayment: (id: string, amount?: number) =>
    withQuery(`${billing(id)}payment/`, { amount: amount?.toFixed(2) }),
  billingCard: (id: string) => `${billing(id)}card/`,
  support: (id: string, message?: string) => withQuery(`${account(id)}support/`, { p: message }),
  /** Events of the account, or those about one resource. */
  events: (id: string, facets: { resource?: string } = {}) =>
    withQuery(`${account(id)}events/`, facets),

  orbit: (id: string) => area('orbit', id),
  containerAdd: (id: string) => `${area('orbit', id)}add/`,
  container,
  containerAccessAdd: (id: string, name: string) => `${container(id, name)}access/add/`,
  containerAccess: (id: string, name: string, rule: string) =>
    `${container(id, name)}access/${encodePart(rule)}/`,
  /** Directories end in a slash. */
  objects: (
    id: string,
    name: string,
    view: ObjectView,
    place: { path?: string; marker?: string } = {},
  ) => withQuery(objects(id, name, view), place),
  object: (id: string, name: string, view: ObjectView, object: string) =>
    `${objects(id, name, view)}${objectPart(object)}/`,

  registry: (id: string) => area('container_registry', id),
  repositoryAdd: (id: string) => `${area('container_registry', id)}add/`,
  repository,
  repositoryBrowse: (id: string, name: string, view: Listing) =>
    objects(id, name, `repository/${view}`),
  repositoryAccess: (id: string, name: string, rule: string) =>
    `${repository(id, name)}access/${encodePart(rule)}/`,
} as const;
