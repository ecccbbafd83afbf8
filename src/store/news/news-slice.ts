import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** A fact that a dialog tells the person who asked for it. */
export interface News {
  readonly id: string;
  readonly what: 'volume-attached';
  readonly account: string;
  readonly volume: string;
  readonly server: string;
}

export interface WithNews {
  news: readonly News[];
}

const newsSlice = createSlice({
  name: 'news',
  initialState: [] as readonly News[],
  reducers: {
    told: {
      prepare: (news: Omit<News, 'id'>) => ({ payload: { ...news, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<News>): readonly News[] => [...state, payload],
    },
    shown: (state, { payload: id }: PayloadAction<string>): readonly News[] =>
      state.filter((news) => news.id !== id),
  },
});

export const news = { actions: newsSlice.actions };
export const newsReducer = newsSlice.reducer;

/** News that nobody has been shown yet, oldest first. */
export function selectNews(state: WithNews): readonly News[] {
  return state.news;
}
