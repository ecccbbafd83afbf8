import { errorFacts, expectApiError } from '@/provider/api-error';
import { fromContext } from '../context';
import type { Task } from 'redux-saga';
import {
  call,
  delay,
  fork,
  join,
  put,
  race,
  type Saga,
  select,
  take,
  takeFrom,
} from '../sagas/effects';
import { restarted } from '../sagas/retries';
import { selectSession, session } from './session-slice';
import {
  BOTH_REQUIRED,
  CODE_INVALID,
  isOneTimePassword,
  NO_CONSOLE,
  NO_SCOPES,
  signInWords,
  STILL_SIGNED_IN,
} from './sign-in-words';
import { openTabs, type Tabs } from './tabs';

/** How long 'Stay logged in?' waits for an answer (spec 1 §9). */
export const GRACE_MS = 300_000;
/** After so long without a call, ask whether the session lives (spec 1 §4). */
const IDLE_MS = 7_200_000;
/** A sign-out that the provider does not answer is done without it after so long. */
const SIGN_OUT_MS = 5000;
/** The other windows hear of the session's life at most so often, however many answers tell it. */
const TELL_LIFE_MS = 1000;
/** A timer stands still while the machine sleeps, so the clock is looked at so often. */
const LOOK_AT_CLOCK_MS = 5000;

const INFRASTRUCTURE = 'infrastructure';
const TWO_FACTOR = 'two_factor';

/** A step's answer, by the scopes that it granted. */
function* granted(scopes: readonly string[], tabs: Tabs): Saga {
  if (scopes.includes(INFRASTRUCTURE)) {
    yield* put(session.signedIn());
    tabs.tell('signed-in');
  } else if (scopes.includes(TWO_FACTOR)) {
    yield* put(session.oneTimePasswordDue());
  } else {
    yield* put(session.signInFailed(scopes.length === 0 ? NO_SCOPES : NO_CONSOLE));
    const { status } = yield* select(selectSession);
    if (status === 'unchecked') yield* put(session.checked('invalid'));
  }
}

function* attempt(
  step: () => Promise<readonly string[]>,
  tabs: Tabs,
  ending: Task | undefined,
): Saga {
  if (ending !== undefined) yield* join(ending);
  try {
    yield* granted(yield* call(step), tabs);
  } catch (thrown) {
    yield* put(session.signInFailed(signInWords(errorFacts(thrown))));
  }
}

/** What begins the end of a session; it ends once the provider has heard of it. */
const ENDING = [session.signOutWanted, session.timedOut] as const;

/**
 * A step was on its way when it was given up: what its answer signs in is ended. Its cookie is that of
 * all windows by then, even where somebody has signed in since.
 */
function* endUnwanted(asked: Promise<unknown>): Saga {
  const hasCookie = (thrown: unknown) => {
    expectApiError(thrown);
    return errorFacts(thrown).kind === 'unreadable';
  };
  if (!(yield* call(() => asked.then(() => true, hasCookie)))) return;
  if (!(yield* call(endOnWire))) yield* put(session.signOutFailed(STILL_SIGNED_IN));
}

/**
 * Takes a step of signing in, unless it is given up meanwhile: by 'Cancel', or by the session's end.
 *
 * @param ending the end of what an earlier step signed in: it is waited for, lest it end this one's
 * @returns the end of what the last step that was given up signs in
 */
function* takeStep(
  step: () => Promise<readonly string[]>,
  tabs: Tabs,
  ending: Task | undefined,
): Saga<Task | undefined> {
  let asked: Promise<readonly string[]> | undefined;
  const { givenUp } = yield* race({
    answered: attempt(() => (asked = step()), tabs, ending),
    givenUp: take(session.oneTimePasswordCancelled, session.ended, ...ENDING),
  });
  if (givenUp === undefined || asked === undefined) return ending;
  return yield* fork(endUnwanted, asked);
}

/** Sign-in, either step, one try at a time. */
function* watchSignIn(tabs: Tabs): Saga {
  const api = yield* fromContext('session');
  let ending: Task | undefined;
  for (;;) {
    const wanted = yield* take(session.signInWanted, session.oneTimePasswordWanted);
    if (session.signInWanted.match(wanted)) {
      const { username, password } = wanted.payload;
      if (username.trim() === '' || password === '') {
        yield* put(session.signInFailed(BOTH_REQUIRED));
        continue;
      }
      const credentials = { username: username.trim(), password };
      ending = yield* takeStep(() => api.signIn(credentials), tabs, ending);
    } else if (session.oneTimePasswordWanted.match(wanted)) {
      const { otp } = wanted.payload;
      if (!isOneTimePassword(otp)) {
        yield* put(session.signInFailed(CODE_INVALID));
        continue;
      }
      ending = yield* takeStep(() => api.oneTimePassword({ otp }), tabs, ending);
    }
  }
}

/**
 * Ends the session on the wire too. Signed out here whatever the provider says: the cookie dies with its
 * life at the latest.
 *
 * @returns whether it has ended there, as far as the provider tells
 */
