import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Metrics } from '@/model/metrics/metrics';
import type { MetricsRange } from '@/model/metrics/ranges';
import type { ApiErrorFacts } from '@/provider/api-error';

/** Whose metrics, and how far back. */
export interface MetricsPlace {
  readonly resource: string;
  readonly range: MetricsRange;
}

/** What is known of one resource over one range. */
export interface MetricsEntry {
  readonly status: 'loading' | 'loaded' | 'failed';
  /** What was read last, while it is read again and when that fails. */
  readonly metrics?: Metrics;
  /** Why the last try failed, until one succeeds. */
  readonly error?: ApiErrorFacts;
}

interface MetricsState {
  /** What is on the screen now. */
  readonly watched: MetricsPlace | undefined;
  /** By place, the latest wanted last. */
  readonly entries: Readonly<Record<string, MetricsEntry>>;
}

export interface WithMetrics {
  metrics: MetricsState;
}

/** So many are kept, for the way back to a page that was just left. */
const KEPT = 12;

const keyOf = ({ resource, range }: MetricsPlace): string => `${resource} ${range}`;

/** The state with another entry, the oldest of too many left out. */
function withEntry(state: MetricsState, place: MetricsPlace, entry: MetricsEntry): MetricsState {
  const key = keyOf(place);
  const others = Object.entries(state.entries).filter(([each]) => each !== key);
  return {
    ...state,
    entries: Object.fromEntries([...others.slice(1 - KEPT), [key, entry]]),
  };
}

const initialState: MetricsState = { watched: undefined, entries: {} };

const metricsSlice = createSlice({
  name: 'metrics',
  initialState,
  reducers: {
    /** Charts of it are on the screen from now on. */
    watched: (state, { payload }: PayloadAction<MetricsPlace>): MetricsState => ({
      ...state,
      watched: payload,
    }),
    /** They are no longer. */
    unwatched: (state): MetricsState => ({ ...state, watched: undefined }),
    /** Somebody asked to read it again. */
    reloadWanted: (state, _: PayloadAction<MetricsPlace>): MetricsState => state,
    started: (state, { payload }: PayloadAction<MetricsPlace>): MetricsState => {
      const known = state.entries[keyOf(payload)];
      return withEntry(state, payload, { ...known, status: 'loading' });
    },
    loaded: (
      state,
      { payload }: PayloadAction<MetricsPlace & { metrics: Metrics }>,
    ): MetricsState => withEntry(state, payload, { status: 'loaded', metrics: payload.metrics }),
    failed: (
      state,
      { payload }: PayloadAction<MetricsPlace & { error: ApiErrorFacts }>,
    ): MetricsState => {
      const known = state.entries[keyOf(payload)];
      return withEntry(state, payload, { ...known, status: 'failed', error: payload.error });
    },
  },
});

export const metrics = { actions: metricsSlice.actions };
export const metricsReducer = metricsSlice.reducer;

/** What is known of a place; undefined while nobody has asked. */
export function selectMetrics(state: WithMetrics, place: MetricsPlace): MetricsEntry | undefined {
  return state.metrics.entries[keyOf(place)];
}

/** Whose metrics are on the screen. */
export function selectWatched(state: WithMetrics): MetricsPlace | undefined {
  return state.metrics.watched;
}
