import { useEffect, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { type RecordLookup, recordMemo, selectLookup } from '@/components/scope/data/lookup';
import { giveWay } from '@/lib/pause';
import { sameValue } from '@/lib/same-value';
import type { Lookup } from '@/model/facts';
import { KINDS } from '@/model/kinds';
import { LISTED_KINDS, type ListedKind } from '@/model/pages';
import type { Records } from '@/model/records/records';
import { type Entry, makeEntry } from '@/model/search/entry';
import { NO_ACCOUNT } from '@/store/accounts/accounts-slice';
import {
  isFirstReadPending,
  type ListState,
  resources,
  type WithResources,
} from '@/store/resources/resources-state';
import { selectList, selectListRecords } from '@/store/resources/resources-selectors';

interface KindRows<K extends ListedKind = ListedKind> {
  readonly kind: K;
  readonly rows: readonly Records[K][];
}

/** Longest slice of work in ms, which fits between two frames. */
const SLICE_MS = 6;

type EntryOf = (record: { readonly id: string }, lookup: RecordLookup) => Entry;

/**
 * Memos live as long as their records, so that opening the search again, or a change, costs little.
 */
const MEMOS: ReadonlyMap<ListedKind, EntryOf> = new Map(
  LISTED_KINDS.map((kind) => [
    kind,
    // Each memo gets records of its own kind only.
    recordMemo((record, lookup: Lookup) => makeEntry(kind, record as never, lookup)),
  ]),
);

/**
 * Builds the index of all records, a slice at a time, so that typing is still handled and shown.
 * `onSlice` gets the entries so far. Returns undefined once the signal is aborted.
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

/** Milliseconds between partial updates, so that a large account can be searched early. */
const PART_MS = 100;

function kindsOf(account: string): readonly ListedKind[] {
  return account === NO_ACCOUNT
    ? LISTED_KINDS.filter((kind) => KINDS[kind].scoped !== true)
    : LISTED_KINDS;
}

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

function useKinds(account: string, isSuch: (list: ListState) => boolean): readonly ListedKind[] {
  return useSelector(
    (state: WithResources) =>
      kindsOf(account).filter((kind) => isSuch(selectList(state, kind, account))),
    sameValue,
  );
}

export interface SearchIndex {
  readonly entries: readonly Entry[];
  readonly isGrowing: boolean;
  readonly reading: readonly ListedKind[];
  readonly unread: readonly ListedKind[];
}

const NOTHING: readonly Entry[] = [];

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
      // A longer earlier index is better than this part.
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
