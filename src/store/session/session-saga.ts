import type { Task } from 'redux-saga';
import { errorFacts, expectApiError } from '@/provider/api-error';
import { fromContext } from '@/store/context';
import {
  call,
  delay,
  fork,
  join,
  put,
  race,
  restartOnError,
  type Saga,
  select,
  take,
  takeFrom,
} from '@/store/sagas/effects';
import { createSentNotes } from '@/store/sent/sent-notes';
import {
  isOneTimePassword,
  isRefused,
  selectSession,
  session,
  signInMessage,
} from './session-slice';
import { openTabs, type Tabs } from './tabs';
import { words } from '@/store/words';

/** Time in ms that 'Stay logged in?' waits for an answer (docs/product/sign-in.md#grace). */
export const GRACE_MS = 300_000;
/** Time in ms without a call until the session is checked (docs/product/sign-in.md#idle-check). */
const IDLE_MS = 7_200_000;
/** Time in ms that a log-out, or a check of the session, waits for the provider. */
const ANSWER_MS = 5000;
const SHARE_EXPIRY_MS = 1000;
/** Interval in ms of clock checks, since a timer stops while the machine sleeps. */
const LOOK_AT_CLOCK_MS = 5000;
/** Longer steps in ms between two checks mean that the clock was set, or the machine slept. */
const LEAP_MS = 60_000;

const INFRASTRUCTURE = 'infrastructure';
const TWO_FACTOR = 'two_factor';

function* granted(scopes: readonly string[], tabs: Tabs): Saga {
  if (scopes.includes(INFRASTRUCTURE)) {
    yield* put(session.signedIn());
    tabs.send('signed-in');
  } else if (scopes.includes(TWO_FACTOR)) {
    yield* put(session.oneTimePasswordRequired());
  } else {
    yield* put(
      session.signInFailed(scopes.length === 0 ? words.session.noScopes : words.session.noConsole),
    );
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
    const error = errorFacts(thrown);
    const refused = isRefused(error);
    yield* put(session.signInFailed(signInMessage(error), refused, refused ? undefined : error));
  }
}

const ENDING = [session.signOutRequested, session.timedOut] as const;

/** Ends the session of an abandoned step: its late answer replaces every window's cookie. */
function* endAbandoned(asked: Promise<unknown>): Saga {
  const hasCookie = (thrown: unknown) => {
    expectApiError(thrown);
    return errorFacts(thrown).kind === 'unreadable';
  };
  if (!(yield* call(() => asked.then(() => true, hasCookie)))) return;
  if (!(yield* call(endOnWire))) yield* put(session.signOutFailed(words.session.stillSignedIn));
}

/**
 * Waits for `ending`, which would else end the new session too. Returns the task that ends the
 * session of the last abandoned step.
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
  return yield* fork(endAbandoned, asked);
}

function* watchSignIn(tabs: Tabs): Saga {
  const api = yield* fromContext('session');
  let ending: Task | undefined;
  for (;;) {
    const wanted = yield* take(session.signInRequested, session.oneTimePasswordSubmitted);
    if (session.signInRequested.match(wanted)) {
      const { username, password } = wanted.payload;
      if (username.trim() === '' || password === '') {
        yield* put(session.signInFailed(words.session.bothRequired, true));
        continue;
      }
      const credentials = { username: username.trim(), password };
      ending = yield* takeStep(() => api.signIn(credentials), tabs, ending);
    } else if (session.oneTimePasswordSubmitted.match(wanted)) {
      const { otp } = wanted.payload;
      if (!isOneTimePassword(otp)) {
        yield* put(session.signInFailed(words.session.codeInvalid, true));
        continue;
      }
      ending = yield* takeStep(() => api.oneTimePassword({ otp }), tabs, ending);
    }
  }
}

/** Starts every window again: another user may have been signed in before. */
function* watchSignUp(tabs: Tabs): Saga {
  for (;;) {
    const { scopes } = (yield* take(session.signedUp)).payload;
    if (scopes.includes(INFRASTRUCTURE)) yield* granted(scopes, tabs);
  }
}

/** Returns true if the provider has ended the session; its cookie expires in any case. */
function* endOnWire(): Saga<boolean> {
  const api = yield* fromContext('session');
  try {
    const { late } = yield* race({ answered: call(() => api.signOut()), late: delay(ANSWER_MS) });
    return late === undefined;
  } catch (thrown) {
    expectApiError(thrown);
    const { kind, status } = errorFacts(thrown);
    // A refusal means that there is no session; a failing provider may still hold it.
    return kind === 'refused' && status < 500;
  }
}

function* watchSignOut(tabs: Tabs): Saga {
  for (;;) {
    const chosen = session.signOutRequested.match(yield* take(...ENDING));
    tabs.send(chosen ? 'signed-out' : 'timed-out');
    const hasEnded = yield* call(endOnWire);
    // The panel, which drops the rest, may not be loaded.
    if (chosen) createSentNotes().dropAll();
    yield* put(session.ended({ chosen }));
    if (chosen && !hasEnded) yield* put(session.signOutFailed(words.session.stillSignedIn));
  }
}

/**
 * Returns true if the clock leaped past the moment.
 * @param moment milliseconds since the epoch, however far off
 */
