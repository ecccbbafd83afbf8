import type { Piece } from '@/model/decode';
import { sameValue } from '@/lib/same-value';
import type { Kind } from '@/model/kinds';
import {
  type AnyTable,
  type KindTables,
  MergeDraft,
  mergeInto,
  type Tables,
  tablesOf,
  tablesOfDrafts,
  withTables,
} from './merge-draft';
import type { AnyRecord } from './merge-record';
import type { MetaTable, ResourcesState } from './resources-state';

/** A large answer, merged outside the store into what the store held when it began. */
export interface MergedAhead {
  /** What was merged into. */
  readonly before: ResourcesState;
  /** What came of it, of the kinds that the answer spoke of. */
  readonly after: KindTables;
  readonly pieces: readonly Piece[];
  /** When its read began, by the steady clock. */
  readonly readAt: number;
}

const NONE_FULL: ReadonlySet<string> = new Set();

/**
 * Merges an answer a slice at a time outside the store: there every slice would copy tables of
 * thousands of records and have every list on the screen sorted anew.
 */
export class AheadMerger {
  readonly #before: ResourcesState;
  readonly #readAt: number;
  readonly #drafts = new Map<Kind, MergeDraft>();
  readonly #pieces: Piece[] = [];
  /** What the answer said last of each record, by its id. */
  readonly #said = new Map<string, Piece['record']>();

  constructor(before: ResourcesState, readAt: number) {
    this.#before = before;
    this.#readAt = readAt;
  }

  add(pieces: readonly Piece[]): void {
    const news = pieces.filter((piece) => this.#isNews(piece));
    mergeInto(this.#drafts, this.#before, news, this.#readAt, NONE_FULL);
    for (const piece of news) this.#pieces.push(piece);
  }

  /** Thousands of rows nest the same zone, type and account: one that says the same tells nothing. */
  #isNews({ id, record }: Piece): boolean {
    if (sameValue(this.#said.get(id), record)) return false;
    this.#said.set(id, record);
    return true;
  }

  /** The whole, for the store; nothing is added afterwards. */
  done(): MergedAhead {
    const after = tablesOfDrafts(this.#drafts);
    return { before: this.#before, after, pieces: this.#pieces, readAt: this.#readAt };
  }
}

/** The ids of which something else is known by now. Whatever changes a record changes its meta. */
function changedIds(before: MetaTable, now: MetaTable): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const id in now) if (now[id] !== before[id]) ids.add(id);
  for (const id in before) if (now[id] === undefined) ids.add(id);
  return ids;
}

function taken<T>(
  table: Readonly<Record<string, T>>,
  from: Readonly<Record<string, T>>,
  ids: ReadonlySet<string>,
): Readonly<Record<string, T>> {
  const copy: Record<string, T> = { ...table };
  for (const id of ids) {
    const value = from[id];
    if (value === undefined) delete copy[id];
    else copy[id] = value;
  }
  return copy;
}

/** What came of it for one kind, with what the store has learnt meanwhile merged as it would be. */
function caughtUp(kind: Kind, ahead: MergedAhead, after: Tables, now: Tables): Tables {
  const before = tablesOf(ahead.before, kind);
  if (now.records === before.records && now.meta === before.meta) return after;
  const ids = changedIds(before.meta, now.meta);
  const records: AnyTable = taken(after.records, now.records, ids);
  const draft = new MergeDraft({ records, meta: taken(after.meta, now.meta, ids) });
  for (const piece of ahead.pieces) {
    if (piece.kind !== kind || !ids.has(piece.id)) continue;
    draft.merge(piece.id, piece.record as AnyRecord, ahead.readAt, false);
  }
  return draft;
}

/** The state after an answer that was merged ahead: the same as if it were merged into it now. */
export function adoptMerged(state: ResourcesState, ahead: MergedAhead): ResourcesState {
  const tables: { [K in Kind]?: Tables } = {};
  for (const [name, after] of Object.entries(ahead.after)) {
    const kind = name as Kind;
    const { records, meta } = caughtUp(kind, ahead, after, tablesOf(state, kind));
    tables[kind] = { records, meta };
  }
  return withTables(state, tables);
}
