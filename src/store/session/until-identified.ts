import { select, take, type Saga } from '../sagas/effects';
import { selectSession, session } from './session-slice';

/**
 * Waits while another user may have signed in: the screen's data must not be read with their
 * session. If another user has, the previous session ends, and this wait with it.
 */
export function* untilIdentified(): Saga {
  while ((yield* select(selectSession)).identityUnconfirmed) {
    yield* take(session.identityConfirmed, session.ended);
  }
}
