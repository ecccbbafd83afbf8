import { giveWay } from '@/lib/pause';
import type { Lookup } from '@/model/facts';
import type { Records } from '@/model/records';
import { type Entry, makeEntry } from '@/model/search/entry';
import { SEARCHED_KINDS, type SearchedKind } from '@/model/search/kinds';
import type { RecordLookup } from '@/components/scope/data/lookup';
import { recordMemo } from '@/components/scope/data/record-memo';

/** The listed records of a kind. */
export interface KindRows<K extends SearchedKind = SearchedKind> {
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
