import { accepted, type Answer } from '@mocks/provider/answer';
import type { Call } from '@mocks/provider/call';
import type { Core } from '@mocks/provider/core';
import { changeOf, runTransition } from '@mocks/provider/changes';
import type { Finish } from '@mocks/provider/jobs';
import { conflict } from '@mocks/provider/refusal';
import { serverFull } from '@mocks/provider/represent/server';
import { creatingAccount } from '@mocks/provider/quota';
import type { ImageRow, ServerRow } from '@mocks/provider/rows';
import { bootDisk } from '@mocks/provider/behaviour/boot-disk';
import { releaseImage } from '@mocks/provider/behaviour/image-delete';
import { pruneSnapshots } from '@mocks/provider/behaviour/prune-snapshots';

const duration = 8000;

/** A request for a snapshot. `actor` is the id of a user or an API client, null for a schedule. */
export interface SnapshotOrder {
  source_trigger: ImageRow['source_trigger'];
  actor: string | null;
}

function snapshotOf(core: Core, row: ServerRow, { source_trigger }: SnapshotOrder): ImageRow {
  const image = core.world.image.need(row.image);
  const now = new Date(core.clock.now());
  return {
    ...image,
    id: core.newId('image'),
    name: `Snapshot of ${row.id} ${now.toUTCString().slice(5, 22)}`,
    description: row.name,
    status: 'creating',
    locked: false,
    source: row.id,
    source_type: 'snapshot',
    source_trigger,
    created_at: now.toISOString(),
    official: false,
    public: false,
    owner: row.account,
    disk_size: 0,
    virtual_size: 0,
    ancestor: image.id,
  };
}

/** True if a snapshot can be made: the server is active or inactive, and no other is being made. */
export function canSnapshot({ world }: Core, row: ServerRow): boolean {
  const settled = row.status === 'active' || row.status === 'inactive';
  return settled && world.image.by('source', row.id).every(({ status }) => status !== 'creating');
}

/** Makes a snapshot: `creating` for a while, then `available`. The caller checks `canSnapshot`. */
export function takeSnapshot(core: Core, row: ServerRow, order: SnapshotOrder): ImageRow {
  const image = core.world.image.put(snapshotOf(core, row, order));
  const change = changeOf(row, 'snapshot', { affects: [row.id, image.id] });
  const args = { id: row.id, image: image.id };
  runTransition(core, { ...change, actor: order.actor }, duration, {
    what: 'server.snapshot',
    args,
  });
  return image;
}

export const finishServerSnapshot: Finish<'server.snapshot'> = (core, { id, image }) => {
  const { world } = core;
  const row = world.server.need(id);
  const virtual_size = bootDisk(world, row);
  const made = world.image.patch(image, { status: 'available', disk_size: 2048, virtual_size });
  if (made.source_trigger === 'schedule') {
    pruneSnapshots(row, world.image.by('source', id), (old) => releaseImage(core, old, null));
  }
  return true;
};

/**
 * `POST servers/:id/snapshot`: answers the server, with the new image in a `Link` header. Throws
 * 403 if the account may not create. Throws 409 unless the server is active or inactive and no
 * other snapshot is being made.
 */
export function snapshotServer(call: Call, row: ServerRow): Answer {
  const { core, view } = call;
  creatingAccount(call);
  if (!canSnapshot(core, row)) throw conflict();
  const body = serverFull(view, row);
  const image = takeSnapshot(core, row, { source_trigger: 'manual', actor: call.actor });
  const address = `${view.origin}/1.0/images/${image.id}`;
  return accepted(body, { Link: `<${address}>; rel=snapshot` });
}
