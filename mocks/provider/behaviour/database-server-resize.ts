import { accepted, type Answer } from '@mocks/provider/answer';
import { scopedAccount, textField, type Call } from '@mocks/provider/call';
import { changeOf, mustBeAtRest, nowToTheSecond, startTransition } from '@mocks/provider/changes';
import { faultOfResize } from '@mocks/provider/faults';
import { needDatabaseRam } from '@mocks/provider/quota';
import { unprocessable } from '@mocks/provider/refusal';
import { databaseServerFull } from '@mocks/provider/represent/database';
import type { DatabaseServerRow } from '@mocks/provider/rows';

const duration = 8000;

/**
 * `POST database_servers/:id/resize` to `new_type`. Throws 422 for an unknown type or one without
 * more RAM (spec 2 §5). Throws 403 if the account has no database RAM left. Throws 409 during
 * another change, and `insufficient_instance_capacity` by the server's name.
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
  startTransition(call, change, duration, () => {
    if (world.database_server.need(row.id).status !== 'active') return false;
    const updated_at = nowToTheSecond(call);
    world.database_server.patch(row.id, { database_server_type: to.id, updated_at });
    return true;
  });
  return accepted(databaseServerFull(call.view, row));
}
