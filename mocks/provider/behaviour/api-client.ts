import type { Verb } from '@mocks/provider/actions';
import type { PermissionsGroup } from '@/wire/people';
import { created, ok, type Answer } from '@mocks/provider/answer';
import { scopedAccount, type Call, type Endpoint } from '@mocks/provider/call';
import { changeOf, now, publish } from '@mocks/provider/changes';
import { mustStand, newSecret } from '@mocks/provider/credential';
import { clearableField, filledField, readTogether, wordField } from '@mocks/provider/fields';
import { unprocessable } from '@mocks/provider/refusal';
import { apiClientFull } from '@mocks/provider/represent/people';
import type { ApiClientRow } from '@mocks/provider/rows';
import { on } from '@mocks/provider/resources';

const groups: readonly PermissionsGroup[] = ['full', 'storage'];

/** The client with its secret, which no other answer has. */
const revealed = (call: Call, row: ApiClientRow) => ({
  ...apiClientFull(call.view, row),
  secret: row.clientSecret,
});

/** Throws 422 with all faults. */
const fieldsOf = (call: Call): Partial<ApiClientRow> =>
  readTogether<Partial<ApiClientRow>>({
    name: () => filledField(call, 'name'),
    description: () => clearableField(call, 'description'),
    permissions_group: () => wordField(call, 'permissions_group', groups),
  });

/**
 * `POST api_clients`: 201 with the secret; full permissions by default. Throws 422 without a name.
 */
const create: Endpoint = (call) => {
  const { name, ...others } = fieldsOf(call);
  if (name === undefined) throw unprocessable("Name can't be blank");
  const row = call.world.api_client.put({
    id: call.core.newId('api_client'),
    account: scopedAccount(call).id,
    description: null,
    permissions_group: 'full',
    revoked_at: null,
    clientSecret: newSecret(),
    ...others,
    name,
  });
  publish(call, changeOf(row, 'create'));
  return created(201, revealed(call, row));
};

function change(call: Call, row: ApiClientRow, verb: Verb, fields: Partial<ApiClientRow>) {
  mustStand(row);
  const changed = call.world.api_client.patch(row.id, fields);
  publish(call, changeOf(changed, verb));
  return changed;
}

const update = (call: Call, row: ApiClientRow): Answer =>
  ok(apiClientFull(call.view, change(call, row, 'update', fieldsOf(call))));

const resetSecret = (call: Call, row: ApiClientRow): Answer =>
  ok(revealed(call, change(call, row, 'reset_secret', { clientSecret: newSecret() })));

/** `DELETE api_clients/:id`: it stays in the list, revoked. */
const revoke = (call: Call, row: ApiClientRow): Answer =>
  ok(apiClientFull(call.view, change(call, row, 'revoke', { revoked_at: now(call) })));

/** All endpoints of an API client except its reads. */
export const apiClientEndpoints = {
  'POST api_clients': create,
  'PUT api_clients/:id': on('api_client', update),
  'POST api_clients/:id/reset_secret': on('api_client', resetSecret),
  'DELETE api_clients/:id': on('api_client', revoke),
} satisfies Record<string, Endpoint>;
