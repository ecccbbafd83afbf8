import type { AccountRecord } from '@/model/account/record';
import { byTitle } from '@/model/title';

/** Spec 1 §3: accounts in one of these cannot be chosen. */
const INACTIVE: ReadonlySet<string> = new Set(['terminated', 'closed', 'deleted']);

/** How many accounts the switcher lists without offering its keyword filter (spec 1 §2). */
const FEW_ACCOUNTS = 4;

/** Whether an account is terminated, closed or deleted. */
export function isInactive(account: Pick<AccountRecord, 'status'>): boolean {
  return INACTIVE.has(account.status ?? '');
}

/** Whether an account can be worked in. */
export function isUsable(account: Pick<AccountRecord, 'status'>): boolean {
  return !isInactive(account);
}

/** What the switcher lists: the usable accounts, the others too when asked for, by name. */
export function switcherAccounts(
  accounts: readonly AccountRecord[],
  withInactive = false,
): readonly AccountRecord[] {
  return accounts.filter((account) => withInactive || isUsable(account)).sort(byTitle);
}

/** Whether the switcher offers its filter: more than four accounts, or any inactive one. */
export function switcherFilters(accounts: readonly AccountRecord[]): boolean {
  return accounts.length > FEW_ACCOUNTS || accounts.some(isInactive);
}

/**
 * The account to open: the most recently used one that is usable, else the first usable one by id
 * (spec 1 §2). Undefined when there is none: sign-up must be completed.
 * @param history account ids, the most recent first.
 */
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
