import { accepted, created, type Answer } from '@mocks/provider/answer';
import type { Call } from '@mocks/provider/call';
import { wholeField } from '@mocks/provider/fields';
import type { Finish } from '@mocks/provider/jobs';
import { conflict, unprocessable } from '@mocks/provider/refusal';
import { volumeFull } from '@mocks/provider/represent/server';
import type { VolumeRow } from '@mocks/provider/rows';
import { creatingAccount, needBlockStorage } from '@mocks/provider/quota';
import { isGone } from '@mocks/provider/usage';
import { changeOf, nowToTheSecond, startTransition } from '@mocks/provider/changes';
import { makeVolume } from '@mocks/provider/behaviour/volume-create';
import { sizeField, volumeChanges } from '@mocks/provider/behaviour/volume-fields';
import { needBlockStorageZone } from '@mocks/provider/behaviour/zone-choice';

const resizeDuration = 3000;
const copyDuration = 10_000;

/**
 * `POST volumes/:id/resize`. `from` and `to` are bytes. Throws 409 if `from` is stale, 422 unless
 * the volume grows within its limits. Throws 403 if the account has no block storage left.
 */
export function resizeVolume(call: Call, row: VolumeRow): Answer {
  if (row.storage_type === 'local') throw unprocessable('Local volumes cannot be resized');
  if (row.status !== 'attached' && row.status !== 'detached') throw conflict();
  if (wholeField(call, 'from') !== row.size) {
    throw conflict('The size of the volume has changed meanwhile');
  }
  const size = sizeField(call, 'to');
  if (size <= row.size) throw unprocessable('Volumes can only be increased in size');
  needBlockStorage(call, creatingAccount(call), size - row.size);
  const body = volumeFull(call.view, row);
  const touches = [row.account, ...(row.server ? [row.server] : [])];
  const change = changeOf(row, 'resize', { touches });
  const args = { id: row.id, size };
  startTransition(call, change, resizeDuration, { what: 'volume.resize', args });
  return accepted(body);
}

export const finishVolumeResize: Finish<'volume.resize'> = (core, { id, size }) => {
  const { volume } = core.world;
  if (isGone(volume.need(id).status)) return false;
  volume.patch(id, { size, updated_at: nowToTheSecond({ core }) });
  return true;
};

/**
 * `POST volumes/:id/copy`: answers the new volume. Throws 409 if the volume is being created or is
 * gone. Throws 403 if the account has no block storage left.
 */
export function copyVolume(call: Call, row: VolumeRow): Answer {
  const account = creatingAccount(call);
  if (isGone(row.status) || row.status === 'creating') throw conflict();
  needBlockStorageZone(call.world.zone.need(row.zone));
  const id = call.core.newId('volume');
  const now = nowToTheSecond(call);
  const copy: VolumeRow = {
    ...row,
    id,
    name: `Copy of ${row.id}${row.name ? ` (${row.name})` : ''}`,
    serial: id,
    status: 'creating',
    storage_type: 'network',
    source: row.id,
    source_type: 'volume',
    server: null,
    boot: false,
    locked: false,
    delete_with_server: false,
    created_at: now,
    updated_at: now,
    ...volumeChanges(call, id),
  };
  needBlockStorage(call, account, row.size);
  const change = changeOf(row, 'copy', { affects: [row.id, id], touches: [row.account] });
  makeVolume(call, copy, change, copyDuration);
  return created(202, volumeFull(call.view, copy));
}
