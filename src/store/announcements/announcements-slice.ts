import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { lazyPart } from '@/lib/lazy-part';
import { events } from '@/store/events/events-slice';
import { call, queueOf, type Saga, takeFrom } from '@/store/sagas/effects';
import { calls } from '@/store/calls/calls-slice';
import type { attachedSaga } from './attached-saga';

export interface Announcement {
  readonly id: string;
  readonly what: 'volume-attached';
  readonly account: string;
  readonly volume: string;
  readonly server: string;
}

export interface WithAnnouncements {
  announcements: readonly Announcement[];
}

const announcementsSlice = createSlice({
  name: 'announcements',
  initialState: [] as readonly Announcement[],
  reducers: {
    announced: {
      prepare: (announcement: Omit<Announcement, 'id'>) => ({
        payload: { ...announcement, id: nanoid() },
      }),
      reducer: (state, { payload }: PayloadAction<Announcement>): readonly Announcement[] => [
        ...state,
        payload,
      ],
    },
    shown: (state, { payload: id }: PayloadAction<string>): readonly Announcement[] =>
      state.filter((announcement) => announcement.id !== id),
  },
});

export const announcements = { actions: announcementsSlice.actions };
export const announcementsReducer = announcementsSlice.reducer;

export function selectAnnouncements(state: WithAnnouncements): readonly Announcement[] {
  return state.announcements;
}

type AttachedSaga = typeof attachedSaga;

/**
 * Announces attached volumes. Its code comes right after the first screen
 * (`build/script-files.ts`): a read that the event starts must not overtake it. Earlier actions
 * wait in a queue.
 */
export function createAttached(load: () => Promise<AttachedSaga>) {
  let fetched: AttachedSaga | undefined;

  async function fetch(): Promise<void> {
    fetched ??= await load();
  }

  function* saga(): Saga {
    const { enqueued, succeeded, unseen, failed, cancelled } = calls.actions;
    const { eventsReceived } = events.actions;
    const about = yield* queueOf(enqueued, succeeded, unseen, failed, cancelled, eventsReceived);
    for (;;) {
      const first = yield* takeFrom(about);
      try {
        if (fetched === undefined) yield* call(fetch);
      } catch {
        // The next call or event tries to load it again.
      }
      if (fetched !== undefined) yield* fetched(first, about);
    }
  }

  return { fetch, saga };
}

export const attached = createAttached(
  lazyPart(async () => (await import('./attached-saga')).attachedSaga),
);
