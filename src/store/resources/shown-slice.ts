import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ListName, RecordName } from './resources-actions';

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
