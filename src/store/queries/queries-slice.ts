import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiErrorFacts } from '@/provider/api-error';
import type { FetchStatus } from '../resources/resources-state';
import type { Answer, Ask } from './query';

/** The answer stays while it is read again, and when that fails. */
export interface Known<T = unknown> extends Partial<Answer<T>> {
  readonly status: FetchStatus;
  readonly error?: ApiErrorFacts | undefined;
}

interface Entry extends Known {
  readonly ask: Ask;
  /** How many components show it. */
  readonly askers: number;
}

/** By key, the last one left at the end. */
type QueriesState = Readonly<Record<string, Entry>>;

export interface WithQueries {
  queries: QueriesState;
}

/** Answers of a query that stay after nobody shows them, for the way back. */
const KEPT = 12;

const NOT_ASKED: Known = { status: 'none' };
const NOTHING_ASKED: QueriesState = {};

/** News of a forgotten question is ignored. */
function changed(state: QueriesState, { key }: Ask, news: Partial<Entry>): QueriesState {
  const entry = state[key];
  return entry === undefined ? state : { ...state, [key]: { ...entry, ...news } };
}

const queriesSlice = createSlice({
  name: 'queries',
  initialState: NOTHING_ASKED,
  reducers: {
    /** A component begins to show it. */
    wanted: (state: QueriesState, { payload: ask }: PayloadAction<Ask>) => {
      const entry = state[ask.key] ?? { ...NOT_ASKED, askers: 0 };
      return { ...state, [ask.key]: { ...entry, ask, askers: entry.askers + 1 } };
    },
    /** A component no longer shows it. */
    unwanted: (state: QueriesState, { payload: { query, key } }: PayloadAction<Ask>) => {
      const { [key]: entry, ...others } = state;
      if (entry === undefined) return state;
      const entries = Object.entries({ ...others, [key]: { ...entry, askers: entry.askers - 1 } });
      const idle = entries.filter(([, { ask, askers }]) => ask.query === query && askers === 0);
      const dropped = idle.slice(0, -KEPT);
      return Object.fromEntries(entries.filter((each) => !dropped.includes(each)));
    },
    /** Reads it however fresh it is. */
    refreshWanted: (state: QueriesState, _: PayloadAction<Ask>) => state,
    reading: (state: QueriesState, { payload: ask }: PayloadAction<Ask>) =>
      changed(state, ask, {
        status: state[ask.key]?.readAt === undefined ? 'loading' : 'refreshing',
      }),
    loaded: (state: QueriesState, { payload }: PayloadAction<{ ask: Ask } & Answer<unknown>>) =>
      changed(state, payload.ask, { ...payload, status: 'loaded', error: undefined }),
    failed: (state: QueriesState, { payload }: PayloadAction<{ ask: Ask; error: ApiErrorFacts }>) =>
      changed(state, payload.ask, { ...payload, status: 'error' }),
  },
});

export const queries = { actions: queriesSlice.actions };
export const queriesReducer = queriesSlice.reducer;

/** What is known of a question. */
export function selectKnown({ queries: state }: WithQueries, { key }: Ask): Known {
  return state[key] ?? NOT_ASKED;
}

/** The questions whose answers are on the screen. */
export function selectShown({ queries: state }: WithQueries): readonly Ask[] {
  return Object.values(state).flatMap(({ ask, askers }) => (askers > 0 ? [ask] : []));
}
