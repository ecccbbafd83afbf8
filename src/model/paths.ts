import { encodePart } from '@/lib/encoding';
import type { Id } from './ids';
import { isStored, KINDS, type Kind } from './kinds';
import { createWords, type EditedKind, type EditorOf } from './pages';
import { type Place, placeOf } from '@/model/orbit/ids';
import { parentOf } from '@/model/orbit/folder';
import { publicPaths } from './public-paths';

type Listing = 'objects' | 'browse';

export type ObjectView = Listing | `repository/${Listing}`;

export const isOfRepository = (view: ObjectView): boolean => view.startsWith('repository/');

const LIMIT_RESOURCES = [
  'server',
  'cloud_ip',
  'load_balancer',
  'database_server',
  'block_storage',
] as const;

export type LimitResource = (typeof LIMIT_RESOURCES)[number];

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

function home(kind: Kind, accountId: string): string {
  if (kind === 'application') return '/user/application/';
  const { route } = KINDS[kind];
  return route === undefined ? account(accountId) : `${account(accountId)}${route}/`;
}

function list(kind: Kind, accountId: string): string {
  if (kind === 'application') return applications;
  return kind === 'api_client' ? apiClients(accountId) : home(kind, accountId);
}

function stored(accountId: string, { container: name, object }: Place): string {
  const page = container(accountId, name);
  return object === undefined ? page : `${page}objects/${objectPart(object)}/`;
}

function record(kind: Kind, accountId: string, id: string): string {
  if (kind === 'account') return account(id);
  if (isStored(kind)) return stored(accountId, placeOf(id));
  const folder = home(kind, accountId);
  return folder === account(accountId) ? folder : `${folder}${encodePart(id)}/`;
}

function listOf(kind: Kind, accountId: string, id: string): string {
  if (kind !== 'object') return list(kind, accountId);
  const { container: name, object = '' } = placeOf(id);
  const path = parentOf(object);
  return withQuery(`${container(accountId, name)}objects/`, { path: path || undefined });
}

function settingsPage(kind: Kind, accountId: string, id: string): string {
  if (kind === 'user') return '/user/';
  return kind === 'account' ? settings(id) : record(kind, accountId, id);
}

const add = (
  kind: Kind,
  accountId: string,
  hints: Readonly<Record<string, string | undefined>> = {},
) => withQuery(`${home(kind, accountId)}${createWords(kind)?.path ?? ''}`, hints);

const registry = (accountId: string): string => `${account(accountId)}container_registry/`;
const billing = (accountId: string): string => `${account(accountId)}billing/`;
const container = (accountId: string, name: string): string =>
  `${list('container', accountId)}container/${encodePart(name)}/`;
const repository = (accountId: string, name: string): string =>
  `${registry(accountId)}container/${encodePart(name)}/`;

function objects(accountId: string, name: string, view: ObjectView): string {
  const page = isOfRepository(view) ? repository(accountId, name) : container(accountId, name);
  return `${page}${view.replace('repository/', '')}/`;
}

export const paths = {
  ...publicPaths,

  userAccounts: '/user/#accounts',
  userApplications: applications,
  applicationAdd: `${home('application', '')}add/`,

  /** A kind without a list leads to the account. */
  list,
  listWithStatus: (kind: Kind, accountId: string, status: string) =>
    withQuery(list(kind, accountId), { status }),
  listOf,
  add,
  /** A kind without pages leads to the account. */
  record,
  settingsPage,
  editor: <K extends EditedKind>(kind: K, accountId: string, id: string, editor: EditorOf<K>) =>
    `${settingsPage(kind, accountId, id)}${editor}/`,

  servers: (id: string, facets: { group?: string } = {}) => withQuery(list('server', id), facets),
  serverAdd: (
    id: string,
    hints: {
      image?: Id<'image'>;
      handle?: string;
      type?: Id<'server_type'>;
      similar?: Id<'server'>;
    } = {},
  ) => add('server', id, hints),
  serverAddSshKey: (id: string) => `${list('server', id)}add/user_ssh_key/`,
  serverVolumeResize: (id: string, server: string, volume: string) =>
    `${record('server', id, server)}volume_resize/${encodePart(volume)}/`,

  serverFirewall: (id: string, server: string, traffic: Readonly<Record<string, string>> = {}) =>
    withQuery(`${record('server', id, server)}firewall/`, traffic),

  firewallRulesCopy: (id: string, group: string) =>
    `${record('server_group', id, group)}firewall_rules/copy/`,
  /** Prefills a new rule from a clone or from `ruleHints`, or changes an unsaved rule. */
  firewallRuleAdd: (
    id: string,
    group: string,
    hints: Readonly<Record<string, string>> & {
      direction?: 'in' | 'out';
      clone?: string;
      change?: string;
    } = {},
  ) => withQuery(`${record('server_group', id, group)}firewall_rules/add/`, hints),
  firewallRule: (id: string, group: string, rule: string) =>
    `${record('server_group', id, group)}firewall_rules/${encodePart(rule)}/`,

  loadBalancerAdd: (id: string, hints: { similar?: Id<'load_balancer'> } = {}) =>
    add('load_balancer', id, hints),

  databaseServerAdd: (id: string, hints: { image?: Id<'database_snapshot'> } = {}) =>
    add('database_server', id, hints),

  teamInvite: (id: string, hints: { email?: string } = {}) => add('collaboration', id, hints),

  settings,
  settingsLimits: (id: string) => `${settings(id)}#increase`,
  /** `more` prefills the amount above current use, in gigabytes or a number of resources. */
  settingsIncrease: (id: string, resource: LimitResource, more?: number) =>
    withQuery(`${settings(id)}increase/${resource}/`, { more: more?.toString() }),

  billing,
  billingInvoices: (id: string) => `${account(id)}invoices/`,
  billingPayment: (id: string, amount?: number) =>
    withQuery(`${billing(id)}payment/`, { amount: amount?.toFixed(2) }),
  billingCard: (id: string) => `${billing(id)}card/`,
  support: (id: string, message?: string) => withQuery(`${account(id)}support/`, { p: message }),
  events: (id: string, facets: { resource?: string } = {}) =>
    withQuery(`${account(id)}events/`, facets),

  container,
  containerAccessAdd: (id: string, name: string) => `${container(id, name)}access/add/`,
  containerAccess: (id: string, name: string, rule: string) =>
    `${container(id, name)}access/${encodePart(rule)}/`,
  objects: (
    id: string,
    name: string,
    view: ObjectView,
    place: { path?: string; marker?: string } = {},
  ) => withQuery(objects(id, name, view), place),
  object: (id: string, name: string, view: ObjectView, object: string) =>
    `${objects(id, name, view)}${objectPart(object)}/`,

  registry,
  repositoryAdd: (id: string) => `${registry(id)}add/`,
  repository,
  repositoryBrowse: (id: string, name: string, view: Listing) =>
    objects(id, name, `repository/${view}`),
  repositoryAccess: (id: string, name: string, rule: string) =>
    `${repository(id, name)}access/${encodePart(rule)}/`,
} as const;
