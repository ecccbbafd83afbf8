import { byText } from '@/lib/text';
import type { Marked, Space } from './pseudonyms';

function byCode(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

const padded = (number: number, count: number): string =>
  String(number).padStart(Math.max(3, String(count).length), '0');

const hexOf = (number: number, width: number): string => number.toString(16).padStart(width, '0');

function ipv4Number(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}

const byIpv4 = (one: string, other: string): number =>
  ipv4Number(one) - ipv4Number(other) || byCode(one, other);

const addressOf = (network: string): string => network.slice(0, network.indexOf('/'));
const lengthOf = (network: string): number => Number(network.slice(network.indexOf('/') + 1));

function ipv4Text(number: number): string {
  return [24, 16, 8, 0].map((shift) => String((number >>> shift) & 255)).join('.');
}

/** Range for network tests alone (RFC 2544): 198.18.0.0/15. */
const TESTS_4 = 0xc6_12_00_00;
const ROOM_4 = 2 ** 17;

/**
 * Returns a text in the range for documentation alone (RFC 3849): 2001:db8::/32. All have one
 * width, so that text sorts as numbers.
 */
function ipv6Text(number: number, place: 'address' | 'network'): string {
  const hex = hexOf(number, 8);
  const groups = `${hex.slice(0, 4)}:${hex.slice(4)}`;
  return place === 'address' ? `2001:db8::${groups}` : `2001:db8:${groups}::`;
}

const ENDING =
  /(?<=.)\.(?:avi|bin|bmp|bz2|conf|css|csv|docx?|eot|gif|gz|html?|ico|img|ini|iso|jpe?g|js|json|log|m4a|md|mjs|mov|mp[34]|odt|og[gv]|otf|pdf|png|pptx?|qcow2|raw|sh|sql|svg|tar(?:\.gz)?|tgz|tiff?|ttf|txt|wasm|wav|web[mp]|woff2?|xlsx?|xml|xz|ya?ml|zip)$/iu;

const endingOf = (name: string): string => ENDING.exec(name)?.[0] ?? '';

const CASES = 16;

/** Capitalises the first four letters by the bits of `fromLast`; the last (0) has no capitals. */
function cased(word: string, fromLast: number): string {
  const capital = (at: number): boolean => at < 4 && ((fromLast >> (3 - at)) & 1) === 1;
  return Array.from(word, (letter, at) => (capital(at) ? letter.toUpperCase() : letter)).join('');
}

/** Values that lists sort as equal share a number. Stand-ins differ by case, as the values do. */
interface Collated {
  readonly word: string;
  readonly end: (value: string) => string;
}

/** Numbers of stand-ins that are used up, by group. They hold nothing personal. */
export type Counters = ReadonlyMap<string, number>;

interface Numbered {
  readonly compare: (one: string, other: string) => number;
  readonly text: (number: number, value: string, count: number) => string;
}

const COLLATED = {
  name: { word: 'name', end: endingOf },
  email: { word: 'person', end: () => '@redacted.invalid' },
  host: { word: 'host', end: () => '.redacted.invalid' },
} as const satisfies { readonly [S in Space]?: Collated };

const NUMBERED: Readonly<Record<Exclude<Space, keyof typeof COLLATED>, Numbered>> = {
  typed: { compare: byCode, text: (number, _, count) => `typed-${padded(number, count)}` },
  text: { compare: byCode, text: (number, _, count) => `Text ${padded(number, count)}` },
  ipv4: { compare: byIpv4, text: (number) => ipv4Text(TESTS_4 + (number % ROOM_4)) },
  network4: {
    compare: (one, other) => byIpv4(addressOf(one), addressOf(other)) || byCode(one, other),
    text: (number, value, count) => {
      const length = lengthOf(value);
      const step = 2 ** (32 - length);
      const begin = (count + 1) * step <= ROOM_4 ? number * step : number % ROOM_4;
      return `${ipv4Text(TESTS_4 + begin)}/${String(length)}`;
    },
  },
  ipv6: { compare: byCode, text: (number) => ipv6Text(number, 'address') },
  network6: {
    compare: byCode,
    text: (number, value) => {
      const length = lengthOf(value);
      return `${ipv6Text(number, length <= 64 ? 'network' : 'address')}/${String(length)}`;
    },
  },
  mac: {
    compare: byCode,
    text: (number) => ['02', '00', ...(hexOf(number, 8).match(/../gu) ?? [])].join(':'),
  },
  hash: { compare: byCode, text: (number, value) => hexOf(number, value.length) },
};

function groupOf({ space, value }: Marked): string {
  if (space === 'network4' || space === 'network6') return `${space} ${String(lengthOf(value))}`;
  return space === 'hash' ? `${space} ${String(value.length)}` : space;
}

function groupsOf(all: readonly Marked[]): ReadonlyMap<string, readonly Marked[]> {
  const groups = new Map<string, Marked[]>();
  for (const marked of all) {
    const group = groups.get(groupOf(marked));
    if (group) group.push(marked);
    else groups.set(groupOf(marked), [marked]);
  }
  return groups;
}

function tied(values: readonly string[]): readonly (readonly string[])[] {
  const ties: string[][] = [];
  for (const value of values.toSorted((one, other) => byText(one, other) || byCode(one, other))) {
    const last = ties.at(-1);
    const isTied = last?.[0] !== undefined && last.length < CASES && byText(last[0], value) === 0;
    if (isTied) last.push(value);
    else ties.push([value]);
  }
  return ties;
}

function* collated(
  { word, end }: Collated,
  values: readonly string[],
  used: number,
): Iterable<[string, string]> {
  const ties = tied(values);
  for (const [index, tie] of ties.entries()) {
    const number = padded(used + index + 1, used + ties.length);
    for (const [at, value] of tie.entries()) {
      yield [value, `${cased(word, tie.length - 1 - at)}-${number}${end(value)}`];
    }
  }
}

function* numbered(
  { compare, text }: Numbered,
  values: readonly string[],
  used: number,
): Iterable<[string, string]> {
  for (const [index, value] of values.toSorted(compare).entries()) {
    yield [value, text(used + index + 1, value, used + values.length)];
  }
}

const isCollated = (space: Space): space is keyof typeof COLLATED => Object.hasOwn(COLLATED, space);

export function countersOf(all: readonly Marked[], used: Counters): Counters {
  const counters = new Map(used);
  for (const [name, { length }] of groupsOf(all)) {
    counters.set(name, (used.get(name) ?? 0) + length);
  }
  return counters;
}

/**
 * Returns stand-ins of values, numbered in the order in which lists sort them, after those that are
 * used up. Without such, stand-ins that are put in again come out the same.
 */
export function standInsOf(
  all: readonly Marked[],
  counters: Counters = new Map(),
): (mark: Marked) => string {
  const texts = new Map<string, string>();
  for (const [name, group] of groupsOf(all)) {
    const { space } = group[0] ?? { space: 'text' };
    const used = counters.get(name) ?? 0;
    const values = group.map(({ value }) => value);
    const pairs = isCollated(space)
      ? collated(COLLATED[space], values, used)
      : numbered(NUMBERED[space], values, used);
    for (const [value, text] of pairs) texts.set(`${space} ${value}`, text);
  }
  return ({ space, value }) => texts.get(`${space} ${value}`) ?? '';
}
