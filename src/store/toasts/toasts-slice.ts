import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface Toast {
  id: string;
  tone: 'success' | 'error' | 'warning' | 'info';
  message: string;
  detail?: string;
  /** Stays until it is dismissed, as every error does; the others go by themselves. */
  persistent?: boolean;
  action?: { label: string; does: 'reload' };
  /** A toast of the same key takes its place. */
  key?: string;
}

export interface WithToasts {
  toasts: readonly Toast[];
}

/** Spec 1 §9. */
const TOAST_LIMIT = 5;

/**
 * Whether a toast waits to be dismissed. An error does: the request id to quote to support is in it
 * and nowhere else (experience.md).
 */
export function stays({ tone, persistent }: Toast): boolean {
  return tone === 'error' || persistent === true;
}

/**
 * Above the limit the oldest goes that would have gone by itself, else the oldest error, else the
 * oldest; never the newest, which nobody has seen.
 */
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
    /** By its id. */
    dismissed: (state, { payload }: PayloadAction<string>) =>
      state.filter(({ id }) => id !== payload),
    /** What it was about is over. */
    cleared: (state, { payload }: PayloadAction<{ key: string }>) =>
      state.filter(({ key }) => key !== payload.key),
  },
});

export const toasts = { actions: toastsSlice.actions };
export const toastsReducer = toastsSlice.reducer;

/** The toasts on the screen, oldest first. */
export function selectToasts(state: WithToasts): readonly Toast[] {
  return state.toasts;
}
