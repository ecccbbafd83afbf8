import { textField, type Call } from '@mocks/provider/call';
import { flagField } from '@mocks/provider/fields';
import { conflict, unprocessable } from '@mocks/provider/refusal';
import type { ServerRow } from '@mocks/provider/rows';
import { snapshotPlanChanges } from '@mocks/provider/behaviour/snapshot-plan-fields';

const longestName = 255;
/** Characters of encoded user data (docs/product/servers.md#user-data-size). */
const longestUserData = 65532;
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

function nameChange(call: Call): Partial<ServerRow> {
  const name = textField(call, 'name');
  if (name === undefined) return {};
  if (name.length > longestName)
    throw unprocessable('Name is too long (maximum is 255 characters)');
  return { name };
}

function userDataChange(call: Call): Partial<ServerRow> {
  if (call.body['user_data'] === null) return { user_data: null };
  const data = textField(call, 'user_data');
  if (data === undefined) return {};
  if (!base64.test(data)) throw unprocessable('User data must be Base64 encoded');
  if (data.length > longestUserData) throw unprocessable('User data is too long');
  return { user_data: data };
}

function groupsChange(call: Call, account: string): Partial<ServerRow> {
  const groups = call.body['server_groups'];
  if (groups === undefined) return {};
  if (!Array.isArray(groups)) throw unprocessable('Server groups must be a list');
  const ids = groups.filter((id): id is string => typeof id === 'string');
  const known = ids.every((id) => call.world.server_group.get(id)?.account === account);
  if (!known || ids.length < groups.length) throw unprocessable('Server groups is invalid');
  return { server_groups: [...new Set(ids)] };
}

/** Reads the changes to a server for create and save. Throws 422 for a wrong field. */
export function serverChanges(call: Call, account: string): Partial<ServerRow> {
  const mode = flagField(call, 'compatibility_mode');
  return {
    ...nameChange(call),
    ...userDataChange(call),
    ...groupsChange(call, account),
    ...snapshotPlanChanges(call),
    ...(mode === undefined ? {} : { compatibility_mode: mode }),
  };
}

/** `PUT servers/:id`. Throws 409 if it is `deleting` or `deleted`, 422 for a wrong field. */
export function updateServer(call: Call, row: ServerRow): ServerRow {
  if (row.status === 'deleted' || row.status === 'deleting') throw conflict();
  return call.world.server.patch(row.id, serverChanges(call, row.account));
}
