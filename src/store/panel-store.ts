import { errorFacts } from '@/provider/api-error';
import { accountsSaga } from './accounts/accounts-saga';
import { accountsSlice, type WithAccounts } from './accounts/accounts-slice';
import { calls, callsReducer, type WithCalls } from './calls/calls-slice';
import { callsSaga } from './calls/calls-saga';
import type { CallManager } from './calls/manager';
import { dropDrafts } from './drafts/draft-storage';
import { draftsSaga } from './drafts/drafts-saga';
import { eventsSaga } from './events/events-saga';
import { eventsSlice, type WithEvents } from './events/events-slice';
import {
  preferencesReducer,
  preferencesSaga,
  type WithPreferences,
} from './preferences/preferences-slice';
import { attachedSaga } from './news/attached-saga';
import { newsReducer, type WithNews } from './news/news-slice';
import { queriesReducer, type WithQueries } from './queries/queries-slice';
import { queriesSaga } from './queries/queries-saga';
import { createReader } from './resources/read-saga';
import { resourcesReducer } from './resources/resources-reducer';
import type { WithResources } from './resources/resources-state';
import { wantedSaga } from './resources/wanted-saga';
import { delay, fork, put, race, take, type Saga } from './sagas/effects';
import { RESTART_MS, restarted } from './sagas/retries';
import { session } from './session/session-slice';
import { toasts, toastsReducer, type WithToasts } from './toasts/toasts-slice';

/** The parts of the state that the panel brings. */
export type PanelState = WithResources &
  WithAccounts &
  WithCalls &
  WithEvents &
  WithToasts &
  WithPreferences &
  WithQueries &
  WithNews;

/** By the name of their part; for injection into the store of the entry. */
export const panelReducers = {
  resources: resourcesReducer,
  accounts: accountsSlice.reducer,
  calls: callsReducer,
  events: eventsSlice.reducer,
  toasts: toastsReducer,
  preferences: preferencesReducer,
  queries: queriesReducer,
  news: newsReducer,
};

/** What works for one session. */
function* sessionWork(manager: CallManager): Saga {
  const reader = createReader();
  yield* fork(wantedSaga, reader);
  yield* fork(callsSaga, manager, reader);
  yield* fork(eventsSaga, reader);
  yield* fork(queriesSaga, tellDefect);
  yield* fork(attachedSaga);
}

function* tellDefect(thrown: unknown): Saga {
  const message = errorFacts(thrown).messages.join('. ');
  yield* put(toasts.actions.shown({ tone: 'error', message }));
}

/**
 * A defect of ours shall neither be silent nor end what keeps the panel true: calls under way are
 * given up, and what is asked for from now on waits for the new beginning.
 */
function* outliveDefect(thrown: unknown, manager: CallManager): Saga<Ended | undefined> {
  yield* put(calls.actions.stopped());
  manager.settleAll();
  yield* tellDefect(thrown);
  const { ended } = yield* race({ over: delay(RESTART_MS), ended: take(session.ended) });
  return ended;
}

type Ended = ReturnType<typeof session.ended>;

/** Keeps the panel true until its session ends. */
function* untilEnded(manager: CallManager): Saga<Ended> {
  for (;;) {
    let ended: Ended | undefined;
    try {
      ({ ended } = yield* race({ work: sessionWork(manager), ended: take(session.ended) }));
    } catch (thrown) {
      ended = yield* outliveDefect(thrown, manager);
    }
    if (ended !== undefined) return ended;
  }
}

/**
 * The root saga of the panel: who is signed in, and reads, calls and events, which begin anew when a
 * session ends.
 *
 * @param manager the manager whose calls the queue carries out
 */
export function* panelSaga(manager: CallManager): Saga {
  yield* fork(preferencesSaga);
  yield* fork(draftsSaga);
  yield* fork(restarted, accountsSaga, tellDefect);
  for (;;) {
    const { chosen } = (yield* untilEnded(manager)).payload;
    manager.settleAll();
    // A chosen log-out drops what was not saved; an unanswered 'Stay logged in?' keeps it.
    if (chosen) dropDrafts();
  }
}
