import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { fork, put, select, take, takeFrom, type Saga } from '../sagas/effects';
import type { Preferences } from './preferences';
import { preferences, selectPreferences } from './preferences-slice';
import { parseStored, PREFERENCES_KEY, storePreferences } from './stored-preferences';

/** What other windows store. */
function otherWindows(): EventChannel<Preferences> {
  return eventChannel<Preferences>((emit) => {
    const listen = ({ key, newValue }: StorageEvent) => {
      if (key === PREFERENCES_KEY && newValue !== null) emit(parseStored(newValue));
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, buffers.sliding(1));
}

function* follow(): Saga {
  const channel = otherWindows();
  try {
    for (;;) {
      yield* put(preferences.actions.followed(yield* takeFrom(channel)));
    }
  } finally {
    channel.close();
  }
}

/** Stores what changes here, and follows what changes in other windows. */
export function* preferencesSaga(): Saga {
  yield* fork(follow);
  const { actions } = preferences;
  for (;;) {
    yield* take(
      actions.themeChosen,
      actions.pageSizeChosen,
      actions.viewChosen,
      actions.metricsRangeChosen,
      actions.navigationToggled,
      actions.noticeDismissed,
      actions.accountUsed,
    );
    storePreferences(yield* select(selectPreferences));
  }
}
