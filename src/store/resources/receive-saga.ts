import { decode, type DecodeIssue, type Entity } from '@/model/decode';
import { KINDS, type Kind } from '@/model/kinds';
import { fromContext } from '../context';
import { yieldToAll, yieldToMain } from '../sagas/pauses';
import { put, select, type Saga } from '../sagas/effects';
import { resources, type ListName } from './resources-actions';
import { AheadMerger } from './merge-ahead';
import { selectList, selectRecord } from './resources-selectors';
import type { WithResources } from './resources-state';

const { actions } = resources;

/** Rows decoded and merged at a time; ten thousand at once would freeze the page. */
const SLICE = 250;

/** Rows at a time while users may be working with the list's rows. */
const SMALL_SLICE = 50;

function selectResources({ resources: known }: WithResources) {
  return known;
}

export function* mergeRows(
  { kind, account }: ListName,
  rows: readonly unknown[],
  readAt: number,
): Saga<{ ids: readonly string[]; dropped: readonly DecodeIssue[] }> {
  const units = yield* fromContext('units');
  const { ids: standing } = yield* select(selectList, kind, account);
  const [slice, giveWay] = standing.length > 0 ? [SMALL_SLICE, yieldToAll] : [SLICE, yieldToMain];
  const merger = new AheadMerger(yield* select(selectResources), readAt);
  const ids = new Set<string>();
  const dropped: DecodeIssue[] = [];
  for (let start = 0; start < rows.length; start += slice) {
    if (start > 0) yield* giveWay();
    const entities: Entity[] = [];
    for (const row of rows.slice(start, start + slice)) {
      const decoded = decode(kind, row, units);
      if (decoded.id !== undefined) ids.add(decoded.id);
      entities.push(...decoded.entities);
      dropped.push(...decoded.issues);
    }
    merger.add(entities);
  }
  yield* put(actions.mergedAhead(merger.done()));
  return { ids: [...ids], dropped };
}

export function* receiveRows(name: ListName, rows: readonly unknown[], readAt: number): Saga {
  const { ids, dropped } = yield* mergeRows(name, rows, readAt);
  const now = yield* fromContext('now');
  yield* put(actions.listed({ ...name, ids, readAt, updatedAt: now(), dropped }));
}

/** A deleted record can be read but is in no list, except accounts, which stay listed. */
export function isDeleted(kind: Kind, record: object): boolean {
  return KINDS[kind].scoped === true && 'status' in record && record.status === 'deleted';
}

/** Returns undefined when the answer is not of this kind. */
export function* receiveRecord(kind: Kind, raw: unknown, readAt: number): Saga<string | undefined> {
  const units = yield* fromContext('units');
  const { id, entities } = decode(kind, raw, units);
  if (id === undefined) return undefined;
  yield* put(actions.merged({ entities, readAt, full: [id] }));
  const record = yield* select(selectRecord, kind, id);
  if (record !== undefined && isDeleted(kind, record)) yield* put(actions.left({ kind, id }));
  return id;
}
