import { entryOf, fieldOf } from '@/lib/values';
import { formatSize } from '@/lib/sizes';
import { counted } from '@/lib/text';
import { databaseTypeTitle } from '@/model/database-type/describe';
import type { Lookup } from '@/model/facts';
import { protocolLabel } from '@/model/firewall-rule/protocols';
import { kindOfId } from '@/model/ids';
import { archLabel } from '@/model/image/describe';
import { policyLabel } from '@/model/load-balancer/describe';
import { expiryOf } from '@/model/load-balancer/certificate';
import { describeSchedule, parseSchedule } from '@/model/schedule';
import { triggerLabel } from '@/model/snapshots/plan';
import { titleOf } from '@/model/title';
import { typeTitle } from '@/screens/servers/list-parts';
import { zoneLabel } from '@/model/zone/describe';

/** The clock of the screens, in milliseconds. */
export const NOW = Date.UTC(2026, 10, 24, 12);

/** A value of a record: 'cloud_ip.port_translators.incoming'. */
export interface Value {
  readonly path: string;
  readonly value: string | number | boolean;
}

/** Lists every value of a record, nested ones included, empty ones left out. */
export function valuesOf(path: string, value: unknown): readonly Value[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => valuesOf(path, each));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, each]) => valuesOf(`${path}.${name}`, each));
  }
  const isOne = typeof value === 'number' || typeof value === 'boolean';
  return isOne || (typeof value === 'string' && value !== '') ? [{ path, value }] : [];
}

/** Fields that no page shows, and why. */
export const NOT_SHOWN: Readonly<Record<string, string>> = {
  'api_client.account': 'the account on the screen',
  'cloud_ip.account': 'the account on the screen',
  'cloud_ip.interface': 'an interface has no page: its server is shown',
  'collaboration.account': 'the account on the screen',
  'collaboration.role': 'its label is shown in its place',
  'database_server.account': 'the account on the screen',
  'database_server.updated_at': 'the activity tells what changed, and when',
  'database_snapshot.account': 'the account on the screen',
  'database_snapshot.deleted_at': 'only one that is gone has it',
  'database_snapshot.updated_at': 'the activity tells what changed, and when',
  'image.source_trigger': 'of an upload it means nothing; a snapshot shows it as its type',
  'load_balancer.account': 'the account on the screen',
  'load_balancer.buffer_size': 'obsolete, and edited by nothing',
  'load_balancer.healthcheck.interval': 'in the editor of the health check',
  'load_balancer.healthcheck.threshold_down': 'in the editor of the health check',
  'load_balancer.healthcheck.threshold_up': 'in the editor of the health check',
  'load_balancer.healthcheck.timeout': 'in the editor of the health check',
  'server.account': 'the account on the screen',
  'server.console_token_expires': 'the console is opened at once',
  'server.hostname': 'the first part of its host name',
  'server.interfaces': 'an interface has no page: its addresses are shown',
  'server_group.account': 'the account on the screen',
  'server_group.firewall_policy': 'its rules are shown in its place',
  'volume.account': 'the account on the screen',
  'volume.updated_at': 'the activity tells what changed, and when',
};

/** Values of a column's field that the list does not show, and why. */
export const NOT_LISTED: Readonly<Record<string, string>> = {
  'image.disk_size': 'one size is shown, the least that a server needs',
  'load_balancer.acme.certificate.domains': 'its column tells the end of the certificate',
  'load_balancer.acme.certificate.fingerprint': 'its column tells the end of the certificate',
  'load_balancer.acme.certificate.issued_at': 'its column tells the end of the certificate',
  'load_balancer.acme.domains.identifier': 'its column tells the end of the certificate',
  'load_balancer.acme.domains.status': 'its column tells the end of the certificate',
  'load_balancer.listeners.timeout': 'its column tells ports and protocols',
  'server_group.servers': 'the first is a chip, and the others open below it',
};

/** Text that no search finds a record by, and why. */
export const NOT_SEARCHED: Readonly<Record<string, string>> = {
  'api_client.permissions_group': 'the list is narrowed by it',
  'cloud_ip.mode': 'one of two words, the same of nearly all',
  'cloud_ip.port_translators.protocol':
    'one of two words; the list is narrowed by translated ports',
  'collaboration.inviter': 'the search is for who was invited',
  'database_server.snapshots_schedule': 'a crontab, shown in words',
  'database_snapshot.source_trigger': 'the list is narrowed by it',
  'load_balancer.acme.domains.status': 'a word of one domain among several',
  'load_balancer.healthcheck.request': 'most are the same slash',
  'load_balancer.ssl_minimum_version': 'one of four words, the same of nearly all',
  'volume.source_type': 'its source is searched by id and name',
  'volume.storage_type': 'the list is narrowed by it',
};

