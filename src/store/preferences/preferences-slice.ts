import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MetricsRange } from '@/model/metrics/ranges';
import {
  HISTORY_LIMIT,
  type PageSize,
  type Preferences,
  type Theme,
  type View,
} from './preferences';
import { readStoredPreferences } from './stored-preferences';

export interface WithPreferences {
  preferences: Preferences;
}

const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: readStoredPreferences,
  reducers: {
    /** Another window changed them. */
    followed: (_, { payload }: PayloadAction<Preferences>): Preferences => payload,
    themeChosen: (state, { payload }: PayloadAction<Theme>) => ({ ...state, theme: payload }),
    pageSizeChosen: (state, { payload }: PayloadAction<PageSize>) => ({
      ...state,
      pageSize: payload,
    }),
    /** `list` is the kind, or another name of a list. */
    viewChosen: (state, { payload }: PayloadAction<{ list: string; view: View }>) => ({
      ...state,
      view: { ...state.view, [payload.list]: payload.view },
    }),
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
      dismissedNotices: [...state.dismissedNotices.filter((key) => key !== payload), payload],
    }),
    /** An account was opened. */
    accountUsed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      lastAccount: payload,
      accountHistory: [payload, ...state.accountHistory.filter((id) => id !== payload)].slice(
        0,
        HISTORY_LIMIT,
      ),
    }),
  },
});

export const preferences = { actions: preferencesSlice.actions };
export const preferencesReducer = preferencesSlice.reducer;

/** What this person prefers. */
export function selectPreferences(state: WithPreferences): Preferences {
  return state.preferences;
}
