import { decode, type DecodeIssue, type Entity } from '@/model/decode';
import { isStored, type Kind, KINDS } from '@/model/kinds';
import {
  fork,
  put,
  type Saga,
  select,
  takeEvery,
  yieldToAll,
  yieldToMain,
} from '@/store/sagas/effects';
import { session } from '@/store/session/session-slice';
import { fromContext } from '@/store/context';
import { AheadMerger } from './merge-ahead';
import type { Reader } from './read-saga';
import {
  isFresh,
  selectIsForeign,
  selectList,
  selectRecord,
  selectRecordStatus,
} from './resources-selectors';
import { type ListName, parseListKey, resources, type WithResources } from './resources-state';

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

function selectAllLists(state: WithResources) {
  return state.resources.lists;
}

function* isListFresh(name: ListName): Saga<boolean> {
  const { status, readAt = 0 } = yield* select(selectList, name.kind, name.account);
  const now = yield* fromContext('steadyNow');
  return status === 'loaded' && (yield* select(isFresh, name.kind, readAt, now()));
}

function* readRequested(reader: Reader, name: ListName): Saga {
  if (yield* isListFresh(name)) return;
  yield* reader.list(name, false);
  if (isStored(name.kind)) return;
  // The list that was read with the page may be from before events were live.
  const { status } = yield* select(selectList, name.kind, name.account);
  if (status === 'loaded' && !(yield* isListFresh(name))) yield* reader.list(name, false);
}

function* readFailedAgain(reader: Reader): Saga {
  const lists = yield* select(selectAllLists);
  for (const [key, list] of Object.entries(lists)) {
    const { kind, account = '' } = parseListKey(key);
    if (list.status === 'error') yield* put(actions.refreshRequested({ kind, account }));
  }
  for (const name of reader.requested.all()) {
    const { status } = yield* select(selectRecordStatus, name.kind, name.id);
    if (status === 'error') yield* put(actions.refreshRequested(name));
  }
}

export function* requestedSaga(reader: Reader): Saga {
  yield* takeEvery(actions.listRequested, (action) => readRequested(reader, action.payload));
  yield* takeEvery(actions.recordRequested, function* ({ payload }) {
    const { kind, id, account } = payload;
    // The answer would be 404.
    if (yield* select(selectIsForeign, kind, id, account)) return;
    reader.requested.add(payload);
    const { status, fullAt = 0 } = yield* select(selectRecordStatus, kind, id);
    const now = yield* fromContext('steadyNow');
    const fresh = yield* select(isFresh, kind, fullAt, now());
    if (status !== 'loaded' || !fresh) yield* reader.record(payload, false);
  });
  yield* takeEvery(actions.refreshRequested, function* ({ payload: { kind, account, id } }) {
    if (id === undefined) yield* reader.list({ kind, account }, true);
    else yield* reader.record({ kind, account, id }, true);
  });
  yield* takeEvery(actions.rowsReceived, function* ({ payload: { rows, readAt, ...name } }) {
    yield* receiveRows(name, rows, readAt);
  });
  yield* takeEvery(session.signedIn, function* () {
    yield* fork(readFailedAgain, reader);
  });
}
