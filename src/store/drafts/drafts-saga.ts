import { resources } from '../resources/resources-actions';
import { take, type Saga } from '../sagas/effects';
import { dropDrafts } from './draft-storage';

/** Drops other users' drafts as soon as the signed-in user is known. */
export function* draftsSaga(): Saga {
  for (;;) {
    const { payload } = yield* take(resources.actions.listed);
    // The provider lists one user: the one who is signed in.
    const user = payload.kind === 'user' ? payload.ids[0] : undefined;
    if (user !== undefined) dropDrafts(user);
  }
}
