import { entryOf } from '@/lib/values';
import { sameValue } from '@/lib/same-value';
import type { Entity } from '@/model/decode';
import type { Kind } from '@/model/kinds';
import type { MetaTable, RecordMeta, ResourcesState } from './resources-state';

export type AnyRecord = Readonly<Record<string, unknown>>;

/** By the steady clock. */
export interface FieldTimes {
  readonly readAt: number;
  /** Fields that are older than `readAt`, with the time of their read. */
  readonly older?: Readonly<Record<string, number>>;
}

export interface Merged {
  readonly record: AnyRecord;
  readonly times: FieldTimes;
}

function timeOf(times: FieldTimes, name: string): number {
  const { older } = times;
  return entryOf(older, name) ?? times.readAt;
}

function unreadableOf(record: AnyRecord): readonly string[] {
  // Written by the decoder (`RecordOf`).
  return (record['unreadable'] ?? []) as readonly string[];
}

function withUnreadable(
  record: AnyRecord,
  fields: AnyRecord,
  unreadable: readonly string[],
): AnyRecord {
  const before = unreadableOf(record);
  if (before.length === 0 && unreadable.length === 0) return fields;
  const names = [...before.filter((name) => !Object.hasOwn(fields, name)), ...unreadable];
  return { ...fields, unreadable: names.length === 0 ? undefined : names };
}

function newer(record: AnyRecord, times: FieldTimes, incoming: AnyRecord, readAt: number): Merged {
  const fields = withUnreadable(record, incoming, unreadableOf(incoming));
  const older: Record<string, number> = {};
  let any = false;
  for (const name in record) {
    if (name === 'unreadable' || Object.hasOwn(fields, name)) continue;
    const time = timeOf(times, name);
    if (time === readAt) continue;
    older[name] = time;
    any = true;
  }
  return {
    record: withFields(record, fields),
    times: any ? { readAt, older } : { readAt },
  };
}

/** Adds only the fields of an overtaken answer that no newer one contained. */
function overtaken(
  record: AnyRecord,
  times: FieldTimes,
  fields: AnyRecord,
  readAt: number,
): Merged | undefined {
  const changes: Record<string, unknown> = {};
  const older: Record<string, number> = { ...times.older };
  let any = false;
  for (const name in fields) {
    if (name === 'unreadable') continue;
    const known = Object.hasOwn(record, name);
    if (known && timeOf(times, name) >= readAt) continue;
    changes[name] = fields[name];
    older[name] = readAt;
    any = true;
  }
  if (!any) return undefined;
  const unreadable = unreadableOf(fields).filter((name) => Object.hasOwn(changes, name));
  const merged = withFields(record, withUnreadable(record, changes, unreadable));
  return { record: merged, times: { readAt: times.readAt, older } };
}

function withFields(record: AnyRecord, fields: AnyRecord): AnyRecord {
  let changed: Record<string, unknown> | undefined;
  for (const name in fields) {
    const value = fields[name];
    if (Object.hasOwn(record, name) && sameValue(record[name], value)) continue;
    changed ??= { ...record };
    changed[name] = value;
  }
  return changed ?? record;
}

/**
 * Merges answers that arrive in any order. An absent field never wipes a known one, and only a
 * later read replaces a field. Undefined if nothing is new. Unchanged records keep their identity.
 */
export function mergeRecord(
  known: Merged | undefined,
  fields: AnyRecord,
  readAt: number,
): Merged | undefined {
  if (known === undefined) return { record: fields, times: { readAt } };
  if (readAt >= known.times.readAt) return newer(known.record, known.times, fields, readAt);
  return overtaken(known.record, known.times, fields, readAt);
}

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
