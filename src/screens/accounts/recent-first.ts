import type { AccountRecord } from '@/model/account/record';

/**
 * Accounts in the order in which they were used last; those never used here follow in the order
 * given.
 * @param history account ids, the most recent first
 */
export function recentFirst(
  accounts: readonly AccountRecord[],
  history: readonly string[],
): readonly AccountRecord[] {
  const ranks = new Map(history.map((id, rank) => [id, rank]));
  const rank = ({ id }: AccountRecord) => ranks.get(id) ?? history.length;
  return accounts.toSorted((one, other) => rank(one) - rank(other));
}
