import type { Core } from '@mocks/provider/core';
import { nextTime } from '@mocks/provider/crontab';
import { barOf } from '@mocks/provider/quota';
import type { ServerRow } from '@mocks/provider/rows';
import { releaseImage } from '@mocks/provider/behaviour/image-delete';
import { canSnapshot, takeSnapshot } from '@mocks/provider/behaviour/server-snapshot';

/** A crontab counts minutes. */
const minute = 60_000;

/** Lets the oldest scheduled snapshots go that are more than the server keeps; a locked one stays. */
function prune(core: Core, server: string): void {
  const { world } = core;
  const kept = world.server.get(server)?.snapshots_retention ?? null;
  if (kept === null) return;
  const scheduled = world.image
    .by('source', server)
    .filter((image) => image.source_trigger !== 'manual' && image.status === 'available')
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at));
  for (const image of scheduled.slice(Number(kept))) {
    if (!image.locked) releaseImage(core, image, null);
  }
}

/** The snapshot that a server's schedule is due to make, unless its state or account bars it. */
function run(core: Core, row: ServerRow): void {
  const { world, clock } = core;
  const next = nextTime(row.snapshots_schedule ?? '', clock.now());
  const server = world.server.patch(row.id, {
    snapshots_schedule_next_at: next === null ? null : new Date(next).toISOString(),
  });
  if (barOf(world.account.need(row.account)) !== null || !canSnapshot(core, server)) return;
  takeSnapshot(core, server, {
    source_trigger: 'schedule',
    user: null,
    after: () => prune(core, server.id),
  });
}

/** From now on makes the snapshots that servers' schedules name, until the answer is called. */
export function startSchedules(core: Core): () => void {
  const tick = () => {
    const now = core.clock.now();
    for (const row of core.world.server.all()) {
      const due = row.snapshots_schedule_next_at;
      if (due !== null && Date.parse(due) <= now) run(core, row);
    }
    wait();
  };
  let stop = () => {};
  const wait = () => {
    // The beginning of the next minute, where schedules fall due.
    stop = core.clock.after(minute - (core.clock.now() % minute), tick);
  };
  wait();
  return () => stop();
}