function* endOnWire(): Saga<boolean> {
  const api = yield* fromContext('session');
  try {
    const { late } = yield* race({ answered: call(() => api.signOut()), late: delay(SIGN_OUT_MS) });
    return late === undefined;
  } catch (thrown) {
    expectApiError(thrown);
    const { kind, status } = errorFacts(thrown);
    // Who refuses so knows of no session; a provider in trouble may still hold it.
    return kind === 'refused' && status < 500;
  }
}

function* watchSignOut(tabs: Tabs): Saga {
  for (;;) {
    const chosen = session.signOutWanted.match(yield* take(...ENDING));
    tabs.tell(chosen ? 'signed-out' : 'timed-out');
    const hasEnded = yield* call(endOnWire);
    yield* put(session.ended({ chosen }));
    if (chosen && !hasEnded) yield* put(session.signOutFailed(STILL_SIGNED_IN));
  }
}

/** Waits until a moment, in milliseconds since the epoch, however far off. */
function* waitUntil(moment: number): Saga {
  const now = yield* fromContext('now');
  for (let left = moment - now(); left > 0; left = moment - now()) {
    yield* delay(Math.min(left, LOOK_AT_CLOCK_MS));
  }
}

/** 'Stay logged in?' unanswered for five minutes signs out. */
function* watchGrace(): Saga {
  const now = yield* fromContext('now');
  for (;;) {
    yield* take(session.expired);
    // Said of a session that isn't valid, such as by a late 401 after signing out, it changes nothing.
    const { status } = yield* select(selectSession);
    if (status !== 'expired') continue;
    const outcome = yield* race({
      answered: take(session.signedIn, session.ended),
      unanswered: waitUntil(now() + GRACE_MS),
    });
    if (outcome.answered === undefined) yield* put(session.timedOut());
  }
}

/**
 * Every answer tells the session's life anew, in whichever window; when the last told life runs out,
 * it has expired.
 */
function* watchLife(): Saga {
  const { lifeTold, lifeHeard } = session;
  for (;;) {
    let told = yield* take(lifeTold, lifeHeard);
    for (;;) {
      const outcome = yield* race({
        told: take(lifeTold, lifeHeard),
        over: take(session.ended, session.expired),
        ranOut: waitUntil(told.payload),
      });
      if (outcome.told !== undefined) {
        told = outcome.told;
        continue;
      }
      if (outcome.over === undefined) yield* put(session.expired('ran-out'));
      break;
    }
  }
}

/** One cookie for all windows: an idle one must not end the session of the one being worked in. */
function* tellLife(tabs: Tabs): Saga {
  for (;;) {
    yield* take(session.lifeTold);
    yield* delay(TELL_LIFE_MS);
    const { status, expiresAt } = yield* select(selectSession);
    // The life told between password and one-time password is of a session that grants nothing yet.
    if (status === 'valid' && expiresAt !== undefined) tabs.tell({ livesUntil: expiresAt });
  }
}

/** Two hours without a call: ask, without prolonging (spec 1 §4). */
function* watchIdle(): Saga {
  const api = yield* fromContext('session');
  for (;;) {
    const outcome = yield* race({
      called: take(session.lifeTold, session.lifeHeard),
      idle: delay(IDLE_MS),
    });
    if (outcome.called !== undefined) continue;
    const { status } = yield* select(selectSession);
    if (status !== 'valid') continue;
    try {
      yield* call(() => api.keepAlive());
    } catch (thrown) {
      // A 401 has already expired the session by the hook of the request; no network is no news.
      expectApiError(thrown);
    }
  }
}

/**
 * Another window's life is this one's, were it only heard when 'Stay logged in?' stands already. A life
 * told before a 401 may be heard after it, and is over.
 */
function* hearLife(livesUntil: number): Saga {
  const now = yield* fromContext('now');
  const { status, ranOut } = yield* select(selectSession);
  const isLate = status === 'expired' && ranOut && livesUntil > now();
  if (status === 'valid' || isLate) yield* put(session.lifeHeard(livesUntil));
  if (isLate) yield* put(session.signedIn());
}

/** What another window did to the shared session holds here too. */
function* watchTabs(tabs: Tabs): Saga {
  for (;;) {
    const message = yield* takeFrom(tabs.heard);
    if (typeof message === 'object') {
      yield* hearLife(message.livesUntil);
    } else if (message === 'signed-in') {
      // Whatever this window thinks of its session: it may be somebody else's by now.
      yield* put(session.signedIn());
    } else {
      // Signed out already, there may be a sign-in under way, whose session was meant too.
      yield* put(session.ended({ chosen: message === 'signed-out' }));
    }
  }
}

function* watchSession(tabs: Tabs): Saga {
  yield* fork(watchSignIn, tabs);
  yield* fork(watchSignOut, tabs);
  yield* fork(watchGrace);
  yield* fork(watchLife);
  yield* fork(tellLife, tabs);
  yield* fork(watchIdle);
  yield* fork(watchTabs, tabs);
}

/** The entry has no toasts: the browser's console hears of it. */
function* tellBrowser(thrown: unknown): Saga {
  yield* call(async () => {
    queueMicrotask(() => {
      throw thrown;
    });
  });
}

/** Signing in and out, the end of a session and its grace, in this tab and the others (spec 1 §4). */
export function* sessionSaga(): Saga {
  const tabs = openTabs();
  yield* restarted(() => watchSession(tabs), tellBrowser);
}
