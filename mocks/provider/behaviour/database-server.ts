import { accepted, ok, type Answer } from '@mocks/provider/answer';
import type { Call, Endpoint } from '@mocks/provider/call';
import { changeOf, nowToTheSecond, publish } from '@mocks/provider/changes';
import { conflict } from '@mocks/provider/refusal';
import { databaseServerFull } from '@mocks/provider/represent/database';
import { on } from '@mocks/provider/resources';
import type { DatabaseServerRow } from '@mocks/provider/rows';
import { freeCloudIps } from '@mocks/provider/behaviour/cloud-ip-map';
import { createDatabaseServer } from '@mocks/provider/behaviour/database-server-create';
import { databaseServerChanges } from '@mocks/provider/behaviour/database-server-fields';

const deletion = 5000;

/** Spec 2 §4: not deleting, deleted, failing or failed. */
const isEditable = ({ status }: DatabaseServerRow): boolean =>
  status === 'creating' || status === 'active';

/** `PUT database_servers/:id`: saved at once. Throws 409 for its state, 422 for a wrong field. */
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
 * `DELETE database_servers/:id`: `deleting` at once, `deleted` after a while, when its cloud IPs are
 * unmapped; its snapshots stay. Throws 409 for one that is locked or going already.
 */
function remove(call: Call, row: DatabaseServerRow): Answer {
  const { core, user, view, world } = call;
  if (row.locked) throw conflict('Unable to delete a locked database server');
  if (row.status === 'deleting' || row.status === 'deleted') throw conflict();
  const going = world.database_server.patch(row.id, {
    status: 'deleting',
    updated_at: nowToTheSecond(call),
  });
  const event = { ...changeOf(row, 'delete'), user: user.id };
  core.publish({ ...event, state: 'started' });
  core.later(deletion, () => {
    const touches = [...freeCloudIps(world, row.id), row.account];
    const now = nowToTheSecond(call);
    world.database_server.patch(row.id, { status: 'deleted', deleted_at: now, updated_at: now });
    core.publish({ ...event, state: 'completed', touches });
  });
  return accepted(databaseServerFull(view, going));
}

/** Everything that can be done to a database server but reading it. */
export const databaseServerEndpoints = {
  'POST database_servers': createDatabaseServer,
  'PUT database_servers/:id': on('database_server', update),
  'DELETE database_servers/:id': on('database_server', remove),
} satisfies Record<string, Endpoint>;
