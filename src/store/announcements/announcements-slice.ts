import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

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
