import { take, type Saga } from '../sagas/effects';
import { session } from '../session/session-slice';
import { dropDrafts } from './draft-storage';

/** A chosen log-out drops what was not saved; an unanswered 'Stay logged in?' keeps it. */
export function* draftsSaga(): Saga {
  for (;;) {
    const { payload } = yield* take(session.ended);
    if (payload.chosen) dropDrafts();
  }
}
