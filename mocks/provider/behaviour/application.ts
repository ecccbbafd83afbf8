import { actionOf, type Verb } from '@mocks/provider/actions';
import { created, ok, type Answer } from '@mocks/provider/answer';
import type { Call, Endpoint } from '@mocks/provider/call';
import { now, publishToAccounts } from '@mocks/provider/changes';
import { mustStand, newSecret } from '@mocks/provider/credential';
import { filledField, sent } from '@mocks/provider/fields';
import { unprocessable } from '@mocks/provider/refusal';
import { applicationFull } from '@mocks/provider/represent/people';
import type { ApplicationRow } from '@mocks/provider/rows';
import { on } from '@mocks/provider/resources';

const publish = (call: Call, { id }: ApplicationRow, verb: Verb): void =>
  publishToAccounts(call.core, call.user, { resource: id, action: actionOf('application', verb) });

/** The application with its secret, which no other answer has. */
const revealed = (call: Call, row: ApplicationRow) => ({
  ...applicationFull(call.view, row),
  secret: newSecret(),
});

/** `POST applications`: 201 with the secret. Throws 422 without a name. */
const create: Endpoint = (call) => {
  const name = filledField(call, 'name');
  if (name === undefined) throw unprocessable("Name can't be blank");
  const row = call.world.application.put({
    id: call.core.newId('application'),
    user: call.user.id,
    name,
    created_at: now(call),
    updated_at: now(call),
    revoked_at: null,
  });
  publish(call, row, 'create');
  return created(201, revealed(call, row));
};

function change(call: Call, row: ApplicationRow, verb: Verb, fields: Partial<ApplicationRow>) {
  mustStand(row);
  const changed = call.world.application.patch(row.id, { ...fields, updated_at: now(call) });
  publish(call, changed, verb);
  return changed;
}

const rename = (call: Call, row: ApplicationRow): Answer => {
  const fields = sent<Partial<ApplicationRow>>({ name: filledField(call, 'name') });
  return ok(applicationFull(call.view, change(call, row, 'update', fields)));
};

const resetSecret = (call: Call, row: ApplicationRow): Answer =>
  ok(revealed(call, change(call, row, 'reset_secret', {})));

/** `DELETE applications/:id`: it stays in the list, revoked. */
const revoke = (call: Call, row: ApplicationRow): Answer =>
  ok(applicationFull(call.view, change(call, row, 'revoke', { revoked_at: now(call) })));

/** All endpoints of an application except its reads. */
export const applicationEndpoints = {
  'POST applications': create,
  'PUT applications/:id': on('application', rename),
  'POST applications/:id/reset_secret': on('application', resetSecret),
  'DELETE applications/:id': on('application', revoke),
} satisfies Record<string, Endpoint>;
