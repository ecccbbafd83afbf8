import { accepted, type Answer } from '@mocks/provider/answer';
import type { Call } from '@mocks/provider/call';
import { changeOf, nowToTheSecond, runTransition } from '@mocks/provider/changes';
import type { Core } from '@mocks/provider/core';
import { faultOfSnapshot } from '@mocks/provider/faults';
import type { Finish } from '@mocks/provider/jobs';
import { creatingAccount } from '@mocks/provider/quota';
import { conflict } from '@mocks/provider/refusal';
import { databaseServerFull } from '@mocks/provider/represent/database';
import type { DatabaseServerRow, DatabaseSnapshotRow } from '@mocks/provider/rows';
import { makers } from '@mocks/provider/worlds/make';
import { releaseDatabaseSnapshot } from '@mocks/provider/behaviour/database-snapshot';
import { pruneSnapshots } from '@mocks/provider/behaviour/prune-snapshots';
import type { SnapshotOrder } from '@mocks/provider/behaviour/server-snapshot';

const duration = 8000;
/** True if a snapshot can be made: the database is active and no other snapshot is being made. */
export function canSnapshotDatabase({ world }: Core, row: DatabaseServerRow): boolean {
  const snapshots = world.database_snapshot.by('source', row.id);
  return row.status === 'active' && snapshots.every(({ status }) => status !== 'creating');
}

/** MiB of the partition of a database. */
const sizeOf = ({ world }: Core, row: DatabaseServerRow): number =>
  world.database_type.need(row.database_server_type).disk_size;

/**
 * Makes a snapshot: `creating`, then `available`, or `failed` by the database's name. The caller
 * checks `canSnapshotDatabase`.
 */
export function takeDatabaseSnapshot(
  core: Core,
  row: DatabaseServerRow,
  { source_trigger, actor }: SnapshotOrder,
): DatabaseSnapshotRow {
  const now = nowToTheSecond({ core });
  const snapshot = core.world.database_snapshot.put(
    makers(core.clock).databaseSnapshot({
      id: core.newId('database_snapshot'),
      account: row.account,
      name: `Snapshot of ${row.id}`,
      status: 'creating',
      database_engine: row.database_engine,
      database_version: row.database_version,
      source: row.id,
      source_trigger,
      size: 0,
      created_at: now,
      updated_at: now,
    }),
  );
  const change = changeOf(row, 'snapshot', { affects: [row.id, snapshot.id] });
  const args = { id: row.id, snapshot: snapshot.id };
  runTransition(core, { ...change, actor }, duration, { what: 'database_server.snapshot', args });
  return snapshot;
}

export const finishDatabaseSnapshot: Finish<'database_server.snapshot'> = (core, args) => {
  const { database_server: servers, database_snapshot: snapshots } = core.world;
  const row = servers.need(args.id);
  const made = snapshots.patch(args.snapshot, {
    ...(faultOfSnapshot(row.name)
      ? { status: 'failed' }
      : { status: 'available', size: sizeOf(core, row) }),
    updated_at: nowToTheSecond({ core }),
  });
  if (made.source_trigger === 'schedule') {
    const all = snapshots.by('source', row.id);
    pruneSnapshots(row, all, (old) => releaseDatabaseSnapshot(core, old, null));
  }
  return true;
};

/**
 * `POST database_servers/:id/snapshot`: answers the server, with the new snapshot in a `Link`
 * header. Throws 403 if the account may not create. Throws 409 unless the server is active and no
 * other snapshot is being made.
 */
export function snapshotDatabase(call: Call, row: DatabaseServerRow): Answer {
  const { core, actor, view } = call;
  creatingAccount(call);
  if (!canSnapshotDatabase(core, row)) throw conflict();
  const { id } = takeDatabaseSnapshot(core, row, { source_trigger: 'manual', actor });
  const address = `${view.origin}/1.0/database_snapshots/${id}`;
  return accepted(databaseServerFull(view, row), { Link: `<${address}>; rel=snapshot` });
}
