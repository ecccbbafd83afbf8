import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiErrorFacts } from '@/provider/api-error';
import type { FetchStatus } from '../resources/resources-state';
import type { Answer, Ask } from './query';

/** What is known of a question: an answer stays while it is read again, and when that fails. */
export interface Known<T = unknown> extends Partial<Answer<T>> {
  readonly status: FetchStatus;
  /** Why the last try failed, until one succeeds. */
  readonly error?: ApiErrorFacts | undefined;
}

interface Entry extends Known {
  /** As it was asked last. */
  readonly ask: Ask;
  /** How many components show it. */
  readonly askers: number;
}

/** By key; what was left last stands last. */
type QueriesState = Readonly<Record<string, Entry>>;

export interface WithQueries {
  queries: QueriesState;
}

/** So many answers of a query that nobody shows are kept, for the way back. */
const KEPT = 12;

const NOT_ASKED: Known = { status: 'none' };
const NOTHING_ASKED: QueriesState = {};

/** The state after news of a question, which are of no use once it is forgotten. */
function changed(state: QueriesState, { key }: Ask, news: Partial<Entry>): QueriesState {
  const entry = state[key];
  return entry === undefined ? state : { ...state, [key]: { ...entry, ...news } };
}

const queriesSlice = createSlice({
  name: 'queries',
  initialState: NOTHING_ASKED,
  reducers: {
    /** A component shows it from now on. */
    wanted: (state: QueriesState, { payload: ask }: PayloadAction<Ask>) => {
      const entry = state[ask.key] ?? { ...NOT_ASKED, askers: 0 };
      return { ...state, [ask.key]: { ...entry, ask, askers: entry.askers + 1 } };
    },
    /** One component fewer does. */
    unwanted: (state: QueriesState, { payload: { query, key } }: PayloadAction<Ask>) => {
      const { [key]: entry, ...others } = state;
      if (entry === undefined) return state;
      const entries = Object.entries({ ...others, [key]: { ...entry, askers: entry.askers - 1 } });
      const idle = entries.filter(([, { ask, askers }]) => ask.query === query && askers === 0);
      const dropped = idle.slice(0, -KEPT);
      return Object.fromEntries(entries.filter((each) => !dropped.includes(each)));
    },
    /** Somebody asked to read it again, whatever is known. */
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
