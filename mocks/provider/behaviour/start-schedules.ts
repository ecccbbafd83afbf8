import type { Core } from '@mocks/provider/core';
import { barOf } from '@mocks/provider/quota';
import type { World } from '@mocks/provider/world';
import { releaseDatabaseSnapshot } from '@mocks/provider/behaviour/database-snapshot';
import {
  canSnapshotDatabase,
  takeDatabaseSnapshot,
} from '@mocks/provider/behaviour/database-snapshot-take';
import { releaseImage } from '@mocks/provider/behaviour/image-delete';
import {
  canSnapshot,
  takeSnapshot,
  type SnapshotOrder,
} from '@mocks/provider/behaviour/server-snapshot';
import { nextAt, type SnapshotPlan } from '@mocks/provider/behaviour/snapshot-plan-fields';

/** Milliseconds: the resolution of a crontab. */
const minute = 60_000;

interface Planned extends SnapshotPlan {
  id: string;
  account: string;
}

interface Snapshot {
  status: string;
  locked: boolean;
  source_trigger: SnapshotOrder['source_trigger'];
  created_at: string;
}

/** A kind of record with scheduled snapshots, and its operations. */
interface Scheduled<Row extends Planned, Made extends Snapshot> {
  table: (world: World) => {
    all: () => Row[];
    get: (id: string) => Row | undefined;
    patch: (id: string, changes: Partial<SnapshotPlan>) => Row;
  };
  snapshotsOf: (world: World, id: string) => Made[];
  can: (core: Core, row: Row) => boolean;
  take: (core: Core, row: Row, order: SnapshotOrder) => unknown;
  release: (core: Core, snapshot: Made, actor: null) => unknown;
}

/** Returns a function that makes every due snapshot of a kind. */
function scheduled<Row extends Planned, Made extends Snapshot>(
  kind: Scheduled<Row, Made>,
): (core: Core) => void {
  /** Deletes the oldest scheduled snapshots beyond the number to keep. Locked ones stay. */
  function prune(core: Core, id: string): void {
    const kept = kind.table(core.world).get(id)?.snapshots_retention ?? null;
    if (kept === null) return;
    const made = kind
      .snapshotsOf(core.world, id)
      .filter(({ source_trigger, status }) => source_trigger !== 'manual' && status === 'available')
      .toSorted((one, other) => other.created_at.localeCompare(one.created_at));
    for (const snapshot of made.slice(Number(kept))) {
      if (!snapshot.locked) kind.release(core, snapshot, null);
    }
  }

  /** Makes the due snapshot, unless the record's state or its account prevents it. */
  function run(core: Core, { id, snapshots_schedule }: Row): void {
    const { world, clock } = core;
    const snapshots_schedule_next_at = nextAt(snapshots_schedule, clock.now());
    const row = kind.table(world).patch(id, { snapshots_schedule_next_at });
    if (barOf(world.account.need(row.account)) !== null || !kind.can(core, row)) return;
    const after = () => prune(core, id);
    kind.take(core, row, { source_trigger: 'schedule', actor: null, after });
  }

  return (core) => {
    const now = core.clock.now();
    for (const row of kind.table(core.world).all()) {
      const due = row.snapshots_schedule_next_at;
      if (due !== null && Date.parse(due) <= now) run(core, row);
    }
  };
}

const kinds = [
  scheduled({
    table: (world) => world.server,
    snapshotsOf: (world, id) => world.image.by('source', id),
    can: canSnapshot,
    take: takeSnapshot,
    release: releaseImage,
  }),
  scheduled({
    table: (world) => world.database_server,
    snapshotsOf: (world, id) => world.database_snapshot.by('source', id),
    can: canSnapshotDatabase,
    take: takeDatabaseSnapshot,
    release: releaseDatabaseSnapshot,
  }),
];

/** Makes scheduled snapshots until the returned function is called. */
export function startSchedules(core: Core): () => void {
  const tick = () => {
    for (const runDue of kinds) runDue(core);
    wait();
  };
  let stop = () => {};
  const wait = () => {
    // Schedules fall due at the beginning of a minute.
    stop = core.clock.after(minute - (core.clock.now() % minute), tick);
  };
  wait();
  return () => stop();
}