/** Columns that are empty though one of their fields has a value, and why. */
export const EMPTY_COLUMNS: Readonly<Record<string, string>> = {
  'load_balancer.certificate': 'it tells an end, which only an issued certificate has',
  'server_group.rules': 'it counts rules, which come with the policy’s own read',
};

/** True for a time, which nobody searches by as it is sent. */
export const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT/u.test(text);

/** True for a value that goes without saying in the record's own state. */
export function isUnsaid({ path, value }: Value, record: object): boolean {
  switch (path) {
    case 'server.started_at':
      return fieldOf(record, 'status') !== 'active';
    case 'server_group.servers': {
      // The card shows ten, and the way to all.
      const servers = fieldOf(record, 'servers');
      return Array.isArray(servers) && servers.indexOf(value) >= 10;
    }
    case 'volume.image':
      // A blank volume's image is that of a blank disk.
      return fieldOf(record, 'source_type') === 'raw';
    default:
      return false;
  }
}

const yesOrNo = (label: string) => (value: unknown) => `${label}${value === true ? 'yes' : 'no'}`;
const seconds = (value: unknown) => String(Number(value) / 1000);
const size = (value: unknown) => (value === 0 ? '–' : formatSize(Number(value)));

type Words = Readonly<Record<string, (value: unknown) => string>>;

/** Words for values that are not shown as they are sent. */
const WORDS: Words = {
  'database_server.snapshots_schedule': (text) => describeSchedule(parseSchedule(String(text))),
  'database_snapshot.size': size,
  'database_snapshot.source_trigger': (word) =>
    triggerLabel({ source_trigger: String(word) }) ?? '',
  'firewall_rule.protocol': (protocol) => protocolLabel(String(protocol)),
  'firewall_rule.source_port': (ports) => `from ${String(ports).replaceAll(',', ', ')}`,
  'image.disk_size': size,
  'image.virtual_size': size,
  'image.official': (is) => (is === true ? 'official' : ''),
  'image.public': (is) => (is === true ? 'public' : 'private'),
  'image.source_type': (type) => (type === 'snapshot' ? 'snapshot' : 'image'),
  'image.compatibility_mode': (is) => `compatibility mode${is === true ? 'on' : 'off'}`,
  'load_balancer.acme.domains.status': (status) =>
    status === 'verified' ? 'valid' : String(status),
  'load_balancer.https_redirect': yesOrNo('https redirect'),
  'load_balancer.listeners.timeout': seconds,
  'load_balancer.policy': (policy) => policyLabel(String(policy)),
  'server.compatibility_mode': (is) => (is === true ? 'compatibility modeon' : ''),
  'server.disk_encrypted': (is) => (is === true ? 'encrypted' : 'not encrypted'),
  'server_group.default': (is) => (is === true ? 'default' : ''),
  'volume.boot': yesOrNo('boot'),
  'volume.delete_with_server': yesOrNo('delete with server'),
  'volume.encrypted': yesOrNo('encrypted'),
  'volume.size': size,
  'volume.source_type': (type) => (type === 'raw' ? 'sourceblank' : ''),
  'volume.storage_type': (type) => (type === 'local' ? 'local' : 'block storage'),
};

/** Words in lists that differ from those on pages; '' for what goes without saying. */
export const LIST_WORDS: Words = {
  ...WORDS,
  'image.arch': (arch) => archLabel(String(arch)) ?? '',
  'image.public': (is) => (is === true ? '' : 'private'),
  'load_balancer.acme.certificate.expires_at': (end) =>
    expiryOf(String(end), NOW)?.words ?? String(end),
  'volume.boot': (is) => (is === true ? 'boot' : ''),
  'volume.encrypted': (is) => (is === true ? 'encrypted' : ''),
};

/** Lists the titles of a record where another record names it. */
function titlesOf(id: string, lookup: Lookup): readonly string[] {
  const kind = kindOfId(id);
  if (kind === 'zone') return [zoneLabel(lookup.get('zone', id)?.handle) ?? id];
  if (kind === 'database_type') {
    const type = lookup.get('database_type', id);
    return type ? [databaseTypeTitle(type)] : [];
  }
  if (kind === 'server_type') {
    const type = lookup.get('server_type', id);
    // A page shows the storage of a type apart.
    return type ? [`${typeTitle(type)}, ${counted(type.cores ?? 0, 'core')}`] : [];
  }
  const record = kind && lookup.get(kind, id);
  return record ? [titleOf(record)] : [];
}

/** True if a value is visible, in its own words or as it was sent. */
export function isTold(
  { path, value }: Value,
  seen: string,
  lookup: Lookup,
  as: Words = WORDS,
): boolean {
  if (path.endsWith('.locked')) return value === seen.includes('unlock');
  const words = entryOf(as, path)?.(value);
  const all = words === undefined ? [String(value), ...titlesOf(String(value), lookup)] : [words];
  return all.some((each) => seen.includes(each.toLowerCase()));
}
