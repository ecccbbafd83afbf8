import { errorFacts } from '@/provider/api-error';
import { accountsSaga } from './accounts/accounts-saga';
import { accountsSlice, type WithAccounts } from './accounts/accounts-slice';
import { calls, callsReducer, type WithCalls } from './calls/calls-slice';
import type { CallManager } from './calls/manager';
import { queue } from './calls/queue';
import { draftsSaga, dropDrafts } from './drafts/drafts-saga';
import { eventsSaga } from './events/events-saga';
import { eventsSlice, followStored, type WithEvents } from './events/events-slice';
import { failuresReducer, type WithFailures } from './failures/failures-reducer';
import {
  preferencesReducer,
  preferencesSaga,
  type WithPreferences,
} from './preferences/preferences-slice';
import {
  announcementsReducer,
  attached,
  type WithAnnouncements,
} from './announcements/announcements-slice';
import { queriesReducer, type WithQueries } from './queries/queries-slice';
import { forgetOldEventsSaga } from './queries/resource-events-query';
import { queriesSaga } from './queries/queries-saga';
import { readQuery } from './queries/query';
import { createReader } from './resources/read-saga';
import { resourcesReducer } from './resources/resources-reducer';
import type { WithResources } from './resources/resources-state';
import { shownReducer, type WithShown } from './resources/shown-slice';
import { requestedSaga } from './resources/receive-saga';
import {
  delay,
  fork,
  put,
  race,
  RESTART_MS,
  restartOnError,
  type Saga,
  take,
} from './sagas/effects';
import { dropHistories } from './search/history-keys';
import { session } from './session/session-slice';
import { transfersReducer, type WithTransfers } from './transfers/transfers-slice';
import { toasts, toastsReducer, type WithToasts } from './toasts/toasts-slice';

export type PanelState = WithResources &
  WithShown &
  WithAccounts &
  WithCalls &
  WithEvents &
  WithToasts &
  WithPreferences &
  WithQueries &
  WithAnnouncements &
  WithFailures &
  WithTransfers;

export const panelReducers = {
  resources: resourcesReducer,
  shown: shownReducer,
  accounts: accountsSlice.reducer,
  calls: callsReducer,
  events: eventsSlice.reducer,
  toasts: toastsReducer,
  preferences: preferencesReducer,
  queries: queriesReducer,
  announcements: announcementsReducer,
  failures: failuresReducer,
  transfers: transfersReducer,
};

function* sessionWork(manager: CallManager): Saga {
  const reader = createReader();
  yield* fork(requestedSaga, reader);
  yield* fork(queue.saga, manager, { ...reader, answer: readQuery });
  yield* fork(eventsSaga, reader);
  yield* fork(followStored, reader);
  yield* fork(queriesSaga, reportDefect);
  yield* fork(forgetOldEventsSaga);
  yield* fork(attached.saga);
}

function* reportDefect(thrown: unknown): Saga {
  const cause = errorFacts(thrown);
  const message = cause.messages.join('. ');
  yield* put(toasts.actions.shown({ tone: 'error', message, cause }));
}

function* handleDefect(thrown: unknown, manager: CallManager): Saga<Ended | undefined> {
  yield* put(calls.actions.stopped());
  manager.cancelAll();
  yield* reportDefect(thrown);
  const { ended } = yield* race({ over: delay(RESTART_MS), ended: take(session.ended) });
  return ended;
}

type Ended = ReturnType<typeof session.ended>;

function* untilEnded(manager: CallManager): Saga<Ended> {
  for (;;) {
    let ended: Ended | undefined;
    try {
      ({ ended } = yield* race({ work: sessionWork(manager), ended: take(session.ended) }));
    } catch (thrown) {
      ended = yield* handleDefect(thrown, manager);
    }
    if (ended !== undefined) return ended;
  }
}

export function* panelSaga(manager: CallManager): Saga {
  yield* fork(preferencesSaga);
  yield* fork(draftsSaga, manager.notes);
  yield* fork(restartOnError, accountsSaga, reportDefect);
  for (;;) {
    const { chosen } = (yield* untilEnded(manager)).payload;
    manager.cancelAll();
    // A log-out drops drafts, search histories and notes of sent calls.
    // An unanswered 'Stay logged in?' keeps them.
    if (!chosen) continue;
    dropDrafts();
    dropHistories();
    manager.notes.dropAll();
  }
}
