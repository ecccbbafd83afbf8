import { entryOf } from '@/lib/values';
import type { Entity } from '@/model/decode';
import { sameValue } from '@/lib/same-value';
import type { Kind } from '@/model/kinds';
import {
  type AnyRecord,
  type AnyTable,
  type KindTables,
  MergeDraft,
  mergeInto,
  type Tables,
  tablesOf,
  tablesOfDrafts,
  withTables,
} from './merge-record';
import type { MetaTable, ResourcesState } from './resources-state';

export interface MergedAhead {
  readonly before: ResourcesState;
  readonly after: KindTables;
  readonly entities: readonly Entity[];
  readonly readAt: number;
}

const NONE_FULL: ReadonlySet<string> = new Set();

/** Merges outside the store: inside, each slice would copy large tables and re-sort all lists. */
export class AheadMerger {
  readonly #before: ResourcesState;
  readonly #readAt: number;
  readonly #drafts = new Map<Kind, MergeDraft>();
  readonly #entities: Entity[] = [];
  readonly #records = new Map<string, Entity['record']>();

  constructor(before: ResourcesState, readAt: number) {
    this.#before = before;
    this.#readAt = readAt;
  }

  add(entities: readonly Entity[]): void {
    const changed = entities.filter((entity) => this.#isChanged(entity));
    mergeInto(this.#drafts, this.#before, changed, this.#readAt, NONE_FULL);
    for (const entity of changed) this.#entities.push(entity);
  }

  /** Skips repeats: thousands of rows nest the same zone, type and account. */
  #isChanged({ id, record }: Entity): boolean {
    if (sameValue(this.#records.get(id), record)) return false;
    this.#records.set(id, record);
    return true;
  }

  done(): MergedAhead {
    const after = tablesOfDrafts(this.#drafts);
    return { before: this.#before, after, entities: this.#entities, readAt: this.#readAt };
  }
}

/** Compares only the meta, which changes with every change of a record. */
function changedIds(before: MetaTable, now: MetaTable): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const id in now) if (entryOf(now, id) !== entryOf(before, id)) ids.add(id);
  for (const id in before) if (!Object.hasOwn(now, id)) ids.add(id);
  return ids;
}

function taken<T>(
  table: Readonly<Record<string, T>>,
  from: Readonly<Record<string, T>>,
  ids: ReadonlySet<string>,
): Readonly<Record<string, T>> {
  const changed = [...ids].flatMap((id): [string, T][] => {
    const value = entryOf(from, id);
    return value === undefined ? [] : [[id, value]];
  });
  const copy: Record<string, T> = { ...table, ...Object.fromEntries(changed) };
  for (const id of ids) if (!Object.hasOwn(from, id)) delete copy[id];
  return copy;
}

function caughtUp(kind: Kind, ahead: MergedAhead, after: Tables, now: Tables): Tables {
  const before = tablesOf(ahead.before, kind);
  if (now.records === before.records && now.meta === before.meta) return after;
  const ids = changedIds(before.meta, now.meta);
  const records: AnyTable = taken(after.records, now.records, ids);
  const draft = new MergeDraft({ records, meta: taken(after.meta, now.meta, ids) });
  for (const entity of ahead.entities) {
    if (entity.kind !== kind || !ids.has(entity.id)) continue;
    draft.merge(entity.id, entity.record as AnyRecord, ahead.readAt, false);
  }
  return draft;
}

export function adoptMerged(state: ResourcesState, ahead: MergedAhead): ResourcesState {
  const tables: { [K in Kind]?: Tables } = {};
  for (const [name, after] of Object.entries(ahead.after)) {
    const kind = name as Kind;
    const { records, meta } = caughtUp(kind, ahead, after, tablesOf(state, kind));
    tables[kind] = { records, meta };
  }
  return withTables(state, tables);
}
