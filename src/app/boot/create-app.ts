import { combineSlices, configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import type { RouteObject } from 'react-router-dom';
import createSagaMiddleware from 'redux-saga';
import { withBase } from '@/lib/base-path';
import { PROVIDER_BACK } from '@/lib/connectivity';
import { createSteadyClock } from '@/lib/steady-clock';
import {
  type ApiErrorFacts,
  errorFacts,
  expectApiError,
  GATEWAY,
  isMaintenance,
} from '@/provider/api-error';
import { rowsOf } from '@/provider/read-requests';
import { createTap } from '@/provider/recorder/tap';
import { createReads } from '@/provider/reads';
import { type Change, createSend, type RequestHooks } from '@/provider/request';
import { createRetry } from '@/provider/retry';
import { createSessionApi, keepAlive } from '@/provider/session';
import type { SagaContext } from '@/store/context';
import {
  maintenance,
  maintenanceSlice,
  selectMaintenance,
} from '@/store/maintenance/maintenance-slice';
import { onceState } from '@/store/once-state';
import { sessionSaga } from '@/store/session/session-saga';
import {
  selectSession,
  selectSessionStatus,
  session,
  sessionSlice,
} from '@/store/session/session-slice';
import type { Config } from '@/app/config';
import { keepLastAccount } from './last-account';
import { sendFirst } from './ask-first';
import { keepSignedIn, wasSignedIn } from './signed-in-hint';

interface Maintenance {
  readonly isOn: () => boolean;
  readonly began: (error: ApiErrorFacts) => void;
  readonly over: () => void;
}

const isOfApi = ({ status }: ApiErrorFacts): boolean => status > 0 && !GATEWAY.has(status);

/**
 * Reports when the API closes for maintenance, by any answer that says so, and when it is back. It
 * is back with any answer to a request sent since; an earlier request may have been answered
 * before.
 */
export function followMaintenance({
  isOn,
  began,
  over,
}: Maintenance): NonNullable<RequestHooks['onSent']> {
  return () => {
    const wasOn = isOn();
    return (error) => {
      if (error !== undefined && isMaintenance(error)) began(error);
      else if (wasOn && isOn() && (error === undefined || isOfApi(error))) over();
    };
  };
}

const OUTLIVES_SESSION: readonly string[] = [
  sessionSlice.reducerPath,
  maintenanceSlice.reducerPath,
  'preferences',
];

function resetOnSessionEnd<S extends object>(
  reducer: Reducer<S, UnknownAction, Partial<S>>,
): Reducer<S, UnknownAction, Partial<S>> {
  return (state, action) => {
    if (state === undefined || !session.ended.match(action)) return reducer(state, action);
    const kept = Object.entries(state).filter(([name]) => OUTLIVES_SESSION.includes(name));
    // An absent part makes its reducer return the initial state.
    return reducer(Object.fromEntries(kept) as Partial<S>, action);
  };
}

/**
 * The panel injects its parts into the entry's store when it arrives. `stop` ends what follows the
 * session, as the page's end does.
 */
export function createAppStore(
  context: Pick<SagaContext, 'session' | 'navigate' | 'now' | 'steadyNow'>,
) {
  const sagas = createSagaMiddleware<Partial<SagaContext>>({ context });
  const parts = combineSlices(sessionSlice, maintenanceSlice);
  type State = ReturnType<typeof parts>;
  const store = configureStore({
    reducer: resetOnSessionEnd<State>(parts),
    // Actions contain the typed password: no browser extension may read them.
    devTools: false,
    middleware: (defaults) =>
      // The types ensure plain data; checks of 10,000 records on every action are slow.
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  const following = sagas.run(sessionSaga);
  return { store, sagas, parts, stop: () => following.cancel() };
}

interface RouterHandle {
  navigate: (path: string) => void;
  routes: () => RouteObject[];
  /**
   * Adds the routes of the areas that did not come with the panel. Rejects where they cannot be
   * fetched.
   */
  complete: () => Promise<void>;
  opening: () => string | undefined;
  previousPath: () => string | undefined;
}

export type App = ReturnType<typeof createApp>;

export function createApp(config: Config, pause?: Parameters<typeof createRetry>[1]) {
  const now = () => Date.now();
  const steadyNow = createSteadyClock(now);
  const routerHandle: RouterHandle = {
    navigate: (path) => window.location.assign(withBase(path)),
    routes: () => [],
    complete: () => Promise.resolve(),
    opening: () => window.location.href,
    previousPath: () => undefined,
  };
  // A late 401 says nothing about a session that began after the call went out.
  const ifUnauthenticated = () => {
    const { signInCount } = selectSession(store.getState());
    return () => {
      if (selectSession(store.getState()).signInCount === signInCount)
        store.dispatch(session.expired());
    };
  };
  const tap = createTap(steadyNow, config);
  const hooks: RequestHooks = {
    onRequest: tap.onRequest,
    onSessionLife: (seconds) => void store.dispatch(session.expiryReceived(now() + seconds * 1000)),
    ifUnauthenticated,
    onSent: followMaintenance({
      isOn: () => selectMaintenance(store.getState()) !== undefined,
      began: (error) => store.dispatch(maintenance.began(error)),
      over: () => {
        store.dispatch(maintenance.over());
        window.dispatchEvent(new Event(PROVIDER_BACK));
      },
    }),
  };
  const send = createSend(config.hosts.api, hooks, config.api.idempotencyKey);
  const change: Change = send;
  /** Asks whether the provider is back, without prolonging a session. Never rejects. */
  const probe = async () => {
    try {
      await keepAlive(send, { expects401: true });
    } catch (thrown) {
      expectApiError(thrown);
    }
  };
  const retry = createRetry(steadyNow, pause);
  const reads = createReads(send, retry);
  const sessionApi = createSessionApi(reads.read, change);
  const { store, sagas, parts, stop } = createAppStore({
    session: sessionApi,
    navigate: (path) => routerHandle.navigate(path),
    now,
    steadyNow,
  });
  return {
    config,
    now,
    steadyNow,
    ifUnauthenticated,
    retry,
    probe,
    sessionApi,
    reads,
    change,
    store,
    sagas,
    parts,
    stop,
    routerHandle,
    tap,
  };
}

/** The existing session does not let the user in; a new sign-in may. */
const FORBIDDEN = 403;

/**
 * 401 and 403 mean signed out. If nobody answers but somebody was signed in here, the panel opens.
 * Its own reads then show what fails, and one that is answered 401 asks for the password.
 */
export async function checkSession(
  { config, store, reads }: App,
  sent = sendFirst(config.hosts.api),
): Promise<void> {
  const [accounts] = sent.map((request) => reads.start(request));
  if (accounts === undefined) return;
  try {
    rowsOf(await accounts);
    store.dispatch(session.checked('valid'));
  } catch (thrown) {
    const error = errorFacts(thrown);
    const { status, messages } = error;
    if (status !== 401 && status !== FORBIDDEN) {
      store.dispatch(wasSignedIn() ? session.checked('valid') : session.checkFailed(error));
      return;
    }
    store.dispatch(session.checked('invalid'));
    if (status === FORBIDDEN) store.dispatch(session.signInFailed(messages.join('. ')));
  }
}

export function followSignedIn({ reads, tap, store }: App): void {
  let last: unknown;
  let seen = 0;
  let ended = 0;
  store.subscribe(() => {
    const { signInCount, endCount, status } = selectSession(store.getState());
    // Earlier reads may hold another user's answers.
    if (signInCount !== seen) reads.forget();
    seen = signInCount;
    // Drops the recording of the user who leaves.
    if (endCount !== ended) tap.forget();
    ended = endCount;
    // The store reports every change, and storage is slow.
    if (status === last) return;
    last = status;
    if (status === 'valid') keepSignedIn(true);
    if (status !== 'invalid') return;
    keepSignedIn(false);
    keepLastAccount(undefined);
  });
}

export function whenSignedIn({ store }: App): Promise<void> {
  return new Promise((resolve) => {
    const isSettled = (state: ReturnType<typeof store.getState>) => {
      const status = selectSessionStatus(state);
      return status === 'valid' || status === 'expired';
    };
    onceState(store, isSettled, resolve);
  });
}
