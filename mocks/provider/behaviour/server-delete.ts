import { accepted, type Answer } from '@mocks/provider/answer';
import type { Call } from '@mocks/provider/call';
import type { Core } from '@mocks/provider/core';
import { changeOf, now, runTransition } from '@mocks/provider/changes';
import type { Finish } from '@mocks/provider/jobs';
import { conflict } from '@mocks/provider/refusal';
import { serverFull } from '@mocks/provider/represent/server';
import type { ServerRow } from '@mocks/provider/rows';
import { freeCloudIps } from '@mocks/provider/behaviour/cloud-ip-map';

const duration = 5000;

/** Lets go of what hung on a server, and answers the ids of what changed by it. */
function release(core: Core, row: ServerRow): string[] {
  const { world } = core;
  const touched: string[] = [];
  const deleted_at = now({ core });
  for (const port of world.interface.by('server', row.id)) {
    touched.push(...freeCloudIps(world, port.id));
    world.interface.remove(port.id);
  }
  for (const volume of world.volume.by('server', row.id)) {
    world.volume.patch(
      volume.id,
      volume.delete_with_server
        ? { server: null, status: 'deleted', deleted_at, boot: false }
        : { server: null, status: 'detached', boot: false, updated_at: deleted_at },
    );
    touched.push(volume.id);
  }
  for (const balancer of world.load_balancer.by('account', row.account)) {
    if (!balancer.nodes.includes(row.id)) continue;
    const nodes = balancer.nodes.filter((id) => id !== row.id);
    world.load_balancer.patch(balancer.id, { nodes });
    touched.push(balancer.id);
  }
  return [...touched, ...row.server_groups, row.account];
}

/**
 * `DELETE servers/:id`: `deleting` at once, `deleted` after a while; the record can still be read.
 * Throws 409 for a locked server or one that is going already.
 */
export function deleteServer(call: Call, row: ServerRow): Answer {
  const { core } = call;
  if (row.locked) throw conflict('Unable to delete a locked server');
  if (row.status === 'deleting' || row.status === 'deleted') throw conflict();
  const going = core.world.server.patch(row.id, { status: 'deleting' });
  const change = { ...changeOf(row, 'delete'), actor: call.actor };
  runTransition(core, change, duration, { what: 'server.delete', args: { id: row.id } });
  return accepted(serverFull(call.view, going));
}

export const finishServerDeletion: Finish<'server.delete'> = (core, { id }) => {
  const { server } = core.world;
  const touches = release(core, server.need(id));
  server.patch(id, { status: 'deleted', deleted_at: now({ core }), server_groups: [] });
  return { touches };
};
