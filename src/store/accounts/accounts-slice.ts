import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { preselectedAccount } from '@/model/account/status';
import type { AccountRecord } from '@/model/records/people';
import type { Records } from '@/model/records/records';
import { selectPreferences, type WithPreferences } from '@/store/preferences/preferences-slice';
import { selectList, selectListRecords, selectRecord } from '@/store/resources/resources-selectors';
import type { FetchStatus, WithResources } from '@/store/resources/resources-state';

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

/** The account of records that belong to none: accounts and users. */
export const NO_ACCOUNT = '';

export interface AccountChoice {
  /** Also 'loading' while invitations are checked. */
  readonly status: FetchStatus;
  readonly accounts: readonly AccountRecord[];
  readonly preselected: string | undefined;
}

/** Pending invitations of the user; 'unchecked' until known after a sign-in. */
export function selectInvitations({ accounts }: WithAccounts) {
  return accounts.invitations;
}

/** The user's accounts; after a sign-in 'loading' until invitations are checked. */
export const selectAccounts = createSelector(
  (state: WithResources) => selectList(state, 'account', NO_ACCOUNT).status,
  (state: WithResources) => selectListRecords(state, 'account', NO_ACCOUNT),
  (state: WithPreferences) => selectPreferences(state).accountHistory,
  selectInvitations,
  (status, all, history, invitations): AccountChoice => {
    if (invitations === 'unchecked') {
      return { status: 'loading', accounts: all, preselected: undefined };
    }
    return { status, accounts: all, preselected: preselectedAccount(all, history)?.id };
  },
);

export function selectCurrentAccountId({ accounts }: WithAccounts): string | undefined {
  return accounts.current;
}

export function selectCurrentAccount(
  state: WithAccounts & WithResources,
): AccountRecord | undefined {
  const { current } = state.accounts;
  return current === undefined ? undefined : selectRecord(state, 'account', current);
}

export function selectCurrentUserId(state: WithResources): string | undefined {
  return selectList(state, 'user', NO_ACCOUNT).ids[0];
}

/** The signed-in user: the only one that the provider lists (docs/product/accounts.md#one-user). */
export function selectCurrentUser(state: WithResources): Records['user'] | undefined {
  return selectListRecords(state, 'user', NO_ACCOUNT)[0];
}
