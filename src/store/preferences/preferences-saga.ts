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
      yield* put(followed(yield* takeFrom(channel)));
    }
  } finally {
    channel.close();
  }
}

const { followed, ...chosen } = preferences.actions;

/** Stores what changes here, and follows what changes in other windows. */
export function* preferencesSaga(): Saga {
  yield* fork(follow);
  for (;;) {
    yield* take(...Object.values(chosen));
    storePreferences(yield* select(selectPreferences));
  }
}
