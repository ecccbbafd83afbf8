import { entryOf } from '@/lib/values';
import { isStored, type Kind } from '@/model/kinds';
import { isForeign } from '@/model/facts';
import type { Records } from '@/model/records/records';
import {
  isFirstReadPending,
  listKey,
  NO_LIST,
  NO_META,
  type ListState,
  type RecordMeta,
  type RecordTable,
  type WithResources,
} from './resources-state';

const NO_RECORDS = {};

export function selectList(state: WithResources, kind: Kind, account: string): ListState {
  return entryOf(state.resources.lists, listKey(kind, account)) ?? NO_LIST;
}

/** All known records of a kind, of any account, by id. */
export function selectRecords<K extends Kind>(state: WithResources, kind: K): RecordTable<K> {
  const tables: { readonly [Each in K]?: RecordTable<Each> } = state.resources.records;
  return tables[kind] ?? NO_RECORDS;
}

export function selectRecord<K extends Kind>(
  state: WithResources,
  kind: K,
  id: string,
): Records[K] | undefined {
  return entryOf<Records[K]>(selectRecords(state, kind), id);
}

export function selectIsForeign(
  state: WithResources,
  kind: Kind,
  id: string,
  account: string,
): boolean {
  const record = selectRecord(state, kind, id);
  return record !== undefined && isForeign(kind, record, account);
}

export function selectRecordStatus(state: WithResources, kind: Kind, id: string): RecordMeta {
  return entryOf(state.resources.meta[kind], id) ?? NO_META;
}

export function selectIsFirstReadPending(state: WithResources, kind: Kind, id: string): boolean {
  return isFirstReadPending(selectRecordStatus(state, kind, id).status);
}

/** Time in ms for which a read counts as fresh without events. */
export const STALE_MS = 30_000;

/** The same for object storage, which has no events: enough for going back and forth. */
const STORED_FRESH_MS = 5000;

/** True if events have reported every change since the read, or it is recent (steady clock). */
export function isFresh(
  { resources }: WithResources,
  kind: Kind,
  readAt: number,
  now: number,
): boolean {
  if (isStored(kind)) return now - readAt <= STORED_FRESH_MS;
  if (resources.liveSince !== undefined) return readAt >= resources.liveSince;
  return now - readAt <= STALE_MS;
}

interface Remembered {
  readonly table: unknown;
  readonly rows: readonly unknown[];
}

/** By array of ids, because several components ask for the same list. */
const remembered = new WeakMap<readonly string[], Remembered>();

function sameRows(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((row, index) => row === other[index]);
}

/** In the provider's order; the same array until the collection or one of its records changes. */
export function selectListRecords<K extends Kind>(
  state: WithResources,
  kind: K,
  account: string,
): readonly Records[K][] {
  const { ids } = selectList(state, kind, account);
  const table = selectRecords(state, kind);
  const last = remembered.get(ids);
  if (last?.table === table) return last.rows as readonly Records[K][];
  const rows = ids
    .map((id) => entryOf<Records[K]>(table, id))
    .filter((row): row is Records[K] => row !== undefined);
  const same = last !== undefined && sameRows(last.rows, rows);
  const kept = same ? (last.rows as readonly Records[K][]) : rows;
  remembered.set(ids, { table, rows: kept });
  return kept;
}
