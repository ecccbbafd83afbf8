import { remove, type RestCall } from '@/model/call';
import type { Facts } from '@/model/facts';
import type { CollaborationRecord } from '@/model/records/people';
import { stateRules } from '@/model/state-rules';

/** A collaboration, or the account's owner, who has none and uses the user's id. */
export type TeamMember = Omit<CollaborationRecord, 'id'> & { readonly id: string };

type MemberRule = (member: TeamMember) => string | undefined;

const INVITED: ReadonlySet<string> = new Set(['pending', 'expired', 'cancelled', 'rejected']);
const JOINED: ReadonlySet<string> = new Set(['active', 'accepted', 'ended']);
const FINISHED: ReadonlySet<string> = new Set(['cancelled', 'rejected', 'ended']);

/** True if it has ended; expired invitations do not count (docs/product/team.md#finished-page). */
export function isFinished({ status }: Pick<TeamMember, 'status'>): boolean {
  return FINISHED.has(status ?? '');
}

/** True if they never joined the account. If the status is unknown, a user counts as joined. */
export function isInvitation({ status = '', user }: TeamMember): boolean {
  return INVITED.has(status) || (!JOINED.has(status) && !user);
}

const EXPIRING: ReadonlySet<string> = new Set(['pending', 'expired']);

/** End of an invitation; null once answered, since granted access does not expire. */
export function invitationEnd({ status = '', expires_at: end }: TeamMember): typeof end {
  return EXPIRING.has(status) ? end : null;
}

export function roleWords({ role_label: label, role }: TeamMember): string | undefined {
  return label || role;
}

/** True for roles that the panel cannot assign; only the API knows their rights. */
export function isOtherRole({ role = 'admin' }: Pick<TeamMember, 'role'>): boolean {
  return role !== 'owner' && role !== 'admin';
}

export function isOwner({ role }: Pick<TeamMember, 'role'>): boolean {
  return role === 'owner';
}

export function isOwn({ user }: Pick<TeamMember, 'user'>, facts: Pick<Facts, 'user'>): boolean {
  return typeof user === 'string' && user === facts.user?.id;
}

const { needs } = stateRules('collaboration', {
  active: 'The account owner can’t be removed',
  pending: 'This invitation is still pending',
  accepted: 'This invitation has been accepted',
  expired: 'This invitation has expired',
  cancelled: 'This invitation has been cancelled',
  rejected: 'This invitation has been rejected',
  ended: 'This collaboration has ended',
});

/** Applies to re-sending and cancelling (docs/product/team.md#pending-actions). */
export const canChangeInvitation: MemberRule = (member) => needs(member, 'pending');

/** Applies to removal and leaving, never of the owner (docs/product/team.md#accepted-actions). */
export const canEnd: MemberRule = (member) => needs(member, 'accepted');

export const LEAVE = {
  id: 'leave',
  label: 'Leave account',
  icon: 'unlink',
  section: 'danger',
  danger: true,
  success: 'You have left the account',
} as const;

const LOSS = 'at once, and will need a new invitation to come back.';

export const LEAVE_QUESTION = `You’ll lose access to it ${LOSS}`;
export const LEAVE_QUESTION_FOR_MANY = `You’ll lose access to them ${LOSS}`;

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
