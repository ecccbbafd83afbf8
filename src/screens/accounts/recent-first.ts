import type { AccountRecord } from '@/model/account/record';
import { isUsable } from '@/model/account/status';

/**
 * Accounts in the order in which they were used last; those never used here follow in the order
 * given, and what cannot be chosen comes last.
 * @param history account ids, the most recent first
 */
export function recentFirst(
  accounts: readonly AccountRecord[],
  history: readonly string[],
): readonly AccountRecord[] {
  const ranks = new Map(history.map((id, rank) => [id, rank]));
  const rank = (account: AccountRecord) =>
    isUsable(account) ? (ranks.get(account.id) ?? history.length) : history.length + 1;
  return accounts.toSorted((one, other) => rank(one) - rank(other));
}
