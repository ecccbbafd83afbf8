import {
  canChangeInvitation,
  canEnd,
  endCall,
  isInvitation,
  isOwn,
  isOwner,
  LEAVE,
  LEAVE_QUESTION,
  leaveCall,
  type TeamMember,
} from './rules';
import { paths } from '@/model/paths';
import { type PrimaryActions, type Verb, verbOf } from '@/model/verb';
import { recordAction } from '@/model/verb-parts';

type TeamVerb = Verb<TeamMember>;

const WHAT_STAYS = 'Their resources and API clients stay, so reset any secrets they know.';

const INVITATION: readonly TeamVerb[] = [
  {
    id: 'resend',
    label: 'Re-send invitation',
    icon: 'refresh',
    section: 'use',
    shown: isInvitation,
    rule: canChangeInvitation,
    many: true,
    request: recordAction('collaboration', 'resend'),
    success: 'Invitation re-sent',
    words: { todo: 're-send the invitation to' },
  },
  {
    id: 'cancel',
    label: 'Cancel invitation',
    icon: 'close',
    section: 'danger',
    shown: isInvitation,
    rule: canChangeInvitation,
    many: true,
    danger: true,
    confirm: {
      title: (name) => `Cancel the invitation to ${name}?`,
      question: 'Their link stops working. You can invite them again.',
      questionForMany: 'Their links stop working. You can invite them again.',
    },
    request: endCall,
    success: 'Invitation cancelled',
    words: { todo: 'cancel the invitation to', doing: 'being cancelled' },
  },
];

const MEMBERSHIP: readonly TeamVerb[] = [
  {
    id: 'remove',
    label: 'Remove',
    icon: 'close',
    section: 'danger',
    shown: (member, facts) => !isInvitation(member) && (isOwner(member) || !isOwn(member, facts)),
    rule: canEnd,
    many: true,
    danger: true,
    confirm: {
      title: (name) => `Remove ${name} from the team?`,
      question: `They lose access to this account at once. ${WHAT_STAYS}`,
      questionForMany: `They lose access to this account at once. ${WHAT_STAYS}`,
    },
    request: endCall,
    success: 'Removed from the team',
    words: { doing: 'being removed' },
  },
  {
    ...LEAVE,
    shown: (member, facts) => !isInvitation(member) && !isOwner(member) && isOwn(member, facts),
    rule: canEnd,
    confirm: { title: () => 'Leave this account?', question: LEAVE_QUESTION },
    request: (member, account, { user }) => leaveCall(member, account, user?.id),
    words: { todo: 'leave the account of', doing: 'being left' },
  },
];

export const TEAM_VERBS: readonly TeamVerb[] = [...INVITATION, ...MEMBERSHIP];

const RESEND = verbOf(TEAM_VERBS, 'resend');
const CANCEL = verbOf(TEAM_VERBS, 'cancel');

/** Sends another invitation to the same address (docs/product/team.md#invite-again). */
const INVITE_AGAIN: TeamVerb = {
  id: 'invite-again',
  label: 'Invite again',
  icon: 'plus',
  section: 'use',
  rule: () => undefined,
  path: ({ email }, account) => paths.teamInvite(account, email ? { email } : {}),
};

export function teamPrimaryActions({ status }: TeamMember): PrimaryActions<TeamMember> {
  if (status === 'pending') return { note: [RESEND, CANCEL] };
  return { note: status === 'accepted' ? [] : [INVITE_AGAIN] };
}
