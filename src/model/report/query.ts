import { entryOf } from '@/lib/entry-of';
import { SENTENCES } from '@/model/event/sentences';
import { ICMP_TYPES } from '@/model/firewall-rule/icmp-types';
import { DISTRIBUTIONS } from '@/model/image/distribution';
import { ALL_KINDS } from '@/model/kinds';
import { POLICIES } from '@/model/load-balancer/describe';
import { FIELDS } from '@/model/records/records';
import { isKnownStatus } from '@/model/status';
import { address } from './addresses';
import { type Class, type Classes, id, isId, kept, keptIf, ofOwn, ofText } from './classes';
import type { Pseudonyms } from './pseudonyms';
import { object, objectName } from './names';

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

export function tellQuery(query: URLSearchParams, pseudonyms: Pseudonyms): string {
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
