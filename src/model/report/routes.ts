import { entryOf } from '@/lib/values';
import { SENTENCES } from '@/model/event/sentences';
import { ICMP_TYPES } from '@/model/firewall-rule/protocols';
import { DISTRIBUTIONS } from '@/model/image/distribution';
import { ALL_KINDS, KINDS } from '@/model/kinds';
import { POLICIES } from '@/model/load-balancer/describe';
import { PAGES } from '@/model/pages';
import { FIELDS } from '@/model/records/records';
import { isKnownStatus } from '@/model/status';
import { accessRule } from './access';
import { type Class, type Classes, id, isId, kept, keptIf, ofOwn, ofText } from './classes';
import { containerName, decodedName, object, objectName } from './names';
import type { Pseudonyms } from './pseudonyms';
import { address } from './public';
import { safePseudonyms } from './secrets';

function wordsOf(text: string): readonly string[] {
  return text.trim().split(/\s+/u);
}

function each(one: Class, names: string): Classes {
  return Object.fromEntries(wordsOf(names).map((name) => [name, one]));
}

const CHOICES: ReadonlySet<string> = new Set([
  ...ALL_KINDS,
  ...DISTRIBUTIONS,
  ...POLICIES,
  ...Object.values(SENTENCES).flatMap((actions) => Object.keys(actions)),
  ...wordsOf(`
    list grid yes no some none in out changing translated same ordinary repository images Image
    Snapshot Public Private Manual Scheduled background unknown local network full storage
    any tcp udp icmp http https http+ws https+wss x32 x64 i686 x86_64 32-bit 64-bit arm64 aarch64
    nano mini small medium large`),
]);

const SHAPE =
  /^(?:[a-z]{2}\d(?:-[a-z])?|[a-z]|\d{1,4}gb\.[a-z]{2,4}|(?:MySQL|PostgreSQL)(?: \d{1,2}(?:\.\d{1,2}){0,2})?|\d{4}-\d\d-\d\d|\d{1,3})$/u;

const isChoice = (given: string): boolean =>
  isId(given) || CHOICES.has(given) || isKnownStatus(given) || SHAPE.test(given);

const choice = ofText((given, pseudonyms) =>
  isChoice(given) ? encodeURIComponent(given) : pseudonyms.mark('name', given),
);

const COLUMNS: ReadonlySet<string> = new Set([
  ...Object.values(FIELDS).flatMap((table) => Object.keys(table)),
  ...wordsOf(`
    actor address addresses created createdOn digest download engine event groups id kind number
    permissions pull taken tfa time total type visibility`),
]);

const ICMP: ReadonlySet<string> = new Set(ICMP_TYPES.map(({ name }) => name));

const digits = kept(/^\d{1,9}(?:\.\d\d)?$/u);

/** Classes of parameters. Typed text (`q`, `search`, `p`, `email`) and tokens have none. */
const QUERY: Classes = {
  ...each(
    choice,
    `view status zone type group server servers storage encrypted cloud_ips policy ports contents
    protocol engine destination day actor kind action resource arch distribution visibility official
    direction handle taken permissions`,
  ),
  ...each(id, 'similar clone'),
  ...each(digits, 'page more amount'),
  sort: keptIf((given) => COLUMNS.has(given.replace(/^-/u, ''))),
  // An id for snapshots; for rules also an address.
  source: address,
  destination_port: kept(/^\d{1,5}(?:[-:,]\d{1,5}){0,14}$/u),
  icmp_type_name: keptIf((given) => ICMP.has(given) || /^\d{1,3}$/u.test(given)),
  // An id, or a name in a repository.
  image: ofOwn((given, pseudonyms) => (isId(given) ? given : objectName(given, pseudonyms))),
  path: object,
  marker: object,
};

const FLAGS: ReadonlySet<string> = new Set(['add', 'additional', 'flat', 'pending', 'search']);

function tellQuery(query: URLSearchParams, pseudonyms: Pseudonyms): string {
  const encoding: Pseudonyms = {
    ...pseudonyms,
    mark: (space, value, _, isSealed) => pseudonyms.mark(space, value, true, isSealed),
  };
  const told: string[] = [];
  for (const [name, value] of query) {
    if (FLAGS.has(name)) told.push(name);
    const known = entryOf(QUERY, name)?.(value, encoding, 0);
    if (typeof known === 'string' && known !== '') told.push(`${name}=${known}`);
  }
  return told.length === 0 ? '' : `?${told.join('&')}`;
}

const STEPS: ReadonlySet<string> = new Set([
  '',
  ...Object.values(KINDS).flatMap(({ route }) => route?.split('/') ?? []),
  ...Object.values(PAGES).flatMap(({ editors }) => editors),
  ...`
    accounts user application logout forgotten_password reset_password eva signup next collab account
    two-factor billing card payment invoices support events settings increase server cloud_ip
    load_balancer database_server block_storage add copy volume_resize firewall firewall_rules zone
    user_ssh_key disk_encrypted container container_registry access objects browse`
    .trim()
    .split(/\s+/u),
]);

const TABS: ReadonlySet<string> = new Set([
  '#accounts',
  '#application',
  '#cli',
  '#increase',
  '#settings',
]);

const step = (given: string): string => (STEPS.has(given) || isId(given) ? given : '-');

const OBJECTS = /^(?:objects|browse)$/u;

function below([first = '', ...rest]: readonly string[], pseudonyms: Pseudonyms): string[] {
  if (OBJECTS.test(first)) {
    const name = rest.join('/');
    const slash = /%2F/iu.test(name) ? '%2F' : '/';
    return [first, objectName(decodedName(name), pseudonyms, { isEncoded: true, slash })];
  }
  if (first !== 'access') return [first, ...rest].map(step);
  return [
    first,
    ...rest.map((each) => (STEPS.has(each) ? each : accessRule(decodedName(each), pseudonyms))),
  ];
}

function tellPath(path: string, pseudonyms: Pseudonyms): string {
  const steps = path.split('/');
  const at = steps.indexOf('container');
  const [, , , area] = steps;
  if (at !== 4 || (area !== 'orbit' && area !== 'container_registry')) {
    return steps.map(step).join('/');
  }
  const [name = '', ...rest] = steps.slice(at + 1);
  const head = [...steps.slice(0, at).map(step), 'container'];
  return [
    ...head,
    containerName(decodedName(name), pseudonyms, true),
    ...below(rest, pseudonyms),
  ].join('/');
}

export function reportedRoute(address: string, pseudonyms: Pseudonyms): string {
  const [, path = '', query = '', hash = ''] =
    /^([^?#]*)(?:\?([^#]*))?(#.*)?$/su.exec(address) ?? [];
  const tab = TABS.has(hash) ? hash : '';
  return (
    tellPath(path, safePseudonyms(path, pseudonyms)) +
    tellQuery(new URLSearchParams(query), pseudonyms) +
    tab
  );
}
