import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { entryOf } from '@/lib/values';
import type { ApiErrorFacts } from '@/provider/api-error';
import type { FetchStatus } from '@/store/resources/resources-state';
import type { Answer, QueryRequest } from './query';

/** State of a query. The answer stays while it is read again, and if that fails. */
export interface Known<T = unknown> extends Partial<Answer<T>> {
  readonly status: FetchStatus;
  readonly error?: ApiErrorFacts | undefined;
}

interface Entry extends Known {
  readonly request: QueryRequest;
  readonly subscribers: number;
}

/** By key; the one left last is at the end. */
type QueriesState = Readonly<Record<string, Entry>>;

export interface WithQueries {
  queries: QueriesState;
}

/** Answers per query that stay when nobody shows them, in case the user goes back. */
const KEPT = 12;

const NOT_ASKED: Known = { status: 'none' };
const NOTHING_ASKED: QueriesState = {};

function changed(state: QueriesState, { key }: QueryRequest, update: Partial<Entry>): QueriesState {
  const entry = entryOf(state, key);
  return entry === undefined ? state : { ...state, [key]: { ...entry, ...update } };
}

const queriesSlice = createSlice({
  name: 'queries',
  initialState: NOTHING_ASKED,
  reducers: {
    subscribed: (state: QueriesState, { payload: request }: PayloadAction<QueryRequest>) => {
      const entry = entryOf(state, request.key) ?? { ...NOT_ASKED, subscribers: 0 };
      return { ...state, [request.key]: { ...entry, request, subscribers: entry.subscribers + 1 } };
    },
    unsubscribed: (
      state: QueriesState,
      { payload: { query, key } }: PayloadAction<QueryRequest>,
    ) => {
      const entry = entryOf(state, key);
      if (entry === undefined) return state;
      const others = Object.entries(state).filter(([other]) => other !== key);
      const left: Entry = { ...entry, subscribers: entry.subscribers - 1 };
      const entries: readonly [string, Entry][] = [...others, [key, left]];
      const idle = entries.filter(
        ([, { request, subscribers }]) => request.query === query && subscribers === 0,
      );
      const dropped = idle.slice(0, -KEPT);
      return Object.fromEntries(entries.filter((each) => !dropped.includes(each)));
    },
    refreshRequested: (state: QueriesState, _: PayloadAction<QueryRequest>) => state,
    reading: (state: QueriesState, { payload: request }: PayloadAction<QueryRequest>) =>
      changed(state, request, {
        status: entryOf(state, request.key)?.readAt === undefined ? 'loading' : 'refreshing',
      }),
    loaded: (
      state: QueriesState,
      { payload }: PayloadAction<{ request: QueryRequest } & Answer<unknown>>,
    ) => {
      const { request, data, readAt } = payload;
      const { readAt: before = 0 } = entryOf(state, request.key) ?? {};
      // Another query's read may set this answer: an older read never replaces a newer one.
      const answer = before <= readAt ? { data, readAt } : {};
      return changed(state, request, { ...answer, status: 'loaded', error: undefined });
    },
    failed: (
      state: QueriesState,
      { payload }: PayloadAction<{ request: QueryRequest; error: ApiErrorFacts }>,
    ) => changed(state, payload.request, { ...payload, status: 'error' }),
  },
});

export const queries = { actions: queriesSlice.actions };
export const queriesReducer = queriesSlice.reducer;

export function selectKnown({ queries: state }: WithQueries, { key }: QueryRequest): Known {
  return entryOf(state, key) ?? NOT_ASKED;
}

export function selectRequest({ queries: state }: WithQueries, key: string) {
  return entryOf(state, key)?.request;
}

export function selectShown({ queries: state }: WithQueries): readonly QueryRequest[] {
  return Object.values(state).flatMap(({ request, subscribers }) =>
    subscribers > 0 ? [request] : [],
  );
}
