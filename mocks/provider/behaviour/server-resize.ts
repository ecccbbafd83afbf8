import { accepted, type Answer } from '@mocks/provider/answer';
import { scopedAccount, textField, type Call } from '@mocks/provider/call';
import { faultOfResize } from '@mocks/provider/faults';
import type { Finish } from '@mocks/provider/jobs';
import { conflict, unprocessable } from '@mocks/provider/refusal';
import { serverFull } from '@mocks/provider/represent/server';
import type { ServerRow, ServerTypeRow } from '@mocks/provider/rows';
import { needRam } from '@mocks/provider/quota';
import { mebibyte } from '@mocks/provider/units';
import { changeOf, mustBeAtRest, startTransition } from '@mocks/provider/changes';
import { byIdOrHandle } from '@mocks/provider/behaviour/zone-choice';

const duration = 8000;

/** The first start that allows a resize (docs/product/servers.md#resize-age). */
const firstResizable = '2022-04-20';

/** Throws 409 if the server's state or age does not allow the new type. */
function mustBeResizable(row: ServerRow, from: ServerTypeRow, to: ServerTypeRow): void {
  if (row.status !== 'active' && row.status !== 'inactive') throw conflict();
  if (row.started_at !== null && row.started_at < firstResizable) {
    throw conflict('Servers started before 20 April 2022 cannot be resized');
  }
  if (row.status === 'active' && from.ram !== to.ram) {
    throw conflict('The server must be inactive for its memory to change');
  }
}

/**
 * Throws 422 for a type that the server can never have. Another storage type is allowed: no source
 * forbids it. A type with network storage has no disk that could shrink.
 */
function mustFit(call: Call, row: ServerRow, from: ServerTypeRow, to: ServerTypeRow): void {
  if (to.id === from.id) throw unprocessable('The server is of that type already');
  if (to.disk_size < from.disk_size) throw unprocessable('The disk of a server cannot shrink');
  if (to.ram < (call.world.image.get(row.image)?.min_ram ?? 0)) {
    throw unprocessable('The server type has less memory than the image needs');
  }
}

/**
 * `POST servers/:id/resize` to `new_type`, an id or a handle. Throws 409 for the server's state,
 * and `insufficient_instance_capacity` by its name. Throws 422 for a type that does not fit, 403 if
 * the account has no RAM left.
 */
export function resizeServer(call: Call, row: ServerRow): Answer {
  const { world } = call;
  const to = byIdOrHandle(world.server_type.all(), textField(call, 'new_type'));
  if (!to) throw unprocessable('Server type is invalid');
  const from = world.server_type.need(row.server_type);
  mustBeAtRest(call, row.id);
  mustFit(call, row, from, to);
  mustBeResizable(row, from, to);
  needRam(call, scopedAccount(call), to.ram - from.ram);
  const fault = faultOfResize(row.name);
  if (fault) throw fault;
  const body = serverFull(call.view, row);
  const disks = world.volume
    .by('server', row.id)
    .filter((disk) => disk.storage_type === 'local')
    .map(({ id }) => id);
  const change = changeOf(row, 'resize', { touches: [row.account, ...disks] });
  const args = { id: row.id, type: to.id, disks };
  startTransition(call, change, duration, { what: 'server.resize', args });
  return accepted(body);
}

export const finishServerResize: Finish<'server.resize'> = ({ world }, { id, type, disks }) => {
  const { status } = world.server.need(id);
  if (status === 'deleting' || status === 'deleted') return false;
  world.server.patch(id, { server_type: type });
  // Only local disks follow the type. No source describes block storage here, so it stays.
  const size = world.server_type.need(type).disk_size * mebibyte;
  for (const disk of disks) world.volume.patch(disk, { size });
  return true;
};
