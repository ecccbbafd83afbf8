import type { Piece } from '@/model/decode';
import type { Kind } from '@/model/kinds';
import { mergeRecord, type AnyRecord, type Merged } from './merge-record';
import type { MetaTable, RecordMeta, ResourcesState } from './resources-state';

type AnyTable = Readonly<Record<string, AnyRecord>>;

/** The tables of one kind, copied when the first of them changes. */
class Draft {
  readonly #recordsBefore: AnyTable;
  readonly #metaBefore: MetaTable;
  #records: Record<string, AnyRecord> | undefined;
  #meta: Record<string, RecordMeta> | undefined;

  constructor(records: AnyTable, meta: MetaTable) {
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
    const meta = this.meta[id];
    const record = this.records[id];
    // Found gone by a newer read than this one.
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

/** @param fullAt when the read of the record began, if it was one of the full record */
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

/**
 * The state after the pieces of an answer whose read began at `readAt`. Tables in which nothing
 * changed stay the same objects.
 *
 * @param full ids of those among the pieces that are full records
 */
export function mergePieces(
  state: ResourcesState,
  pieces: readonly Piece[],
  readAt: number,
  full: ReadonlySet<string>,
): ResourcesState {
  const drafts = new Map<Kind, Draft>();
  pieces.forEach(({ kind, id, record }) => {
    let draft = drafts.get(kind);
    if (draft === undefined) {
      // One table type for all kinds: which fields a record has is the decoder's business.
      draft = new Draft((state.records[kind] ?? {}) as AnyTable, state.meta[kind] ?? {});
      drafts.set(kind, draft);
    }
    draft.merge(id, record as AnyRecord, readAt, full.has(id));
  });
  const records: Record<string, AnyTable> = { ...(state.records as Record<string, AnyTable>) };
  const meta: Record<string, MetaTable> = { ...state.meta };
  let changed = false;
  for (const [kind, draft] of drafts) {
    if (draft.records !== records[kind]) {
      changed = true;
      records[kind] = draft.records;
    }
    meta[kind] = draft.meta;
  }
  return {
    ...state,
    records: changed ? (records as ResourcesState['records']) : state.records,
    meta,
  };
}
