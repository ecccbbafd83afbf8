import { resources } from '../resources/resources-actions';
import { take, type Saga } from '../sagas/effects';
import { session } from '../session/session-slice';
import { dropDrafts } from './draft-storage';

/**
 * A chosen log-out drops what was not saved, and so does another user's sign-in; an unanswered 'Stay
 * logged in?' keeps it.
 */
export function* draftsSaga(): Saga {
  for (;;) {
    const action = yield* take(session.ended, resources.actions.listed);
    if (session.ended.match(action)) {
      if (action.payload.chosen) dropDrafts();
    } else if (action.payload.kind === 'user') {
      // The provider lists one user: whoever is signed in.
      const [user] = action.payload.ids;
      if (user !== undefined) dropDrafts(user);
    }
  }
}
