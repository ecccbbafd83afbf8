import { entryOf } from '@/lib/entry-of';
import type { Entity } from '@/model/decode';
import type { Kind } from '@/model/kinds';
import { mergeRecord, type AnyRecord, type Merged } from './merge-record';
import type { MetaTable, RecordMeta, ResourcesState } from './resources-state';

/** One object, so that an unknown kind has identical tables each time. */
const NOTHING = {};

export type AnyTable = Readonly<Record<string, AnyRecord>>;

export interface Tables {
  readonly records: AnyTable;
  readonly meta: MetaTable;
}

/** One table type for all kinds: the decoder has checked the fields. */
export function tablesOf(state: ResourcesState, kind: Kind): Tables {
  return {
    records: (state.records[kind] ?? NOTHING) as AnyTable,
    meta: state.meta[kind] ?? NOTHING,
  };
}

export class MergeDraft implements Tables {
  readonly #recordsBefore: AnyTable;
  readonly #metaBefore: MetaTable;
  #records: Record<string, AnyRecord> | undefined;
  #meta: Record<string, RecordMeta> | undefined;

  constructor({ records, meta }: Tables) {
    this.#recordsBefore = records;
    this.#metaBefore = meta;
  }

  get records(): AnyTable {
    return this.#records ?? this.#recordsBefore;
  }

  get meta(): MetaTable {
    return this.#meta ?? this.#metaBefore;
  }

  merge(id: string, fields: AnyRecord, readAt: number, full: boolean): void {
    const meta = entryOf(this.meta, id);
    const record = entryOf(this.records, id);
    // A newer read found it gone.
    if (record === undefined && meta?.status === 'not-found' && meta.readAt > readAt) return;
    const known = record !== undefined && meta !== undefined ? { record, times: meta } : undefined;
    const after = mergeRecord(known, fields, readAt);
    if (after === undefined && !full) return;
    if (after !== undefined && after.record !== record) this.#setRecord(id, after.record);
    this.#setMeta(id, metaAfter(meta, after, full ? readAt : undefined));
  }

  #setRecord(id: string, record: AnyRecord): void {
    this.#records ??= { ...this.#recordsBefore };
    this.#records[id] = record;
  }

  #setMeta(id: string, meta: RecordMeta): void {
    this.#meta ??= { ...this.#metaBefore };
    this.#meta[id] = meta;
  }
}

function metaAfter(
  before: RecordMeta | undefined,
  after: Merged | undefined,
  fullAt: number | undefined,
): RecordMeta {
  const { readAt, older } = after?.times ?? before ?? { readAt: 0 };
  const times = older === undefined ? { readAt } : { readAt, older };
  if (fullAt !== undefined) {
    return {
      ...times,
      status: 'loaded',
      full: true,
      fullAt: Math.max(fullAt, before?.fullAt ?? 0),
    };
  }
  if (before === undefined) return { ...times, status: 'none', full: false };
  const { status, full, fullAt: wasFullAt, error } = before;
  return {
    ...times,
    status,
    full,
    ...(wasFullAt !== undefined && { fullAt: wasFullAt }),
    ...(error !== undefined && { error }),
  };
}

export type KindTables = { readonly [K in Kind]?: Tables };

export function tablesOfDrafts(drafts: ReadonlyMap<Kind, MergeDraft>): KindTables {
  const tables: { [K in Kind]?: Tables } = {};
  for (const [kind, { records, meta }] of drafts) tables[kind] = { records, meta };
  return tables;
}

/** `records` keeps its identity if no record changed. */
export function withTables(state: ResourcesState, tables: KindTables): ResourcesState {
  const records: Record<string, AnyTable> = { ...(state.records as Record<string, AnyTable>) };
  const meta: Record<string, MetaTable> = { ...state.meta };
  let changed = false;
  for (const [kind, table] of Object.entries(tables)) {
    if (table.records !== tablesOf(state, kind as Kind).records) {
      changed = true;
      records[kind] = table.records;
    }
    meta[kind] = table.meta;
  }
  return {
    ...state,
    records: changed ? (records as ResourcesState['records']) : state.records,
    meta,
  };
}

export function mergeInto(
  drafts: Map<Kind, MergeDraft>,
  state: ResourcesState,
  entities: readonly Entity[],
  readAt: number,
  full: ReadonlySet<string>,
): void {
  for (const { kind, id, record } of entities) {
    let draft = drafts.get(kind);
    if (draft === undefined) {
      draft = new MergeDraft(tablesOf(state, kind));
      drafts.set(kind, draft);
    }
    draft.merge(id, record as AnyRecord, readAt, full.has(id));
  }
}

export function mergeEntities(
  state: ResourcesState,
  entities: readonly Entity[],
  readAt: number,
  full: ReadonlySet<string>,
): ResourcesState {
  const drafts = new Map<Kind, MergeDraft>();
  mergeInto(drafts, state, entities, readAt, full);
  return withTables(state, tablesOfDrafts(drafts));
}
