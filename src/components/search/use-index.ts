import { useEffect, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { type RecordLookup, selectLookup } from '@/components/scope/data/lookup';
import { recordMemo } from '@/components/scope/data/record-memo';
import { giveWay } from '@/lib/pause';
import { sameValue } from '@/lib/same-value';
import type { Lookup } from '@/model/facts';
import { KINDS } from '@/model/kinds';
import type { Records } from '@/model/records';
import { type Entry, makeEntry } from '@/model/search/entry';
import { SEARCHED_KINDS, type SearchedKind } from '@/model/search/kinds';
import { NO_ACCOUNT } from '@/store/accounts/accounts-selectors';
import { resources } from '@/store/resources/resources-actions';
import { selectList, selectListRecords } from '@/store/resources/resources-selectors';
import {
  isFirstReadPending,
  type ListState,
  type WithResources,
} from '@/store/resources/resources-state';

/** The listed records of a kind. */
interface KindRows<K extends SearchedKind = SearchedKind> {
  readonly kind: K;
  readonly rows: readonly Records[K][];
}

/** Milliseconds: between two frames there is time for more. */
const SLICE_MS = 6;

type EntryOf = (record: { readonly id: string }, lookup: RecordLookup) => Entry;

/** They go with the records, so that opening the search again, or a change, costs little. */
const MEMOS: ReadonlyMap<SearchedKind, EntryOf> = new Map(
  SEARCHED_KINDS.map((kind) => [
    kind,
    // A kind's memo is given records of that kind.
    recordMemo((record, lookup: Lookup) => makeEntry(kind, record as never, lookup)),
  ]),
);

/**
 * Makes what is searched of all records, a slice at a time, so that typing meanwhile is handled and shown.
 * `onSlice` gets what there is so far. Undefined once the signal is aborted.
 */
export async function buildIndex(
  lists: readonly KindRows[],
  lookup: RecordLookup,
  until: AbortSignal,
  onSlice: (entries: readonly Entry[]) => void,
): Promise<readonly Entry[] | undefined> {
  const entries: Entry[] = [];
  let end = performance.now() + SLICE_MS;
  for (const { kind, rows } of lists) {
    const entryOf = MEMOS.get(kind);
    if (entryOf === undefined) continue;
    for (const row of rows) {
      entries.push(entryOf(row, lookup));
      if (performance.now() < end) continue;
      onSlice(entries);
      await giveWay();
      if (until.aborted) return undefined;
      end = performance.now() + SLICE_MS;
    }
  }
  return entries;
}

/** Milliseconds after which what is read of a large account so far can be searched. */
const PART_MS = 100;

/** Outside accounts there is what is the user's own. */
function kindsOf(account: string): readonly SearchedKind[] {
  return account === NO_ACCOUNT
    ? SEARCHED_KINDS.filter((kind) => KINDS[kind].scoped !== true)
    : SEARCHED_KINDS;
}

/** Asks for the lists that were never read, or could not be, once. */
function useListsRead(account: string): void {
  const store = useStore<WithResources>();
  useEffect(() => {
    for (const kind of kindsOf(account)) {
      const { status } = selectList(store.getState(), kind, account);
      if (status === 'none' || status === 'error') {
        store.dispatch(resources.actions.listRequested({ kind, account }));
      }
    }
  }, [store, account]);
}

function sameRows(one: readonly KindRows[], other: readonly KindRows[]): boolean {
  return one.length === other.length && one.every(({ rows }, at) => rows === other[at]?.rows);
}

/** The kinds whose list is such; the same array while they are. */
function useKinds(account: string, isSuch: (list: ListState) => boolean): readonly SearchedKind[] {
  return useSelector(
    (state: WithResources) =>
      kindsOf(account).filter((kind) => isSuch(selectList(state, kind, account))),
    sameValue,
  );
}

/** What can be searched now. */
export interface SearchIndex {
  readonly entries: readonly Entry[];
  /** Whether more of what was read is being made ready. */
  readonly isGrowing: boolean;
  /** Those whose list is still being read. */
  readonly reading: readonly SearchedKind[];
  /** Those whose list could not be read. */
  readonly unread: readonly SearchedKind[];
}

const NOTHING: readonly Entry[] = [];

/** What the panel holds of an account, made ready to be searched while the component stands. */
export function useIndex(account: string): SearchIndex {
  useListsRead(account);
  const lookup = useSelector(selectLookup);
  const lists = useSelector(
    (state: WithResources): readonly KindRows[] =>
      kindsOf(account).map((kind) => ({ kind, rows: selectListRecords(state, kind, account) })),
    sameRows,
  );
  const reading = useKinds(account, ({ status }) => isFirstReadPending(status));
  const unread = useKinds(
    account,
    ({ status, updatedAt }) => status === 'error' && updatedAt === undefined,
  );
  const [made, setMade] = useState<{ of: unknown; account: string; entries: readonly Entry[] }>();
  const known = made?.account === account ? made.entries : NOTHING;

  useEffect(() => {
    const gone = new AbortController();
    let told = performance.now();
    const tellPart = (entries: readonly Entry[]) => {
      if (performance.now() - told < PART_MS) return;
      told = performance.now();
      // What was known before is more than part of what is known now.
      setMade((last) =>
        last?.account === account && last.entries.length > entries.length
          ? last
          : { of: undefined, account, entries: [...entries] },
      );
    };
    const make = async () => {
      const entries = await buildIndex(lists, lookup, gone.signal, tellPart);
      if (entries !== undefined && !gone.signal.aborted) setMade({ of: lists, account, entries });
    };
    void make();
    return () => gone.abort();
  }, [account, lists, lookup]);

  return { entries: known, isGrowing: made?.of !== lists, reading, unread };
}
