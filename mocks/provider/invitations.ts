import type { Verb } from '@mocks/provider/actions';
import { publish as publishChange, changeOf } from '@mocks/provider/changes';
import type { Call } from '@mocks/provider/call';
import type { Core } from '@mocks/provider/core';
import { sendMail } from '@mocks/provider/mail';
import type { CollaborationRow, UserRow } from '@mocks/provider/rows';

/** Milliseconds that an invitation stays open. */
const LIFE = 7 * 86_400_000;

/** The end of an invitation that is sent now. */
export const invitationEnd = ({ clock }: Core): string =>
  new Date(clock.now() + LIFE).toISOString();

/** The row in its current state. An overdue invitation is stored and published as expired. */
export function asOfNow(core: Core, row: CollaborationRow): CollaborationRow {
  if (row.status !== 'pending' || row.expires_at === null) return row;
  if (Date.parse(row.expires_at) > core.clock.now()) return row;
  const expired = core.world.collaboration.patch(row.id, { status: 'expired' });
  core.publish({ ...changeOf(row, 'expire'), actor: null, state: 'completed' });
  return expired;
}

/** The user's own invitations and memberships, across accounts: by user, or by address. */
export function collaborationsOf(core: Core, user: UserRow): CollaborationRow[] {
  const { collaboration } = core.world;
  const byAddress = collaboration
    .by('email', user.email_address.toLowerCase())
    .filter((row) => row.user === null);
  return [...collaboration.by('user', user.id), ...byAddress].map((row) => asOfNow(core, row));
}

/** Publishes a change of a collaboration, which changes the members of its account. */
export const publishCollaboration = (call: Call, row: CollaborationRow, verb: Verb): void =>
  publishChange(call, changeOf(row, verb, { touches: [row.account] }));

/** Mails the invitee: to answer, or first to sign up under that address. */
export function sendInvitation(core: Core, row: CollaborationRow): void {
  const { world } = core;
  const account = world.account.need(row.account);
  const inviter = world.user.need(row.inviter);
  const isUser = world.user.by('email', row.email.toLowerCase()).length > 0;
  sendMail(core, {
    to: row.email,
    subject: `${inviter.name} invites you to ${account.name}`,
    text: `${inviter.name} would like you to collaborate on the account ${account.name}. The invitation holds for 7 days.`,
    link: isUser ? '/signup/collab' : `/signup?email=${encodeURIComponent(row.email)}`,
  });
}
