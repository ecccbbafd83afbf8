import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface AccountsState {
  current: string | undefined;
  /** Checked between a sign-in and its redirect. */
  invitations: 'unchecked' | 'none' | 'pending';
}

export interface WithAccounts {
  accounts: AccountsState;
}

const initialState: AccountsState = { current: undefined, invitations: 'unchecked' };

export const accountsSlice = createSlice({
  name: 'accounts',
  initialState,
  reducers: {
    entered(state, { payload }: PayloadAction<string>) {
      state.current = payload;
    },
    left(state) {
      state.current = undefined;
    },
    invitationsChecked(state, { payload }: PayloadAction<'none' | 'pending'>) {
      state.invitations = payload;
    },
  },
});

export const accounts = { actions: accountsSlice.actions };
