import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiErrorFacts } from '@/provider/api-error';

/** How some long work stands. */
export interface Work {
  status: 'running' | 'done' | 'failed' | 'cancelled';
  /** 0 to 1. */
  progress: number;
  error?: ApiErrorFacts;
}

type WorkState = Readonly<Record<string, Work>>;

export interface WithWork {
  work: WorkState;
}

function changed(state: WorkState, name: string, change: Partial<Work>): WorkState {
  const work = state[name];
  return work === undefined ? state : { ...state, [name]: { ...work, ...change } };
}

const initialState: WorkState = {};

const workSlice = createSlice({
  name: 'work',
  initialState,
  reducers: {
    started: (state, { payload: name }: PayloadAction<string>): WorkState => ({
      ...state,
      [name]: { status: 'running', progress: 0 },
    }),
    progressed: (
      state,
      { payload }: PayloadAction<{ name: string; progress: number }>,
    ): WorkState => changed(state, payload.name, { progress: payload.progress }),
    done: (state, { payload: name }: PayloadAction<string>): WorkState =>
      changed(state, name, { status: 'done', progress: 1 }),
    failed: (
      state,
      { payload }: PayloadAction<{ name: string; error: ApiErrorFacts }>,
    ): WorkState => changed(state, payload.name, { status: 'failed', error: payload.error }),
    /** Wanted by somebody; the work stops where it is. */
    cancelWanted: (state, _: PayloadAction<string>): WorkState => state,
    cancelled: (state, { payload: name }: PayloadAction<string>): WorkState =>
      changed(state, name, { status: 'cancelled' }),
  },
});

export const work = { actions: workSlice.actions };
export const workReducer = workSlice.reducer;

/** How the work of a name stands; undefined when there was none yet. */
export function selectWork(state: WithWork, name: string): Work | undefined {
  return state.work[name];
}
