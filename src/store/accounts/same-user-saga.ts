import { decode } from '@/model/decode';
import { expectApiError } from '@/provider/api-error';
import { fromContext } from '../context';
import { abortable, call, delay, put, race, type Saga, select, take } from '../sagas/effects';
import { selectSession, session } from '../session/session-slice';
import { selectCurrentUserId } from './accounts-selectors';

/** How often it is tried to learn who is signed in, and the pause between two tries (milliseconds). */
const TRIES = 3;
const ASK_AGAIN_MS = 3000;

/** The id of who is signed in by now; undefined when the provider does not tell. */
function* askWho(): Saga<string | undefined> {
  const { rest } = yield* fromContext('provider');
  const units = yield* fromContext('units');
  for (let tries = 1; ; tries += 1) {
    try {
      const rows = yield* abortable((signal) => rest.list('user', { signal }));
      return rows.map((row) => decode('user', row, units).id).find((id) => id !== undefined);
    } catch (thrown) {
      // It can be anybody until it is known: what is queued waits on.
      expectApiError(thrown);
    }
    if (tries === TRIES) return undefined;
    yield* delay(ASK_AGAIN_MS);
  }
}

/** The same, though the session expires or changes hands while it is asked. */
function* untilTold(): Saga<string | undefined> {
  for (;;) {
    const { status } = yield* select(selectSession);
    if (status !== 'valid') yield* take(session.signedIn);
    const { who, again } = yield* race({
      who: askWho(),
      again: take(session.signedIn, session.expired),
    });
    if (again === undefined) return who;
  }
}

/**
 * Somebody else may have signed in over what is on the screen, here or in another window: then nothing
 * of it is theirs, and no queued change may go out in their name. Unless it is known to be the same
 * user, it is another.
 */
export function* sameUserSaga(): Saga {
  for (;;) {
    const { status, userDue } = yield* select(selectSession);
    if (!userDue || status !== 'valid') {
      yield* take(session.signedIn);
      continue;
    }
    // Looked at now: what is read from here on is the new user's.
    const before = yield* select(selectCurrentUserId);
    const { who, over } = yield* race({
      who: call(function* () {
        return before === undefined ? undefined : yield* untilTold();
      }),
      over: take(session.ended),
    });
    if (over !== undefined) continue;
    if (who !== undefined && who === before) {
      yield* put(session.userChecked());
      continue;
    }
    // Where one of the two is not known they may be the same after all: drafts, which are kept for each
    // user apart, wait until that is known.
    yield* put(session.ended({ chosen: who !== undefined }));
    yield* put(session.signedIn());
  }
}
