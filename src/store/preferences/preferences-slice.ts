import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { MetricsRange } from '@/model/metrics/ranges';
import {
  HISTORY_LIMIT,
  NOTICES_LIMIT,
  parseStored,
  PREFERENCES_KEY,
  readStoredPreferences,
  SHAPES_LIMIT,
  storePreferences,
  type Density,
  type PageShape,
  type PageSize,
  type Preferences,
  type Theme,
  type View,
} from './preferences';
import { fork, put, select, take, takeFrom, type Saga } from '@/store/sagas/effects';
import { session } from '@/store/session/session-slice';

export interface WithPreferences {
  preferences: Preferences;
}

const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: readStoredPreferences,
  reducers: {
    followed: (_, { payload }: PayloadAction<Preferences>): Preferences => payload,
    themeChosen: (state, { payload }: PayloadAction<Theme>) => ({ ...state, theme: payload }),
    pageSizeChosen: (state, { payload }: PayloadAction<PageSize>) => ({
      ...state,
      pageSize: payload,
    }),
    /** `list` is a kind, or another list's name. */
    viewChosen: (state, { payload }: PayloadAction<{ list: string; view: View }>) => ({
      ...state,
      view: { ...state.view, [payload.list]: payload.view },
    }),
    densityChosen: (state, { payload }: PayloadAction<Density>) => ({ ...state, density: payload }),
    columnsHidden: (
      state,
      { payload }: PayloadAction<{ list: string; columns: readonly string[] }>,
    ) => ({
      ...state,
      hiddenColumns: { ...state.hiddenColumns, [payload.list]: payload.columns },
    }),
    rowsCounted: (state, { payload }: PayloadAction<{ list: string; count: number }>) => ({
      ...state,
      rowCounts: { ...state.rowCounts, [payload.list]: payload.count },
    }),
    pageMeasured: (
      state,
      { payload: { page, shape } }: PayloadAction<{ page: string; shape: PageShape }>,
    ) => {
      const others = Object.entries(state.pageShapes).filter(([each]) => each !== page);
      const kept = [...others, [page, shape] as const].slice(-SHAPES_LIMIT);
      return { ...state, pageShapes: Object.fromEntries(kept) };
    },
    metricsRangeChosen: (state, { payload }: PayloadAction<MetricsRange>) => ({
      ...state,
      metricsRange: payload,
    }),
    navigationToggled: (state) => ({
      ...state,
      navigationCollapsed: !state.navigationCollapsed,
    }),
    noticeDismissed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      dismissedNotices: [...state.dismissedNotices.filter((key) => key !== payload), payload].slice(
        -NOTICES_LIMIT,
      ),
    }),
    accountUsed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      lastAccount: payload,
      accountHistory: [payload, ...state.accountHistory.filter((id) => id !== payload)].slice(
        0,
        HISTORY_LIMIT,
      ),
    }),
  },
  extraReducers: (builder) => {
    // The next user has other lists and pages.
    builder.addCase(session.ended, (state) => ({ ...state, rowCounts: {}, pageShapes: {} }));
  },
});

export const preferences = { actions: preferencesSlice.actions };
export const preferencesReducer = preferencesSlice.reducer;

export function selectPreferences(state: WithPreferences): Preferences {
  return state.preferences;
}

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

export function* preferencesSaga(): Saga {
  yield* fork(follow);
  for (;;) {
    yield* take(...Object.values(chosen), session.ended);
    storePreferences(yield* select(selectPreferences));
  }
}
