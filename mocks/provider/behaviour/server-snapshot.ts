import { accepted, type Answer } from '@mocks/provider/answer';
import type { Call } from '@mocks/provider/call';
import { conflict } from '@mocks/provider/refusal';
import { serverFull } from '@mocks/provider/represent/server';
import { creatingAccount } from '@mocks/provider/quota';
import type { ImageRow, ServerRow } from '@mocks/provider/rows';
import { bootDisk } from '@mocks/provider/behaviour/boot-disk';

const duration = 8000;

function snapshotOf(call: Call, row: ServerRow): ImageRow {
  const image = call.world.image.need(row.image);
  const now = new Date(call.core.clock.now());
  return {
    ...image,
    id: call.core.newId('image'),
    name: `Snapshot of ${row.id} ${now.toUTCString().slice(5, 22)}`,
    description: row.name,
    status: 'creating',
    locked: false,
    source: row.id,
    source_type: 'snapshot',
    source_trigger: 'manual',
    created_at: now.toISOString(),
    official: false,
    public: false,
    owner: row.account,
    disk_size: 0,
    virtual_size: 0,
    ancestor: image.id,
  };
}

/**
 * `POST servers/:id/snapshot`: answers the server, and names the new image in a `Link` header.
 * Throws 403 for an account that may not create, 409 unless the server is active or inactive and no
 * snapshot of it is being made.
 */
export function snapshotServer(call: Call, row: ServerRow): Answer {
  const { core, world, view } = call;
  creatingAccount(call);
  const settled = row.status === 'active' || row.status === 'inactive';
  const making = world.image.by('source', row.id).some(({ status }) => status === 'creating');
  if (!settled || making) throw conflict();
  const body = serverFull(view, row);
  const image = world.image.put(snapshotOf(call, row));
  const event = {
    account: row.account,
    resource: row.id,
    action: 'server.snapshot',
    user: call.user.id,
    affects: [row.id, image.id],
  };
  core.publish({ ...event, state: 'started' });
  core.later(duration, () => {
    const virtual_size = bootDisk(world, row);
    world.image.patch(image.id, { status: 'available', disk_size: 2048, virtual_size });
    core.publish({ ...event, state: 'completed' });
  });
  const address = `${view.origin}/1.0/images/${image.id}`;
  return accepted(body, { Link: `<${address}>; rel=snapshot` });
}
