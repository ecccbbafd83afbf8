import { resources } from '../resources/resources-actions';
import { take, type Saga } from '../sagas/effects';
import { dropDrafts } from './draft-storage';

/** Drops what was typed by anybody but who is signed in, as soon as it is known who that is. */
export function* draftsSaga(): Saga {
  for (;;) {
    const { payload } = yield* take(resources.actions.listed);
    // The provider lists one user: whoever is signed in.
    const user = payload.kind === 'user' ? payload.ids[0] : undefined;
    if (user !== undefined) dropDrafts(user);
  }
}
