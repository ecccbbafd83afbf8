import { decode } from '@/model/decode';
import { expectApiError } from '@/provider/api-error';
import { fromContext } from '@/store/context';
import { abortable, call, delay, put, race, type Saga, select, take } from '@/store/sagas/effects';
import { selectSession, session } from '@/store/session/session-slice';
import { toasts } from '@/store/toasts/toasts-slice';
import { selectCurrentUserId } from './accounts-slice';
import { words } from '@/store/words';

const TRIES = 3;
const RETRY_MS = 3000;

/** Undefined when the provider does not answer. */
function* readCurrentUserId(): Saga<string | undefined> {
  const { rest } = yield* fromContext('provider');
  const units = yield* fromContext('units');
  for (let tries = 1; ; tries += 1) {
    try {
      const rows = yield* abortable((signal) => rest.list('user', { signal }));
      return rows.map((row) => decode('user', row, units).id).find((id) => id !== undefined);
    } catch (thrown) {
      // Queued calls keep waiting.
      expectApiError(thrown);
    }
    if (tries === TRIES) return undefined;
    yield* delay(RETRY_MS);
  }
}

/** Starts again if the session expires or the user signs in again. */
function* untilKnown(): Saga<string | undefined> {
  for (;;) {
    const { status } = yield* select(selectSession);
    if (status !== 'valid') yield* take(session.signedIn);
    const { who, again } = yield* race({
      who: readCurrentUserId(),
      again: take(session.signedIn, session.expired),
    });
    if (again === undefined) return who;
  }
}

/** Ends the session unless the same user signed in: the screen shows the previous user's data. */
export function* sameUserSaga(): Saga {
  for (;;) {
    const { status, identityUnconfirmed } = yield* select(selectSession);
    if (!identityUnconfirmed || status !== 'valid') {
      yield* take(session.signedIn);
      continue;
    }
    // Read first: every later answer is the new user's.
    const before = yield* select(selectCurrentUserId);
    const { who, over } = yield* race({
      who: call(function* () {
        return before === undefined ? undefined : yield* untilKnown();
      }),
      over: take(session.ended),
    });
    if (over !== undefined) continue;
    if (who !== undefined && who === before) {
      yield* put(session.identityConfirmed());
      continue;
    }
    // The user may be the same: drafts, which are stored per user, wait until that is known.
    yield* put(session.ended({ chosen: who !== undefined }));
    yield* put(session.signedIn());
    if (who !== undefined && before !== undefined) {
      const message = words.session.anotherUser;
      yield* put(toasts.actions.shown({ tone: 'info', message, persistent: true }));
    }
  }
}
