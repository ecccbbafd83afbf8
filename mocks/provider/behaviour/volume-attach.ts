import { accepted, type Answer } from '@mocks/provider/answer';
import { textField, type Call } from '@mocks/provider/call';
import { faultOfHost } from '@mocks/provider/faults';
import { flagField } from '@mocks/provider/fields';
import type { Finish } from '@mocks/provider/jobs';
import { conflict, unprocessable } from '@mocks/provider/refusal';
import { volumeFull } from '@mocks/provider/represent/server';
import type { ServerRow, VolumeRow } from '@mocks/provider/rows';
import type { World } from '@mocks/provider/world';
import { isGone } from '@mocks/provider/usage';
import { changeOf, nowToTheSecond, startTransition } from '@mocks/provider/changes';
import { needBlockStorageZone } from '@mocks/provider/behaviour/zone-choice';

const duration = 3000;
const mostVolumes = 6;

/** The server in the body, if it can hold a volume of that zone. Throws 409 and 422. */
function hostOf(call: Call, volume: VolumeRow): ServerRow {
  const { world } = call;
  const server = world.server.get(textField(call, 'server'));
  if (server?.account !== volume.account) throw unprocessable('Server is invalid');
  if (isGone(server.status)) throw conflict();
  if (world.server_type.need(server.server_type).storage_type !== 'network') {
    throw unprocessable('Server type does not support block storage volumes');
  }
  if (server.zone !== volume.zone) {
    throw unprocessable('Volume and server must be in the same zone');
  }
  needBlockStorageZone(world.zone.need(volume.zone));
  const fault = faultOfHost(server.name);
  if (fault) throw fault;
  return server;
}

/** The reason that a server has no room for a volume: it is full, or the serial is taken. */
function roomProblem(world: World, volume: VolumeRow, server: string): string | undefined {
  const others = world.volume.by('server', server).filter(({ id }) => id !== volume.id);
  if (others.length >= mostVolumes) return `A server can have at most ${mostVolumes} volumes`;
  return others.some(({ serial }) => serial === volume.serial)
    ? 'Serial is already in use by another volume of the server'
    : undefined;
}

const bootVolumes = (world: World, server: string): readonly string[] =>
  world.volume
    .by('server', server)
    .filter(({ boot }) => boot)
    .map(({ id }) => id);

/** True for a detached volume, or a data volume that becomes its own server's boot volume. */
const canAttach = (volume: VolumeRow, server: ServerRow, boot: boolean): boolean =>
  volume.status === 'detached' ||
  (volume.status === 'attached' && volume.server === server.id && boot && !volume.boot);

/**
 * `POST volumes/:id/attach`. With `boot` it also replaces the server's boot volume. Throws 409 for
 * the state of either, 422 for a server that cannot hold the volume.
 */
export function attachVolume(call: Call, row: VolumeRow): Answer {
  if (row.storage_type === 'local') throw unprocessable('Local volumes cannot be attached');
  const boot = flagField(call, 'boot') ?? false;
  const server = hostOf(call, row);
  if (!canAttach(row, server, boot)) throw conflict('Volume is not detached');
  if (boot && server.status === 'active') {
    throw conflict('The boot volume cannot be changed while the server is active');
  }
  const problem = roomProblem(call.world, row, server.id);
  if (problem !== undefined) throw unprocessable(problem);
  const body = volumeFull(call.view, row);
  const change = changeOf(row, 'attach', {
    affects: [row.id, server.id],
    touches: boot ? bootVolumes(call.world, server.id) : [],
  });
  const args = { id: row.id, server: server.id, boot };
  startTransition(call, change, duration, { what: 'volume.attach', args });
  return accepted(body);
}

export const finishAttaching: Finish<'volume.attach'> = (core, { id, server, boot }) => {
  const { world } = core;
  const { status } = world.server.need(server);
  if (isGone(status) || (boot && status === 'active')) return false;
  // Another volume may have been attached since.
  if (roomProblem(world, world.volume.need(id), server) !== undefined) return false;
  const updated_at = nowToTheSecond({ core });
  for (const other of boot ? bootVolumes(world, server) : []) {
    world.volume.patch(other, { boot: false, updated_at });
  }
  world.volume.patch(id, { status: 'attached', server, boot, updated_at });
  return true;
};

/**
 * `POST volumes/:id/detach`. Throws 409 unless it is an attached data volume of an inactive server.
 * Throws 422 for a local volume.
 */
export function detachVolume(call: Call, row: VolumeRow): Answer {
  const { world } = call;
  if (row.storage_type === 'local') throw unprocessable('Local volumes cannot be detached');
  const server = world.server.get(row.server);
  if (row.status !== 'attached' || !server) throw conflict('Volume is not attached');
  if (row.boot) throw conflict('Boot volumes cannot be detached');
  if (server.status === 'active') {
    throw conflict('Volumes cannot be detached from an active server');
  }
  const body = volumeFull(call.view, row);
  const change = changeOf(row, 'detach', { affects: [row.id, server.id] });
  startTransition(call, change, duration, { what: 'volume.detach', args: { id: row.id } });
  return accepted(body);
}

export const finishDetaching: Finish<'volume.detach'> = (core, { id }) => {
  const { volume } = core.world;
  if (volume.need(id).status !== 'attached') return false;
  volume.patch(id, { status: 'detached', server: null, updated_at: nowToTheSecond({ core }) });
  return true;
};
