import { isInactive, isUsable } from '@/model/account/usable';
import type { AccountRecord } from '@/model/records/people';
import { byTitle } from '@/model/title';

/** Spec 1 §2. */
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

/** Picks the last used account, else the first (spec 1 §2); `history` is latest first. */
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
