import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface Toast {
  id: string;
  tone: 'success' | 'error' | 'warning' | 'info';
  /** What failed, before the message. */
  title?: string;
  message: string;
  detail?: string;
  /** Where its message leads. */
  to?: string;
  requestId?: string;
  /** Stays until dismissed, as every error does. */
  persistent?: boolean;
  action?: { label: string; does: 'reload' } | { label: string; does: 'retry'; call: string };
  /** Replaces a toast with the same key. */
  key?: string;
}

export interface WithToasts {
  toasts: readonly Toast[];
}

/** Spec 1 §9. */
const TOAST_LIMIT = 5;

/** Errors wait to be dismissed: only they show the request id for support (experience.md). */
export function stays({ tone, persistent }: Toast): boolean {
  return tone === 'error' || persistent === true;
}

/** Drops the oldest passing toast, else the oldest error, else the oldest; never the newest. */
function withinLimit(toasts: readonly Toast[]): Toast[] {
  if (toasts.length <= TOAST_LIMIT) return [...toasts];
  const older = toasts.slice(0, -1);
  const goes = older.find((toast) => !stays(toast)) ?? older.find(({ persistent }) => !persistent);
  return toasts.filter((toast) => toast !== (goes ?? older[0]));
}

const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    shown: {
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { ...toast, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<Toast>) =>
        withinLimit([
          ...state.filter(({ key }) => key === undefined || key !== payload.key),
          payload,
        ]),
    },
    dismissed: (state, { payload }: PayloadAction<string>) =>
      state.filter(({ id }) => id !== payload),
    cleared: (state, { payload }: PayloadAction<{ key: string }>) =>
      state.filter(({ key }) => key !== payload.key),
  },
});

export const toasts = { actions: toastsSlice.actions };
export const toastsReducer = toastsSlice.reducer;

/** Oldest first. */
export function selectToasts(state: WithToasts): readonly Toast[] {
  return state.toasts;
}
