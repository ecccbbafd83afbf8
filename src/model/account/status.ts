import type { AccountRecord } from '@/model/records/people';
import type { Records } from '@/model/records/records';
import { byTitle } from '@/model/title';

/** Statuses that bar an account (docs/product/accounts.md#usable). */
const INACTIVE: ReadonlySet<string> = new Set(['terminated', 'closed', 'deleted']);

interface WithStatus {
  readonly status?: string | undefined;
}

export function isInactive({ status }: WithStatus): boolean {
  return INACTIVE.has(status ?? '');
}

export function isUsable(account: WithStatus): boolean {
  return !isInactive(account);
}

/** More than these have a filter (docs/product/accounts.md#switcher-filter). */
const FEW_ACCOUNTS = 4;

export function switcherAccounts(
  accounts: readonly AccountRecord[],
  withInactive = false,
): readonly AccountRecord[] {
  return accounts.filter((account) => withInactive || isUsable(account)).sort(byTitle);
}

export function switcherFilters(accounts: readonly AccountRecord[]): boolean {
  return accounts.length > FEW_ACCOUNTS || accounts.some(isInactive);
}

/** Picks the account to open (docs/product/accounts.md#preselected); `history` is latest first. */
export function preselectedAccount(
  accounts: readonly AccountRecord[],
  history: readonly string[],
): AccountRecord | undefined {
  const usable = accounts.filter(isUsable);
  for (const id of history) {
    const recent = usable.find((account) => account.id === id);
    if (recent !== undefined) return recent;
  }
  return usable.toSorted((one, other) => (one.id < other.id ? -1 : 1))[0];
}

/** Reason without a card (docs/product/accounts.md#pending-bars). */
export const ACTIVATE = 'Activate your account by adding card details';

/** Reason once a card exists. */
const AWAITING = 'This account is awaiting activation';

type Account = Pick<Records['account'], 'status' | 'valid_credit_card'>;

export function pendingProblem(account: Account | undefined): string | undefined {
  if (account?.status !== 'pending') return undefined;
  return account.valid_credit_card === true ? AWAITING : ACTIVATE;
}
