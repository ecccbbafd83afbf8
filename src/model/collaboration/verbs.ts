import { type RestCall, remove } from '@/model/call';
import {
  canChangeInvitation,
  canEnd,
  isInvitation,
  isOwn,
  isOwner,
  type TeamMember,
} from '@/model/collaboration/rules';
import { paths } from '@/model/paths';
import { type Foremost, type Verb, verbOf } from '@/model/verb';
import { recordAction } from '@/model/verb-parts';

type TeamVerb = Verb<TeamMember>;

/** It stays in the list, with the time of its end. */
const finish = ({ id }: TeamMember): RestCall => ({
  ...remove('collaboration', id),
  endedBy: 'finished_at',
});

/** What they made stays the account's. */
const WHAT_STAYS =
  'What they made stays, and so do API clients: reset or revoke those whose secret they know.';

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
      question: 'The link that was sent stops working. They can be invited again.',
      questionForMany: 'The links that were sent stop working. They can be invited again.',
    },
    request: finish,
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
    request: finish,
    success: 'Removed from the team',
    words: { doing: 'being removed' },
  },
  {
    id: 'leave',
    label: 'Leave account',
    icon: 'unlink',
    section: 'danger',
    shown: (member, facts) => !isInvitation(member) && !isOwner(member) && isOwn(member, facts),
    rule: canEnd,
    danger: true,
    confirm: {
      title: () => 'Leave this account?',
      question: 'You lose access to it at once, and come back only by another invitation.',
    },
    request: (member, account, { user }) => ({
      ...finish(member),
      touches: [
        { kind: 'account', id: account },
        ...(user === undefined ? [] : [{ kind: 'user', id: user.id } as const]),
      ],
    }),
    success: 'You have left the account',
    words: { todo: 'leave the account of', doing: 'being left' },
  },
];

/** What can be done to a member of the team, or to an invitation (spec 1 §4). */
export const TEAM_VERBS: readonly TeamVerb[] = [...INVITATION, ...MEMBERSHIP];

const RESEND = verbOf(TEAM_VERBS, 'resend');
const CANCEL = verbOf(TEAM_VERBS, 'cancel');

/** Another invitation to the same address; nothing can be done to the old one (spec 1 §4). */
const INVITE_AGAIN: TeamVerb = {
  id: 'invite-again',
  label: 'Invite again',
  icon: 'plus',
  section: 'use',
  rule: () => undefined,
  path: ({ email }, account) => paths.teamInvite(account, email ? { email } : {}),
};

/** What answers each state; of a member, nothing is put forward. */
export function teamForemost({ status }: TeamMember): Foremost<TeamMember> {
  if (status === 'pending') return { note: [RESEND, CANCEL] };
  return { note: status === 'accepted' ? [] : [INVITE_AGAIN] };
}
