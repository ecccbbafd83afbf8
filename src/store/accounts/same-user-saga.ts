import { decode } from '@/model/decode';
import { expectApiError } from '@/provider/api-error';
import { fromContext } from '../context';
import { abortable } from '../sagas/abortable';
import { delay, put, race, select, take, type Saga } from '../sagas/effects';
import { selectSession, session } from '../session/session-slice';
import { selectCurrentUser } from './accounts-selectors';

/** Between two tries to learn who is signed in (milliseconds). */
const ASK_AGAIN_MS = 3000;

/** The id of who is signed in by now; asked for until the provider tells. */
function* askWho(): Saga<string | undefined> {
  const { rest } = yield* fromContext('provider');
  const units = yield* fromContext('units');
  for (;;) {
    try {
      const rows = yield* abortable((signal) => rest.list('user', { signal }));
      return rows.map((row) => decode('user', row, units).id).find((id) => id !== undefined);
    } catch (thrown) {
      // It can be anybody until it is known: what is queued waits on.
      expectApiError(thrown);
    }
    yield* delay(ASK_AGAIN_MS);
  }
}

function* isSameUser(): Saga<boolean> {
  const before = yield* select(selectCurrentUser);
  if (before === undefined) return true;
  const who = yield* askWho();
  return who === undefined || who === before.id;
}

/**
 * 'Stay logged in?' may have been answered by somebody else, here or in another window: then nothing
 * of what is on the screen is theirs, and no queued change may go out in their name.
 */
export function* sameUserSaga(): Saga {
  for (;;) {
    const { status, userDue } = yield* select(selectSession);
    // Signed in while this was stopped by a defect, or before the panel came, it is due already.
    if (!userDue || status !== 'valid') yield* take(session.signedIn);
    const { same } = yield* race({
      same: isSameUser(),
      over: take(session.signedIn, session.expired, session.ended),
    });
    if (same === true) yield* put(session.userChecked());
    if (same !== false) continue;
    yield* put(session.ended({ chosen: true }));
    yield* put(session.signedIn());
  }
}
