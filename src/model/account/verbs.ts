import {
  LEAVE,
  LEAVE_QUESTION,
  LEAVE_QUESTION_FOR_MANY,
  leaveCall,
  membershipOf,
} from '@/model/collaboration/rules';
import type { Facts } from '@/model/facts';
import { paths } from '@/model/paths';
import type { Records } from '@/model/records/records';
import { unreadableProblem } from '@/model/unreadable';
import type { BulkVerb } from '@/model/verb';

type Account = Records['account'];

export function isOwned({ owner }: Account, { user }: Pick<Facts, 'user'>): boolean | undefined {
  return owner === undefined || user === undefined ? undefined : owner === user.id;
}

/** Says why the user cannot leave an account (docs/product/accounts.md#leave). */
export function canLeave(account: Account, facts: Facts): string | undefined {
  if (isOwned(account, facts) === true) {
    return 'You own this account, so you can’t leave it. You can close it in its settings';
  }
  const unknown = unreadableProblem('account', account, 'owner');
  if (unknown !== undefined) return unknown;
  return membershipOf(account.id, facts)
    ? undefined
    : 'Your membership of this account hasn’t loaded yet';
}

export const LEAVE_ACCOUNT: BulkVerb<Account> = {
  ...LEAVE,
  order: 'Leave',
  rule: canLeave,
  many: true,
  confirm: { question: LEAVE_QUESTION, questionForMany: LEAVE_QUESTION_FOR_MANY },
  request: ({ id }, _, facts) => {
    const membership = membershipOf(id, facts);
    if (membership === undefined) throw new TypeError('No membership to end');
    return leaveCall(membership, id, facts.user?.id);
  },
  words: { doing: 'being left' },
  next: () => paths.userAccounts,
};

export const ACCOUNT_VERBS: readonly BulkVerb<Account>[] = [LEAVE_ACCOUNT];
