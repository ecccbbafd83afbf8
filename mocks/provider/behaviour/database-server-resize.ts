import { accepted, type Answer } from '@mocks/provider/answer';
import { scopedAccount, textField, type Call } from '@mocks/provider/call';
import { changeOf, mustBeAtRest, nowToTheSecond, startTransition } from '@mocks/provider/changes';
import { faultOfResize } from '@mocks/provider/faults';
import type { Finish } from '@mocks/provider/jobs';
import { needDatabaseRam } from '@mocks/provider/quota';
import { unprocessable } from '@mocks/provider/refusal';
import { databaseServerFull } from '@mocks/provider/represent/database';
import type { DatabaseServerRow } from '@mocks/provider/rows';

const duration = 8000;

/**
 * `POST database_servers/:id/resize` to `new_type`. Throws 422 for an unknown type or one without
 * more RAM. Throws 403 if the account has no database RAM left. Throws 409 during another
 * change, and `insufficient_instance_capacity` by the server's name.
 */
export function resizeDatabaseServer(call: Call, row: DatabaseServerRow): Answer {
  const { world } = call;
  const to = world.database_type.get(textField(call, 'new_type'));
  if (!to) throw unprocessable('Database type is invalid');
  mustBeAtRest(call, row.id);
  const from = world.database_type.need(row.database_server_type);
  if (to.ram <= from.ram) throw unprocessable('Database servers can only be made larger');
  needDatabaseRam(call, scopedAccount(call), to.ram - from.ram);
  const fault = faultOfResize(row.name);
  if (fault) throw fault;
  const change = changeOf(row, 'resize', { touches: [row.account] });
  const args = { id: row.id, type: to.id };
  startTransition(call, change, duration, { what: 'database_server.resize', args });
  return accepted(databaseServerFull(call.view, row));
}

export const finishDatabaseResize: Finish<'database_server.resize'> = (core, { id, type }) => {
  const { database_server: servers } = core.world;
  if (servers.need(id).status !== 'active') return false;
  servers.patch(id, { database_server_type: type, updated_at: nowToTheSecond({ core }) });
  return true;
};
