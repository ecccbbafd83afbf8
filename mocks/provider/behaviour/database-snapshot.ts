import { accepted, ok, type Answer } from '@mocks/provider/answer';
import type { Call, Endpoint } from '@mocks/provider/call';
import { changeOf, nowToTheSecond, publish, runTransition } from '@mocks/provider/changes';
import type { Core } from '@mocks/provider/core';
import { clearableField, sent } from '@mocks/provider/fields';
import type { Finish } from '@mocks/provider/jobs';
import { conflict } from '@mocks/provider/refusal';
import { databaseSnapshot } from '@mocks/provider/represent/database';
import { on } from '@mocks/provider/resources';
import type { DatabaseSnapshotRow } from '@mocks/provider/rows';
import { lock } from '@mocks/provider/behaviour/lock';

const deletion = 4000;

/** Serves only an available snapshot. Throws 409 otherwise. */
const onAvailable = (act: (call: Call, row: DatabaseSnapshotRow) => Answer): Endpoint =>
  on('database_snapshot', (call, row) => {
    if (row.status !== 'available') throw conflict();
    return act(call, row);
  });

/** `PUT database_snapshots/:id`: saved at once. Throws 422 for a wrong field. */
function update(call: Call, row: DatabaseSnapshotRow): Answer {
  const saved = call.world.database_snapshot.patch(row.id, {
    ...sent<Partial<DatabaseSnapshotRow>>({
      name: clearableField(call, 'name') ?? undefined,
      description: clearableField(call, 'description'),
    }),
    updated_at: nowToTheSecond(call),
  });
  publish(call, changeOf(row, 'update'));
  return ok(databaseSnapshot(call.view, saved));
}

/**
 * Deletes a snapshot: `deleting` for a while, then `deleted`. `actor` is null for a background job.
 */
export function releaseDatabaseSnapshot(
  core: Core,
  row: DatabaseSnapshotRow,
  actor: string | null,
): DatabaseSnapshotRow {
  const going = core.world.database_snapshot.patch(row.id, {
    status: 'deleting',
    updated_at: nowToTheSecond({ core }),
  });
  const touches = row.source === null ? [] : [row.source];
  const job = { what: 'database_snapshot.delete', args: { id: row.id } } as const;
  runTransition(core, { ...changeOf(row, 'delete', { touches }), actor }, deletion, job);
  return going;
}

export const finishDatabaseSnapshotDeletion: Finish<'database_snapshot.delete'> = (
  core,
  { id },
) => {
  const now = nowToTheSecond({ core });
  const gone = { status: 'deleted', deleted_at: now, updated_at: now } as const;
  core.world.database_snapshot.patch(id, gone);
  return true;
};

/** `DELETE database_snapshots/:id`. Throws 409 if it is locked, being made or being deleted. */
function remove(call: Call, row: DatabaseSnapshotRow): Answer {
  if (row.locked) throw conflict('Unable to delete a locked database snapshot');
  if (row.status !== 'available' && row.status !== 'failed') throw conflict();
  const going = releaseDatabaseSnapshot(call.core, row, call.actor);
  return accepted(databaseSnapshot(call.view, going));
}

/** All endpoints of a database snapshot except its reads. A database server makes it. */
export const databaseSnapshotEndpoints = {
  'PUT database_snapshots/:id': onAvailable(update),
  'DELETE database_snapshots/:id': on('database_snapshot', remove),
  'PUT database_snapshots/:id/lock_resource': onAvailable(lock('database_snapshot', true)),
  // A snapshot that fails while locked must be unlocked before it can be deleted.
  'PUT database_snapshots/:id/unlock_resource': lock('database_snapshot', false),
} satisfies Record<string, Endpoint>;
