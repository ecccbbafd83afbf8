import * as v from 'valibot';
import { keep, readKept, tellKept } from '@/lib/kept';
import { ALL_KINDS, type Kind } from '@/model/kinds';
import { parseId } from '@/model/ids';
import { HISTORY_PREFIX } from './history-keys';

export interface Viewed {
  readonly kind: Kind;
  readonly id: string;
  readonly title: string;
}

export interface History {
  readonly viewed: readonly Viewed[];
  readonly searches: readonly string[];
}

export interface HistoryOwner {
  readonly user: string;
  readonly account: string;
}

/** Limit of viewed records and of searches (docs/product/search.md#recent). */
const HISTORY_ITEMS = 5;

/** Maximum length of a kept search: nobody repeats longer ones. */
const LONGEST = 200;

const NO_HISTORY: History = { viewed: [], searches: [] };

const searched = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.check((term) => term.length <= LONGEST),
);
const viewed = v.pipe(
  v.object({ kind: v.picklist(ALL_KINDS), id: v.string(), title: v.string() }),
  // It becomes part of an address.
  v.check(({ kind, id }) => parseId(kind, id) !== undefined),
);

function readable<T>(schema: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((items): readonly T[] =>
      items
        .flatMap((item) => {
          const read = v.safeParse(schema, item);
          return read.success ? [read.output] : [];
        })
        .slice(0, HISTORY_ITEMS),
    ),
  );
}

const SCHEMA = v.fallback(
  v.object({ viewed: readable(viewed), searches: readable(searched) }),
  NO_HISTORY,
);

const keyOf = ({ user, account }: HistoryOwner): string => `${HISTORY_PREFIX}${user}/${account}`;

export function historyText(owner: HistoryOwner): string | undefined {
  return readKept('localStorage', keyOf(owner));
}

export function parseHistory(text: string | undefined): History {
  if (text === undefined) return NO_HISTORY;
  try {
    return v.parse(SCHEMA, JSON.parse(text));
  } catch {
    // Not our JSON.
    return NO_HISTORY;
  }
}

function write(owner: HistoryOwner, change: (history: History) => History): void {
  // No user, or no account.
  if (owner.user === '' || owner.account === '') return;
  // If storage is full, the history stays as it was.
  keep('localStorage', keyOf(owner), JSON.stringify(change(parseHistory(historyText(owner)))));
  tellKept(keyOf(owner));
}

const lastFirst = <T>(item: T, items: readonly T[], isSame: (other: T) => boolean): readonly T[] =>
  [item, ...items.filter((each) => !isSame(each))].slice(0, HISTORY_ITEMS);

export function keepViewed(owner: HistoryOwner, item: Viewed): void {
  write(owner, (history) => ({
    ...history,
    viewed: lastFirst(item, history.viewed, ({ id }) => id === item.id),
  }));
}

/** Adds a search; an equal one in other letter case is replaced. */
export function keepSearch(owner: HistoryOwner, text: string): void {
  const { success, output } = v.safeParse(searched, text);
  if (!success) return;
  const same = output.toLowerCase();
  write(owner, (history) => ({
    ...history,
    searches: lastFirst(output, history.searches, (other) => other.toLowerCase() === same),
  }));
}
