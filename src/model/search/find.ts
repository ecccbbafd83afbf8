import { addressFamily } from '@/lib/network';
import { kindOfId } from '@/model/ids';
import { termForms } from './marks';
import type { Entry } from './entry';
import type { ListedKind } from '@/model/pages';
import { SEARCHED_GROUPS, type RecordGroup } from './record-group';

export interface Sought {
  /** All must be found, each in any of its forms. */
  readonly terms: readonly (readonly string[])[];
  readonly whole: readonly string[];
  readonly isWhole: boolean;
}

/** Most results shown of each group (docs/product/search.md#result-limit). */
export const MOST_OF_A_GROUP = 5;

const RANKS = { same: 0, exactWord: 1, start: 2, wordStart: 3, inTitle: 4, elsewhere: 5 } as const;
const WORST = Object.keys(RANKS).length;

interface Ranked {
  readonly entry: Entry;
  readonly rank: number;
}

export interface GroupMatches {
  readonly group: RecordGroup<ListedKind>;
  readonly best: readonly Entry[];
  readonly count: number;
}

export interface Matches {
  /** The group of the best record comes first. */
  readonly groups: readonly GroupMatches[];
  readonly all: readonly Entry[];
}

function isIdOrAddress(text: string): boolean {
  return kindOfId(text) !== undefined || addressFamily(text) !== undefined;
}

export function soughtFor(text: string): Sought {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
  const joined = words.join(' ');
  const whole = words.length === 1 ? termForms(joined) : [joined];
  return { terms: words.map(termForms), whole, isWhole: whole.some(isIdOrAddress) };
}

/**
 * True if each match of the later query also matches the earlier. An earlier term with several
 * forms, as parts of addresses have, never narrows.
 */
function narrows(earlier: Sought, later: Sought): boolean {
  return earlier.terms.every(
    (forms) =>
      forms.length === 1 &&
      later.terms.some((longer) => longer.every((form) => form.includes(forms[0] ?? ''))),
  );
}

function hasAny(text: string, forms: readonly string[]): boolean {
  const [only = ''] = forms;
  return forms.length === 1 ? text.includes(only) : forms.some((form) => text.includes(form));
}

function hasAll(text: string, terms: Sought['terms']): boolean {
  for (const forms of terms) if (!hasAny(text, forms)) return false;
  return true;
}

const isWordStart = (text: string, term: string): boolean => {
  const at = text.indexOf(term);
  return at > 0 && !/[\p{L}\d]/u.test(text[at - 1] ?? '');
};

function isExactWord({ text }: Entry, { whole }: Sought): boolean {
  return whole.some((form) => text.includes(`\n${form}\n`));
}

function rankOf(entry: Entry, sought: Sought): number {
  const { title, id } = entry;
  if (sought.whole.some((form) => form === title || form === id)) return RANKS.same;
  if (sought.isWhole && isExactWord(entry, sought)) return RANKS.exactWord;
  if (!hasAll(title, sought.terms)) return RANKS.elsewhere;
  const [[first = ''] = []] = sought.terms;
  if (title.startsWith(first)) return RANKS.start;
  return isWordStart(title, first) ? RANKS.wordStart : RANKS.inTitle;
}

/**
 * Orders by rank, then by length: a shorter title has less beside the match. The alphabet orders
 * equal lengths, so that numbers are in order.
 */
function compare(one: Ranked, other: Ranked): number {
  const byRank = one.rank - other.rank;
  if (byRank !== 0) return byRank;
  const { title } = one.entry;
  const { title: otherTitle } = other.entry;
  const byLength = title.length - otherTitle.length;
  if (byLength !== 0) return byLength;
  return title < otherTitle ? -1 : Number(title > otherTitle);
}

/** Keeps only the best five. Sorting ten thousand matches would take longer than finding them. */
class Best {
  count = 0;
  readonly ranked: Ranked[] = [];

  add(found: Ranked): void {
    this.count += 1;
    const { ranked } = this;
    const last = ranked.at(-1);
    if (ranked.length === MOST_OF_A_GROUP && last !== undefined && compare(found, last) >= 0)
      return;
    const place = ranked.findIndex((each) => compare(found, each) < 0);
    ranked.splice(place === -1 ? ranked.length : place, 0, found);
    ranked.length = Math.min(ranked.length, MOST_OF_A_GROUP);
  }
}

function findMatches(entries: readonly Entry[], sought: Sought): Matches {
  if (sought.terms.length === 0) return { groups: [], all: [] };
  const all: Entry[] = [];
  const groups = new Map(SEARCHED_GROUPS.map((group) => [group, new Best()] as const));
  for (const entry of entries) {
    if (!hasAll(entry.text, sought.terms)) continue;
    all.push(entry);
    groups.get(entry.group)?.add({ entry, rank: rankOf(entry, sought) });
  }
  const found = [...groups].filter(([, { count }]) => count > 0);
  const bestRank = ({ ranked: [first] }: Best) => first?.rank ?? WORST;
  found.sort(([, one], [, other]) => bestRank(one) - bestRank(other));
  return {
    all,
    groups: found.map(([group, { ranked, count }]) => ({
      group,
      count,
      best: ranked.map(({ entry }) => entry),
    })),
  };
}

function inPlace(groups: readonly GroupMatches[], before: readonly GroupMatches[]) {
  const place = ({ group }: GroupMatches) => {
    const at = before.findIndex((each) => each.group === group);
    return at === -1 ? before.length : at;
  };
  return groups.toSorted((one, other) => place(one) - place(other));
}

export function createFinder(): (entries: readonly Entry[], sought: Sought) => Matches {
  let last: { entries: readonly Entry[]; sought: Sought; matches: Matches } | undefined;
  return (entries, sought) => {
    if (last?.entries === entries && last.sought === sought) return last.matches;
    const isNarrower =
      last?.entries === entries && last.sought.terms.length > 0 && narrows(last.sought, sought);
    const found = findMatches(isNarrower && last ? last.matches.all : entries, sought);
    const matches =
      last?.sought === sought
        ? { ...found, groups: inPlace(found.groups, last.matches.groups) }
        : found;
    last = { entries, sought, matches };
    return matches;
  };
}

/**
 * Returns the only record with a whole ID or address. A cloud IP comes before its destination,
 * which the same address also finds.
 */
export function straightTo(matches: Matches, sought: Sought): Entry | undefined {
  if (!sought.isWhole) return undefined;
  const exact = matches.all.filter((entry) => isExactWord(entry, sought));
  const own = exact.filter(({ id, title }) =>
    sought.whole.some((form) => form === id || form === title),
  );
  const ips = exact.filter(({ kind }) => kind === 'cloud_ip');
  const [only, ...others] = [own, ips, exact].find((each) => each.length > 0) ?? [];
  return others.length === 0 ? only : undefined;
}
