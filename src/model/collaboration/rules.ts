import type { CollaborationRecord } from '@/model/collaboration/record';
import type { Facts } from '@/model/facts';
import { stateRules } from '@/model/state-rules';

/** A collaboration, or the owner of the account, who has none and goes by their user's id. */
export type TeamMember = Omit<CollaborationRecord, 'id'> & { readonly id: string };

type MemberRule = (member: TeamMember) => string | undefined;

const INVITED: ReadonlySet<string> = new Set(['pending', 'expired', 'cancelled', 'rejected']);
const JOINED: ReadonlySet<string> = new Set(['active', 'accepted', 'ended']);
const FINISHED: ReadonlySet<string> = new Set(['cancelled', 'rejected', 'ended']);

/** Whether it has come to an end that nobody waits for (spec 1 §4). */
export function isFinished({ status }: Pick<TeamMember, 'status'>): boolean {
  return FINISHED.has(status ?? '');
}

/** Whether they never joined the account; one whose status is unknown has, if there is a user. */
export function isInvitation({ status = '', user }: TeamMember): boolean {
  return INVITED.has(status) || (!JOINED.has(status) && !user);
}

/** Statuses in which the time of expiry is one of the invitation. */
const EXPIRING: ReadonlySet<string> = new Set(['pending', 'expired']);

/** End of an invitation; null once it was answered, as an access that was given does not expire. */
export function invitationEnd({ status = '', expires_at: end }: TeamMember): typeof end {
  return EXPIRING.has(status) ? end : null;
}

/** Label of the role, else its name on the wire; undefined while neither is known. */
export function roleWords({ role_label: label, role }: TeamMember): string | undefined {
  return label || role;
}

/** True of a role that the panel does not give itself: the API alone says what it may do. */
export function isOtherRole({ role = 'admin' }: Pick<TeamMember, 'role'>): boolean {
  return role !== 'owner' && role !== 'admin';
}

/** Whether it is the account's owner. */
export function isOwner({ role }: Pick<TeamMember, 'role'>): boolean {
  return role === 'owner';
}

/** Whether it is who is signed in. */
export function isOwn({ user }: Pick<TeamMember, 'user'>, facts: Pick<Facts, 'user'>): boolean {
  return typeof user === 'string' && user === facts.user?.id;
}

const { needs } = stateRules('collaboration', {
  active: 'The owner of an account cannot be removed',
  pending: 'This invitation still waits for an answer',
  accepted: 'This invitation has been accepted',
  expired: 'This invitation has expired',
  cancelled: 'This invitation has been cancelled',
  rejected: 'This invitation has been rejected',
  ended: 'This collaboration has ended',
});

/** Whether an invitation can be sent again, or cancelled (spec 1 §4). */
export const canChangeInvitation: MemberRule = (member) => needs(member, 'pending');

/** Whether a member can be removed, or leave (spec 1 §4); the owner never (spec 1 §6). */
export const canEnd: MemberRule = (member) => needs(member, 'accepted');
