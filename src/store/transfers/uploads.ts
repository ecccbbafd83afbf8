import type { Store } from '@reduxjs/toolkit';
import { lazyPart } from '@/lib/lazy-part';
import type { UploadSettings } from '@/model/upload/upload-settings';
import type { OrbitApi } from '@/provider/orbit/orbit-api';
import { selectMayChange, selectSession, type SessionState } from '@/store/session/session-slice';
import type { UploadEngine } from './open-engine';

export interface UploadsOptions {
  readonly store: Pick<Store<unknown>, 'dispatch' | 'getState' | 'subscribe'>;
  readonly access: OrbitApi['access'];
  readonly settings: UploadSettings;
  /** The steady clock. */
  readonly now: () => number;
}

export interface Uploads {
  /** The session's engine, opened at the first call. Rejects if its code cannot be fetched. */
  readonly engine: () => Promise<UploadEngine>;
  readonly stop: () => void;
}

const load = lazyPart(() => import('./open-engine'));

/** Fetches the code of uploads, or rejects. It is needed before files are checked. */
export async function fetchUploads(): Promise<void> {
  await load();
}

export function createUploads(options: UploadsOptions): Uploads {
  const { store } = options;
  const state = () => store.getState() as { session: SessionState };
  let engine: UploadEngine | undefined;
  let isPaused = false;
  let { endCount } = selectSession(state());

  function end() {
    engine?.end();
    engine = undefined;
  }

  function follow() {
    const ends = selectSession(state()).endCount;
    if (ends !== endCount) end();
    endCount = ends;
    if (engine === undefined || isPaused === !selectMayChange(state())) return;
    isPaused = !isPaused;
    if (isPaused) engine.pause();
    else engine.resume();
  }

  const unfollow = store.subscribe(follow);
  return {
    engine: async () => {
      const { openEngine } = await load();
      if (engine !== undefined) return engine;
      engine = openEngine(options);
      isPaused = false;
      follow();
      return engine;
    },
    stop: () => {
      unfollow();
      end();
    },
  };
}
