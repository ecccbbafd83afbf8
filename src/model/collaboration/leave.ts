import { type RestCall, remove } from '@/model/call';
import type { Facts } from '@/model/facts';
import type { CollaborationRecord } from '@/model/records/people';

export const LEAVE = {
  id: 'leave',
  label: 'Leave Account',
  icon: 'unlink',
  section: 'danger',
  danger: true,
  success: 'You have left the account',
} as const;

const LOSS = 'at once, and come back only by another invitation.';

export const LEAVE_QUESTION = `You lose access to it ${LOSS}`;
export const LEAVE_QUESTION_FOR_MANY = `You lose access to them ${LOSS}`;

/** Ends a collaboration: it stays in its list, with the time of its end. */
export function endCall({ id }: { readonly id: string }): RestCall {
  return { ...remove('collaboration', id), endedBy: 'finished_at' };
}

/** Ends the user's own collaboration; the account is not found afterwards. */
export function leaveCall(
  collaboration: { readonly id: string },
  account: string,
  user: string | undefined,
): RestCall {
  return {
    ...endCall(collaboration),
    touches: [
      { kind: 'account', id: account },
      ...(user === undefined ? [] : [{ kind: 'user', id: user } as const]),
    ],
  };
}

export function membershipOf(account: string, facts: Facts): CollaborationRecord | undefined {
  const own = facts.user?.id;
  if (own === undefined) return undefined;
  return facts
    .all('collaboration')
    .find((each) => each.user === own && each.account === account && each.status === 'accepted');
}
