import { createSelector } from '@reduxjs/toolkit';
import type { AccountRecord } from '@/model/account/record';
import { preselectedAccount } from '@/model/account/status';
import type { Records } from '@/model/records';
import { selectPreferences, type WithPreferences } from '../preferences/preferences-slice';
import type { FetchStatus, WithResources } from '../resources/resources-state';
import { selectList, selectListRecords, selectRecord } from '../resources/resources-selectors';
import type { WithAccounts } from './accounts-slice';

/** Accounts and users are not of one account, so their lists have no account in their name. */
export const NO_ACCOUNT = '';

/** The accounts that the user may see, and which of them to open. */
export interface AccountChoice {
  /** Of the read of the accounts; 'loading' too while it is asked whether the user is invited. */
  readonly status: FetchStatus;
  /** In the provider's order, the inactive ones among them. */
  readonly accounts: readonly AccountRecord[];
  /** Id of the account to open first; undefined until known, and when there is none. */
  readonly preselected: string | undefined;
}

/** Whether the user is invited somewhere: 'unchecked' while it is asked, after a sign-in. */
export function selectInvitations({ accounts }: WithAccounts) {
  return accounts.invitations;
}

function selectAll(state: WithResources): readonly AccountRecord[] {
  return selectListRecords(state, 'account', NO_ACCOUNT);
}

function selectHistory(state: WithPreferences): readonly string[] {
  return selectPreferences(state).accountHistory;
}

/** The accounts; after a sign-in nothing is chosen until its invitations are checked. */
export const selectAccounts = createSelector(
  (state: WithResources) => selectList(state, 'account', NO_ACCOUNT).status,
  selectAll,
  selectHistory,
  selectInvitations,
  (status, all, history, invitations): AccountChoice => {
    if (invitations === 'unchecked') {
      return { status: 'loading', accounts: all, preselected: undefined };
    }
    return { status, accounts: all, preselected: preselectedAccount(all, history)?.id };
  },
);

/** Id of the account on the screen. */
export function selectCurrentAccountId({ accounts }: WithAccounts): string | undefined {
  return accounts.current;
}

/** The account on the screen, as far as it is known. */
export function selectCurrentAccount(
  state: WithAccounts & WithResources,
): AccountRecord | undefined {
  const { current } = state.accounts;
  return current === undefined ? undefined : selectRecord(state, 'account', current);
}

/** The id of who is signed in. */
export function selectCurrentUserId(state: WithResources): string | undefined {
  return selectList(state, 'user', NO_ACCOUNT).ids[0];
}

/** Who is signed in: the one user that the provider lists (spec 1 §7). */
export function selectCurrentUser(state: WithResources): Records['user'] | undefined {
  return selectListRecords(state, 'user', NO_ACCOUNT)[0];
}
