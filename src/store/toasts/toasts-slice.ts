import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiErrorFacts } from '@/provider/api-error';

export interface NewToast {
  tone: 'success' | 'error' | 'warning' | 'info';
  title?: string;
  message: string;
  detail?: string;
  to?: string;
  cause?: ApiErrorFacts;
  persistent?: boolean;
  action?: { label: string; does: 'reload' | 'retry' };
  key?: string;
  /** Id of its task, whose last toast turns into it. The list of tasks keeps the task. */
  task?: string;
}

export interface Toast extends NewToast {
  id: string;
  /** In milliseconds since the epoch. */
  at: number;
  isClosed?: boolean;
  isOver?: boolean;
}

export interface WithToasts {
  toasts: readonly Toast[];
}

/** Most open at a time (docs/product/errors.md#toast-limit). */
const TOAST_LIMIT = 5;

const REMEMBERED = 50;

/** Errors wait to be dismissed: only they show the request id for support. */
export function stays({ tone, persistent }: Toast): boolean {
  return tone === 'error' || persistent === true;
}

export function isOpen({ isClosed }: Toast): boolean {
  return isClosed !== true;
}

function close(
  toasts: readonly Toast[],
  which: (toast: Toast) => boolean,
  how: Partial<Toast> = {},
): readonly Toast[] {
  const all = toasts.flatMap((toast) => {
    if (!which(toast)) return toast;
    return toast.task === undefined ? { ...toast, ...how, isClosed: true } : [];
  });
  const forgotten = new Set(all.filter((toast) => !isOpen(toast)).slice(0, -REMEMBERED));
  return all.filter((toast) => !forgotten.has(toast));
}

/** Closes the oldest passing toast, else the oldest error, else the oldest; never the newest. */
function withinLimit(toasts: readonly Toast[]): readonly Toast[] {
  const open = toasts.filter(isOpen);
  if (open.length <= TOAST_LIMIT) return toasts;
  const older = open.slice(0, -1);
  const goes = older.find((toast) => !stays(toast)) ?? older.find(({ persistent }) => !persistent);
  return close(toasts, (toast) => toast === (goes ?? older[0]));
}

const initialState: readonly Toast[] = [];

const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    shown: {
      prepare: (toast: NewToast) => ({ payload: { ...toast, id: nanoid(), at: Date.now() } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        const key = payload.key ?? payload.task;
        const isBefore = (toast: Toast) =>
          key !== undefined && toast.isOver !== true && key === (toast.key ?? toast.task);
        const before = state.find(isBefore);
        // A toast that stays must be seen, so it comes last.
        if (before?.task !== undefined && !stays(payload)) {
          return state.map((toast) => (toast === before ? { ...payload, id: before.id } : toast));
        }
        return withinLimit([...state.filter((toast) => !isBefore(toast)), payload]);
      },
    },
    dismissed: (state, { payload }: PayloadAction<string>) =>
      close(state, ({ id }) => id === payload),
    cleared: (state, { payload }: PayloadAction<{ key: string }>) =>
      close(state, ({ key, task }) => payload.key === (key ?? task), { isOver: true }),
    forgotten: (state, { payload: ids }: PayloadAction<readonly string[]>) =>
      state.filter(({ id }) => !ids.includes(id)),
  },
});

export const toasts = { actions: toastsSlice.actions };
export const toastsReducer = toastsSlice.reducer;

/** Open and closed, the oldest first. */
export function selectToasts(state: WithToasts): readonly Toast[] {
  return state.toasts;
}

export function isFailure({ tone, isOver, task }: Toast): boolean {
  return tone === 'error' && isOver !== true && task === undefined;
}
