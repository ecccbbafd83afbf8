import { select, take, type Saga } from '../sagas/effects';
import { selectSession, session } from './session-slice';

/**
 * Waits while another user may have signed in: what is on the screen is not asked for with their session. Where
 * they have, the session of before ends, and this wait with it.
 */
export function* untilIdentified(): Saga {
  while ((yield* select(selectSession)).identityUnconfirmed) {
    yield* take(session.identityConfirmed, session.ended);
  }
}
