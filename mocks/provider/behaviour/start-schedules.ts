import type { Core } from '@mocks/provider/core';
import { barOf } from '@mocks/provider/quota';
import type { World } from '@mocks/provider/world';
import {
  canSnapshotDatabase,
  takeDatabaseSnapshot,
} from '@mocks/provider/behaviour/database-snapshot-take';
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

/** A kind of record with scheduled snapshots, and its operations. */
interface Scheduled<Row extends Planned> {
  table: (world: World) => {
    all: () => Row[];
    patch: (id: string, changes: Partial<SnapshotPlan>) => Row;
  };
  can: (core: Core, row: Row) => boolean;
  take: (core: Core, row: Row, order: SnapshotOrder) => unknown;
}

/** Returns a function that makes every due snapshot of a kind. */
function scheduled<Row extends Planned>(kind: Scheduled<Row>): (core: Core) => void {
  /** Makes the due snapshot, unless the record's state or its account prevents it. */
  function run(core: Core, { id, snapshots_schedule }: Row): void {
    const { world, clock } = core;
    const snapshots_schedule_next_at = nextAt(snapshots_schedule, clock.now());
    const row = kind.table(world).patch(id, { snapshots_schedule_next_at });
    if (barOf(world.account.need(row.account)) !== null || !kind.can(core, row)) return;
    kind.take(core, row, { source_trigger: 'schedule', actor: null });
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
    can: canSnapshot,
    take: takeSnapshot,
  }),
  scheduled({
    table: (world) => world.database_server,
    can: canSnapshotDatabase,
    take: takeDatabaseSnapshot,
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
