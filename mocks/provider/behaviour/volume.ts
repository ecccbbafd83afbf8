import { accepted, type Answer } from '@mocks/provider/answer';
import type { Call, Endpoint } from '@mocks/provider/call';
import type { Finish } from '@mocks/provider/jobs';
import { conflict, unprocessable } from '@mocks/provider/refusal';
import { volumeFull } from '@mocks/provider/represent/server';
import type { VolumeRow } from '@mocks/provider/rows';
import {
  changeOf,
  mustBeAtRest,
  nowToTheSecond,
  publish,
  runTransition,
} from '@mocks/provider/changes';
import { on } from '@mocks/provider/resources';
import { lock } from '@mocks/provider/behaviour/lock';
import { attachVolume, detachVolume } from '@mocks/provider/behaviour/volume-attach';
import { createVolume } from '@mocks/provider/behaviour/volume-create';
import { volumeChanges } from '@mocks/provider/behaviour/volume-fields';
import { copyVolume, resizeVolume } from '@mocks/provider/behaviour/volume-grow';

const deletion = 3000;

/**
 * `PUT volumes/:id`: saved at once, though the status is 202. Throws 409 for a gone volume, and for
 * a new serial unless it is detached. Throws 422 for `delete_with_server` of a local volume or a
 * wrong field.
 */
function updateVolume(call: Call, row: VolumeRow): Answer {
  if (row.status === 'deleted' || row.status === 'deleting') throw conflict();
  const changes = volumeChanges(call, row.id);
  const { serial = row.serial, delete_with_server = row.delete_with_server } = changes;
  if (serial !== row.serial && row.status !== 'detached') {
    throw conflict('Serial can only be changed while the volume is detached');
  }
  if (row.storage_type === 'local' && delete_with_server !== row.delete_with_server) {
    throw unprocessable('Local volumes are always deleted with their server');
  }
  const saved = call.world.volume.patch(row.id, { ...changes, updated_at: nowToTheSecond(call) });
  publish(call, changeOf(row, 'update', { touches: saved.server ? [saved.server] : [] }));
  return accepted(volumeFull(call.view, saved));
}

/**
 * `DELETE volumes/:id`. Throws 409 if it is local, locked, attached, being created or gone
 * (docs/product/volumes.md#delete-state).
 */
function deleteVolume(call: Call, row: VolumeRow): Answer {
  const { core, actor, world } = call;
  if (row.locked) throw conflict('Unable to delete a locked volume');
  if (row.status === 'attached') throw conflict('Volume must be detached before it can be deleted');
  if (row.storage_type === 'local') throw conflict('Local volumes are deleted with their server');
  if (row.status === 'creating' || row.status === 'deleting' || row.status === 'deleted') {
    throw conflict();
  }
  mustBeAtRest(call, row.id);
  const going = world.volume.patch(row.id, {
    status: 'deleting',
    updated_at: nowToTheSecond(call),
  });
  const change = { ...changeOf(row, 'delete', { touches: [row.account] }), actor };
  runTransition(core, change, deletion, { what: 'volume.delete', args: { id: row.id } });
  return accepted(volumeFull(call.view, going));
}

export const finishVolumeDeletion: Finish<'volume.delete'> = (core, { id }) => {
  const now = nowToTheSecond({ core });
  core.world.volume.patch(id, { status: 'deleted', deleted_at: now, updated_at: now });
  return true;
};

/** All endpoints of a volume except its reads. */
export const volumeEndpoints = {
  'POST volumes': createVolume,
  'PUT volumes/:id': on('volume', updateVolume),
  'DELETE volumes/:id': on('volume', deleteVolume),
  'POST volumes/:id/attach': on('volume', attachVolume),
  'POST volumes/:id/detach': on('volume', detachVolume),
  'POST volumes/:id/resize': on('volume', resizeVolume),
  'POST volumes/:id/copy': on('volume', copyVolume),
  'PUT volumes/:id/lock_resource': lock('volume', true),
  'PUT volumes/:id/unlock_resource': lock('volume', false),
} satisfies Record<string, Endpoint>;
