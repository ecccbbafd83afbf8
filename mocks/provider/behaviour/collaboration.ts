import { ok } from '@mocks/provider/answer';
import type { Call, Endpoint } from '@mocks/provider/call';
import { changeOf, now, publish } from '@mocks/provider/changes';
import { conflict, missing } from '@mocks/provider/refusal';
import { collaboration } from '@mocks/provider/represent/people';
import type { CollaborationRow } from '@mocks/provider/rows';

/** The user's own invitations and memberships, across accounts: by user, or by address. */
function ownCollaborations(call: Call): CollaborationRow[] {
  const { world, user } = call;
  const byAddress = world.collaboration
    .by('email', user.email_address.toLowerCase())
    .filter((row) => row.user === null);
  return [...world.collaboration.by('user', user.id), ...byAddress];
}

function ownCollaboration(call: Call): CollaborationRow {
  const row = ownCollaborations(call).find(({ id }) => id === call.id);
  if (!row) throw missing();
  return row;
}

const answerInvitation =
  (status: 'accepted' | 'rejected'): Endpoint =>
  (call) => {
    const row = ownCollaboration(call);
    if (row.status !== 'pending') throw conflict();
    const changed = call.world.collaboration.patch(row.id, {
      status,
      user: call.user.id,
      ...(status === 'accepted' ? { started_at: now(call) } : { finished_at: now(call) }),
    });
    const verb = status === 'accepted' ? 'accept' : 'reject';
    publish(call, changeOf(row, verb, { touches: [row.account] }));
    return ok(collaboration(call.view, changed));
  };

/** `DELETE user/collaborations/:id`: leaves the account. Throws 409 unless the user is in it. */
const leave: Endpoint = (call) => {
  const row = ownCollaboration(call);
  if (row.status !== 'accepted') throw conflict();
  const changed = call.world.collaboration.patch(row.id, {
    status: 'ended',
    finished_at: now(call),
  });
  publish(call, changeOf(row, 'end', { touches: [row.account] }));
  return ok(collaboration(call.view, changed));
};

/** The specification's shorter paths answer like the public ones (wire facts §19, 7). */
export const collaborationEndpoints = {
  'GET user/collaborations': (call: Call) =>
    ok(ownCollaborations(call).map((row) => collaboration(call.view, row))),
  'GET user/collaborations/:id': (call: Call) =>
    ok(collaboration(call.view, ownCollaboration(call))),
  'POST user/collaborations/:id/accept': answerInvitation('accepted'),
  'POST user/collaborations/:id/reject': answerInvitation('rejected'),
  'DELETE user/collaborations/:id': leave,
  'POST collaborations/:id/accept': answerInvitation('accepted'),
  'POST collaborations/:id/reject': answerInvitation('rejected'),
} satisfies Record<string, Endpoint>;
