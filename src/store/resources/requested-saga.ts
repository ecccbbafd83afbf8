import { isStored } from '@/model/kinds';
import { fromContext } from '../context';
import { fork, put, select, takeEvery, type Saga } from '../sagas/effects';
import { session } from '../session/session-slice';
import { receiveRows } from './receive-saga';
import type { Reader } from './read-saga';
import { resources, type ListName } from './resources-actions';
import { isFresh, selectIsForeign, selectList, selectRecordStatus } from './resources-selectors';
import { parseListKey, type WithResources } from './resources-state';

const { actions } = resources;

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
