import type { RouteObject } from 'react-router-dom';
import { createSteadyClock } from '@/lib/steady-clock';
import { errorFacts } from '@/provider/api-error';
import { createEarlyReads } from '@/provider/early-reads';
import { rowsOf } from '@/provider/read-requests';
import { createSend } from '@/provider/request';
import { createSessionApi } from '@/provider/session';
import { selectSession, selectSessionStatus, session } from '@/store/session/session-slice';
import type { Config } from '../config';
import { createAppStore } from './app-store';
import { isLeaving } from './is-leaving';
import { startReads } from './start-reads';
import { keepSignedIn, wasSignedIn } from './signed-in-hint';

/** What the router does for what is made before it. */
interface Reach {
  navigate: (path: string) => void;
  routes: () => RouteObject[];
  /** The address that is being opened; undefined while nobody goes anywhere. */
  opening: () => string | undefined;
  /** Whether the entry of the history before the open one is of this path. */
  cameFrom: (path: string) => boolean;
}

/** Everything that the composition root holds. */
export type App = ReturnType<typeof createApp>;

/** Puts the entry's half of the house together; nothing is fetched yet. */
export function createApp(config: Config) {
  const now = () => Date.now();
  const steadyNow = createSteadyClock(now);
  const reach: Reach = {
    navigate: (path) => window.location.assign(path),
    routes: () => [],
    opening: () => window.location.href,
    cameFrom: () => false,
  };
  // A 401 that comes late says nothing of whoever has signed in since the call went out.
  const ifUnauthenticated = () => {
    const { signIns } = selectSession(store.getState());
    return () => {
      if (selectSession(store.getState()).signIns === signIns) store.dispatch(session.expired());
    };
  };
  const bare = createSend(config.hosts.api, {
    onSessionLife: (seconds) => store.dispatch(session.lifeTold(now() + seconds * 1000)),
    ifUnauthenticated,
  });
  const early = createEarlyReads(bare, steadyNow);
  const sessionApi = createSessionApi(bare);
  const { store, sagas, parts } = createAppStore({
    session: sessionApi,
    navigate: (path) => reach.navigate(path),
    now,
    steadyNow,
  });
  return {
    config,
    now,
    steadyNow,
    ifUnauthenticated,
    sessionApi,
    early,
    store,
    sagas,
    parts,
    reach,
  };
}

/** The session that there is lets nobody in: whoever signs in gets another. */
const FORBIDDEN = 403;

/**
 * Asks whether somebody is signed in, by the first read that the panel needs anyway. A 401 says no,
 * and so does a 403; anything else that isn't a list, such as a captive portal's answer, says nothing,
 * and is told as such. Of whoever is leaving nothing is asked: an answer that overtook the sign-out
 * would let them in again.
 */
export async function checkSession(app: App): Promise<void> {
  if (isLeaving(window.location.pathname)) return;
  const { store } = app;
  try {
    rowsOf(await startReads(app, wasSignedIn()));
    store.dispatch(session.checked('valid'));
  } catch (thrown) {
    const { status, messages } = errorFacts(thrown);
    const words = messages.join('. ');
    if (status !== 401 && status !== FORBIDDEN) {
      store.dispatch(session.checkFailed(words));
      return;
    }
    store.dispatch(session.checked('invalid'));
    if (status === FORBIDDEN) store.dispatch(session.signInFailed(words));
  }
}

/** Keeps true what this start has read, and the hint of the next. */
export function followSignedIn({ early, store }: App): void {
  let last: unknown;
  let seen = 0;
  store.subscribe(() => {
    const { signIns, status } = selectSession(store.getState());
    // What was asked before a sign-in may be of somebody else.
    if (signIns !== seen) early.forget();
    seen = signIns;
    // The store tells of every change; the storage is slow.
    if (status === last) return;
    last = status;
    if (status === 'valid') keepSignedIn(true);
    if (status === 'invalid') keepSignedIn(false);
  });
}

/** Settles when somebody is signed in. */
export function whenSignedIn({ store }: App): Promise<void> {
  return new Promise((resolve) => {
    const settled = () => {
      const status = selectSessionStatus(store.getState());
      return status === 'valid' || status === 'expired';
    };
    if (settled()) {
      resolve();
      return;
    }
    const leave = store.subscribe(() => {
      if (!settled()) return;
      leave();
      resolve();
    });
  });
}
