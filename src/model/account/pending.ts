import type { Records } from '@/model/records/records';

/** Spec 2 §2 "Dashboard". */
export const ACTIVATE = 'Activate your account by adding card details';

/** Spec 1 §4, once a card exists. */
const AWAITING = 'This account is awaiting activation';

type Account = Pick<Records['account'], 'status' | 'valid_credit_card'>;

export function pendingProblem(account: Account | undefined): string | undefined {
  if (account?.status !== 'pending') return undefined;
  return account.valid_credit_card === true ? AWAITING : ACTIVATE;
}
