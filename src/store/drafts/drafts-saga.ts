import { resources } from '../resources/resources-actions';
import { dropHistories } from '../search/history-keys';
import type { SentNotes } from '../sent/sent-notes';
import { take, type Saga } from '../sagas/effects';
import { dropDrafts } from './draft-storage';

export function* draftsSaga(notes: SentNotes): Saga {
  for (;;) {
    const { payload } = yield* take(resources.actions.listed);
    // The provider lists one user: the one who is signed in.
    const user = payload.kind === 'user' ? payload.ids[0] : undefined;
    if (user === undefined) continue;
    dropDrafts(user);
    dropHistories(user);
    notes.dropAll(user);
  }
}