function* waitUntil(moment: number): Saga<boolean> {
  const now = yield* fromContext('now');
  let end = moment;
  let hasLeaped = false;
  for (let before = now(); before < end;) {
    yield* delay(Math.min(end - before, LOOK_AT_CLOCK_MS));
    const after = now();
    // After a clock is set back, the remaining wait stays the same.
    if (after < before) end -= before - after;
    hasLeaped = after - before > LEAP_MS;
    before = after;
  }
  return hasLeaped;
}

/** Returns true if a session has run out. After a leap of the clock only the provider knows. */
function* runsOut(expiry: number): Saga<boolean> {
  if (!(yield* waitUntil(expiry))) return true;
  const api = yield* fromContext('session');
  try {
    const { late } = yield* race({ alive: call(() => api.keepAlive()), late: delay(ANSWER_MS) });
    return late === true;
  } catch (thrown) {
    expectApiError(thrown);
    return true;
  }
}

function* watchGrace(): Saga {
  const now = yield* fromContext('now');
  for (;;) {
    yield* take(session.expired);
    // A late 401 after signing out leaves the status as it is.
    const { status } = yield* select(selectSession);
    if (status !== 'expired') continue;
    const outcome = yield* race({
      answered: take(session.signedIn, session.ended),
      unanswered: waitUntil(now() + GRACE_MS),
    });
    if (outcome.answered === undefined) yield* put(session.timedOut());
  }
}

/** Follows the session's expiry: every answer, in any window, has it, and the last one counts. */
function* watchExpiry(): Saga {
  const { expiryReceived, expiryShared } = session;
  for (;;) {
    let expiry = yield* take(expiryReceived, expiryShared);
    for (;;) {
      const outcome = yield* race({
        expiry: take(expiryReceived, expiryShared),
        over: take(session.ended, session.expired),
        ranOut: runsOut(expiry.payload),
      });
      if (outcome.expiry !== undefined) {
        expiry = outcome.expiry;
        continue;
      }
      if (outcome.ranOut === true) yield* put(session.expired('ran-out'));
      break;
    }
  }
}

/** The windows share a cookie: an idle one must not end the session of one in use. */
function* shareExpiry(tabs: Tabs): Saga {
  for (;;) {
    yield* take(session.expiryReceived);
    yield* delay(SHARE_EXPIRY_MS);
    const { status, expiresAt } = yield* select(selectSession);
    // Between password and one-time password the session grants nothing yet.
    if (status === 'valid' && expiresAt !== undefined) tabs.send({ livesUntil: expiresAt });
  }
}

/** Checks the session after two hours without a call, and does not prolong it. */
function* watchIdle(): Saga {
  const api = yield* fromContext('session');
  for (;;) {
    const outcome = yield* race({
      called: take(session.expiryReceived, session.expiryShared),
      idle: delay(IDLE_MS),
    });
    if (outcome.called !== undefined) continue;
    const { status } = yield* select(selectSession);
    if (status !== 'valid') continue;
    try {
      yield* call(() => api.keepAlive());
    } catch (thrown) {
      // The request's hook has handled a 401; a lost network says nothing of the session.
      expectApiError(thrown);
    }
  }
}

/** Another window's expiry counts after this one ran out, not after a 401, which is newer. */
function* receiveExpiry(livesUntil: number): Saga {
  const now = yield* fromContext('now');
  const { status, ranOut } = yield* select(selectSession);
  const isLate = status === 'expired' && ranOut && livesUntil > now();
  if (status === 'valid' || isLate) yield* put(session.expiryShared(livesUntil));
  if (isLate) yield* put(session.signedIn());
}

function* watchTabs(tabs: Tabs): Saga {
  for (;;) {
    const message = yield* takeFrom(tabs.messages);
    if (typeof message === 'object') {
      yield* receiveExpiry(message.livesUntil);
    } else if (message === 'signed-in') {
      // In any state: the session may be another user's by now.
      yield* put(session.signedIn());
    } else {
      // Even when signed out: it also ends a sign-in under way.
      yield* put(session.ended({ chosen: message === 'signed-out', elsewhere: true }));
    }
  }
}

function* watchSession(tabs: Tabs): Saga {
  yield* fork(watchSignIn, tabs);
  yield* fork(watchSignUp, tabs);
  yield* fork(watchSignOut, tabs);
  yield* fork(watchGrace);
  yield* fork(watchExpiry);
  yield* fork(shareExpiry, tabs);
  yield* fork(watchIdle);
  yield* fork(watchTabs, tabs);
}

/** Without the panel there are no toasts: the error goes to the browser's console. */
function* reportToBrowser(thrown: unknown): Saga {
  yield* call(async () => {
    queueMicrotask(() => {
      throw thrown;
    });
  });
}

export function* sessionSaga(): Saga {
  const tabs = openTabs();
  yield* restartOnError(() => watchSession(tabs), reportToBrowser);
}

/**
 * Waits while another user may have signed in: the screen's data must not be read with their
 * session. If another user has, the previous session ends, and this wait with it.
 */
export function* untilIdentified(): Saga {
  while ((yield* select(selectSession)).identityUnconfirmed) {
    yield* take(session.identityConfirmed, session.ended);
  }
}
