import { accepted, ok, type Answer } from '@mocks/provider/answer';
import type { Call, Endpoint } from '@mocks/provider/call';
import {
  changeOf,
  nowToTheSecond,
  publish,
  runTransition,
  startTransition,
} from '@mocks/provider/changes';
import type { Finish } from '@mocks/provider/jobs';
import { conflict } from '@mocks/provider/refusal';
import { databaseServerFull } from '@mocks/provider/represent/database';
import { on } from '@mocks/provider/resources';
import type { DatabaseServerRow } from '@mocks/provider/rows';
import { freeCloudIps } from '@mocks/provider/behaviour/cloud-ip-map';
import {
  createDatabaseServer,
  newPassword,
} from '@mocks/provider/behaviour/database-server-create';
import { databaseServerChanges } from '@mocks/provider/behaviour/database-server-fields';
import { resizeDatabaseServer } from '@mocks/provider/behaviour/database-server-resize';
import { snapshotDatabase } from '@mocks/provider/behaviour/database-snapshot-take';
import { lock } from '@mocks/provider/behaviour/lock';

/** Milliseconds that each change takes, before scaling. */
const deletion = 5000;
const restart = 6000;
const newPasswordTime = 2000;

/** Serves only an active database server. Throws 409 otherwise. */
const onActive = (act: (call: Call, row: DatabaseServerRow) => Answer): Endpoint =>
  on('database_server', (call, row) => {
    if (row.status !== 'active') throw conflict();
    return act(call, row);
  });

/** docs/product/databases.md#edit */
const isEditable = ({ status }: DatabaseServerRow): boolean =>
  status === 'creating' || status === 'active';

/**
 * `PUT database_servers/:id`: saved at once. Throws 409 for the server's state, 422 for a wrong
 * field.
 */
function update(call: Call, row: DatabaseServerRow): Answer {
  if (!isEditable(row)) throw conflict();
  const changes = databaseServerChanges(call, row.account);
  const saved = call.world.database_server.patch(row.id, {
    ...changes,
    updated_at: nowToTheSecond(call),
  });
  publish(call, changeOf(row, 'update'));
  return ok(databaseServerFull(call.view, saved));
}

/**
 * `DELETE database_servers/:id`: `deleting` at once, later `deleted`, when its cloud IPs are
 * unmapped. Its snapshots stay. Throws 409 if it is locked, or already `deleting` or `deleted`.
 */
function remove(call: Call, row: DatabaseServerRow): Answer {
  const { core, actor, view, world } = call;
  if (row.locked) throw conflict('Unable to delete a locked database server');
  if (row.status === 'deleting' || row.status === 'deleted') throw conflict();
  const going = world.database_server.patch(row.id, {
    status: 'deleting',
    updated_at: nowToTheSecond(call),
  });
  const job = { what: 'database_server.delete', args: { id: row.id } } as const;
  runTransition(core, { ...changeOf(row, 'delete'), actor }, deletion, job);
  return accepted(databaseServerFull(view, going));
}

export const finishDatabaseDeletion: Finish<'database_server.delete'> = (core, { id }) => {
  const { database_server: servers } = core.world;
  const now = nowToTheSecond({ core });
  const freed = freeCloudIps(core.world, id);
  const { account } = servers.patch(id, { status: 'deleted', deleted_at: now, updated_at: now });
  return { touches: [...freed, account] };
};

/** Changes nothing: a restart ends if the database server is still active. */
export const finishDatabaseReset: Finish<'database_server.reset'> = ({ world }, { id }) =>
  world.database_server.need(id).status === 'active';

const resetJob = ({ id }: DatabaseServerRow) =>
  ({ what: 'database_server.reset', args: { id } }) as const;

/** `POST database_servers/:id/reset`: restarts the database. Throws 409 during another change. */
function reset(call: Call, row: DatabaseServerRow): Answer {
  startTransition(call, changeOf(row, 'reset'), restart, resetJob(row));
  return accepted(databaseServerFull(call.view, row));
}

/** `POST database_servers/:id/reset_password`: only this answer has the new password. */
function resetPassword(call: Call, row: DatabaseServerRow): Answer {
  startTransition(call, changeOf(row, 'reset_password'), newPasswordTime, resetJob(row));
  return accepted({ ...databaseServerFull(call.view, row), admin_password: newPassword() });
}

/** All endpoints of a database server except its reads. */
export const databaseServerEndpoints = {
  'POST database_servers': createDatabaseServer,
  'PUT database_servers/:id': on('database_server', update),
  'DELETE database_servers/:id': on('database_server', remove),
  'POST database_servers/:id/snapshot': onActive(snapshotDatabase),
  'POST database_servers/:id/reset': onActive(reset),
  'POST database_servers/:id/reset_password': onActive(resetPassword),
  'POST database_servers/:id/resize': onActive(resizeDatabaseServer),
  'PUT database_servers/:id/lock_resource': onActive(lock('database_server', true)),
  // A database that fails while locked must be unlocked before it can be deleted.
  'PUT database_servers/:id/unlock_resource': lock('database_server', false),
} satisfies Record<string, Endpoint>;
