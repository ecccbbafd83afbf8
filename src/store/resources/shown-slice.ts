import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Kind, KINDS } from '@/model/kinds';
import { delay, nextPaint, race, type Saga, select, take } from '@/store/sagas/effects';
import {
  isFirstReadPending,
  type ListName,
  type RecordName,
  resources,
  type WithResources,
} from './resources-state';

/** A list, or with an id a record. */
export type ShownName = ListName & Partial<Pick<RecordName, 'id'>>;

interface Entry {
  readonly name: ShownName;
  readonly times: number;
}

export interface WithShown {
  readonly shown: Readonly<Record<string, Entry>>;
}

const NOTHING: WithShown['shown'] = {};

const shownSlice = createSlice({
  name: 'shown',
  initialState: NOTHING,
  reducers: {
    changed: (
      state: WithShown['shown'],
      { payload }: PayloadAction<{ names: readonly ShownName[]; by: 1 | -1 }>,
    ) => {
      const entries = new Map(Object.entries(state));
      for (const name of payload.names) {
        const key = JSON.stringify(name);
        const times = (entries.get(key)?.times ?? 0) + payload.by;
        if (times > 0) entries.set(key, { name, times });
        else entries.delete(key);
      }
      return Object.fromEntries(entries);
    },
  },
});

export const shown = { actions: shownSlice.actions };
export const shownReducer = shownSlice.reducer;

export function selectShownNames({ shown: state }: WithShown, account: string) {
  return Object.values(state).flatMap(({ name }) => (name.account === account ? [name] : []));
}

/** Longest wait in ms for the first screen, before work that it does not need. */
export const FIRST_SCREEN_MS = 3000;

export function selectHasFirstRead(
  { resources: { lists, meta } }: WithResources,
  account: string,
): boolean {
  const isOurs = (key: string) => key.startsWith(`${account}/`);
  if (
    Object.entries(lists).some(([key, { status }]) => isOurs(key) && !isFirstReadPending(status))
  ) {
    return true;
  }
  return Object.entries(meta).some(
    ([kind, table]) =>
      KINDS[kind as Kind].scoped &&
      Object.values(table).some(({ status }) => !isFirstReadPending(status)),
  );
}

function* untilFirstRead(account: string): Saga {
  const { listed, listFailed, merged, recordFailed, removed } = resources.actions;
  while (!(yield* select(selectHasFirstRead, account))) {
    yield* take(listed, listFailed, merged, recordFailed, removed);
  }
}

export function* untilFirstScreen(account: string): Saga {
  yield* race({ read: untilFirstRead(account), late: delay(FIRST_SCREEN_MS) });
  yield* nextPaint();
}
