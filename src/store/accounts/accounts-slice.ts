import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What is known of the accounts beyond their records. */
interface AccountsState {
  /** The account of the screen, by its path. */
  current: string | undefined;
  /** Whether somebody has invited the user: asked after a sign-in, before its redirect. */
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
    /** The path leads into an account; said by `app` whenever that changes, a usable one or not. */
    entered(state, { payload }: PayloadAction<string>) {
      state.current = payload;
    },
    /** The path leads out of every account. */
    left(state) {
      state.current = undefined;
    },
    invitationsChecked(state, { payload }: PayloadAction<'none' | 'pending'>) {
      state.invitations = payload;
    },
  },
});

export const accounts = { actions: accountsSlice.actions };
