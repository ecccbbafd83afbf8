import type { Verb } from '@mocks/provider/actions';
import { created, ok, type Answer } from '@mocks/provider/answer';
import { scopedAccount, type Call, type Endpoint } from '@mocks/provider/call';
import { now } from '@mocks/provider/changes';
import { filledField, isAddress, readTogether, wordField } from '@mocks/provider/fields';
import {
  asOfNow,
  collaborationsOf,
  invitationEnd,
  publishCollaboration,
  sendInvitation,
} from '@mocks/provider/invitations';
import { conflict, forbidden, missing, unprocessable } from '@mocks/provider/refusal';
import { collaboration } from '@mocks/provider/represent/people';
import type { CollaborationRow } from '@mocks/provider/rows';
import { on } from '@mocks/provider/resources';
import { members } from '@mocks/provider/usage';

/** Serves one of the user's own collaborations. 404 for any other. */
const onOwn =
  (act: (call: Call, row: CollaborationRow) => Answer): Endpoint =>
  (call) => {
    const row = collaborationsOf(call.core, call.user).find(({ id }) => id === call.id);
    if (!row) throw missing();
    return act(call, row);
  };

/** Changes a collaboration, publishes an event to the account, and answers with it. */
function change(call: Call, row: CollaborationRow, verb: Verb, to: Partial<CollaborationRow>) {
  const changed = call.world.collaboration.patch(row.id, to);
  publishCollaboration(call, row, verb);
  return ok(collaboration(call.view, changed));
}

/** Throws 403 without the two-factor or verified address that the invitation needs. */
function mustBeAllowedIn({ user, world }: Call, row: CollaborationRow): void {
  if (world.account.need(row.account).tfa_required && user.totpSecret === null) {
    throw forbidden('You must enable two-factor authentication before you can accept this');
  }
  if (!user.email_verified) {
    throw forbidden('You must verify your email address before you can accept this');
  }
}

const accept = onOwn((call, row) => {
  if (row.status !== 'pending') throw conflict();
  mustBeAllowedIn(call, row);
  const joined = { status: 'accepted', user: call.user.id, started_at: now(call) } as const;
  return change(call, row, 'accept', joined);
});

const reject = onOwn((call, row) => {
  if (row.status !== 'pending') throw conflict();
  const ended = { status: 'rejected', user: call.user.id, finished_at: now(call) } as const;
  return change(call, row, 'reject', ended);
});

/** Cancels a pending invitation or ends a collaboration. Throws 409 if it has already ended. */
function finish(call: Call, row: CollaborationRow): Answer {
  const finished_at = now(call);
  if (row.status === 'pending') {
    return change(call, row, 'cancel', { status: 'cancelled', finished_at });
  }
  if (row.status !== 'accepted') throw conflict();
  return change(call, row, 'end', { status: 'ended', finished_at });
}

/** `DELETE user/collaborations/:id`: leaves the account. Throws 409 unless the user is in it. */
const leave = onOwn((call, row) => {
  if (row.status !== 'accepted') throw conflict();
  return finish(call, row);
});

/** The address to invite. Throws 422 for a wrong one, a member's, or one invited already. */
function inviteeField(call: Call, account: string): string {
  const email = filledField(call, 'email')?.trim();
  if (email === undefined) throw unprocessable("Email can't be blank");
  if (!isAddress(email)) throw unprocessable('Email is invalid');
  const key = email.toLowerCase();
  if (members(call.world, account).some((user) => user.email_address.toLowerCase() === key)) {
    throw unprocessable('Email belongs to a member of this account already');
  }
  const rows = call.world.collaboration.by('email', key).map((row) => asOfNow(call.core, row));
  if (rows.some((row) => row.account === account && row.status === 'pending')) {
    throw unprocessable('Email has already been invited to this account');
  }
  return email;
}

/** `POST collaborations`: 201, and a mail to the invitee. The only role is admin. */
const invite: Endpoint = (call) => {
  const account = scopedAccount(call).id;
  const { email } = readTogether<{ email: string; role: string }>({
    email: () => inviteeField(call, account),
    role: () => wordField(call, 'role', ['admin']),
  });
  const row = call.world.collaboration.put({
    id: call.core.newId('collaboration'),
    account,
    email,
    inviter: call.user.id,
    user: null,
    status: 'pending',
    role: 'admin',
    role_label: 'Collaborator',
    created_at: now(call),
    started_at: null,
    finished_at: null,
    expires_at: invitationEnd(call.core),
  });
  sendInvitation(call.core, row);
  publishCollaboration(call, row, 'create');
  return created(201, collaboration(call.view, row));
};

/** `POST collaborations/:id/resend`: another mail, and another week. Throws 409 unless it is pending. */
function resend(call: Call, row: CollaborationRow): Answer {
  if (row.status !== 'pending') throw conflict();
  sendInvitation(call.core, row);
  return change(call, row, 'resend', { expires_at: invitationEnd(call.core) });
}

/** Shorter paths answer like the public ones. */
export const collaborationEndpoints = {
  'GET user/collaborations': (call: Call) =>
    ok(collaborationsOf(call.core, call.user).map((row) => collaboration(call.view, row))),
  'GET user/collaborations/:id': onOwn((call, row) => ok(collaboration(call.view, row))),
  'POST user/collaborations/:id/accept': accept,
  'POST user/collaborations/:id/reject': reject,
  'DELETE user/collaborations/:id': leave,
  'POST collaborations/:id/accept': accept,
  'POST collaborations/:id/reject': reject,
  'POST collaborations': invite,
  'POST collaborations/:id/resend': on('collaboration', resend),
  'DELETE collaborations/:id': on('collaboration', finish),
} satisfies Record<string, Endpoint>;
