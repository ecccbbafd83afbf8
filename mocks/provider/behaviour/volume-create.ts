import { created } from '@mocks/provider/answer';
import { textField, type Call, type Endpoint } from '@mocks/provider/call';
import { flagField } from '@mocks/provider/fields';
import type { Finish } from '@mocks/provider/jobs';
import { conflict, unprocessable } from '@mocks/provider/refusal';
import { volumeFull } from '@mocks/provider/represent/server';
import type { AccountRow, VolumeRow } from '@mocks/provider/rows';
import { creatingAccount, needBlockStorage } from '@mocks/provider/quota';
import { mebibyte } from '@mocks/provider/units';
import { isGone } from '@mocks/provider/usage';
import {
  changeOf,
  finishCreation,
  nowToTheSecond,
  runTransition,
  type Change,
} from '@mocks/provider/changes';
import { makers } from '@mocks/provider/worlds/make';
import { usableImage } from '@mocks/provider/behaviour/image-choice';
import {
  filesystemFields,
  sizeField,
  volumeChanges,
} from '@mocks/provider/behaviour/volume-fields';
import { needBlockStorageZone, zoneChoice } from '@mocks/provider/behaviour/zone-choice';

const duration = 5000;

type Origin = Pick<VolumeRow, 'image' | 'source' | 'source_type'>;

/** The origin of an empty volume: the wire shows the blank image. */
const raw: Origin = { image: 'img-blank', source: null, source_type: 'raw' };

function fromImage(call: Call, account: AccountRow, id: string, size: number): Origin {
  const image = usableImage(call.world, account.id, id);
  if (image.virtual_size * mebibyte > size) throw unprocessable('Size is too small for the image');
  return { image: image.id, source: image.id, source_type: 'image' };
}

function fromVolume(call: Call, account: AccountRow, id: string, size: number): Origin {
  const volume = call.world.volume.get(id);
  if (volume?.account !== account.id) throw unprocessable('Source is invalid');
  if (isGone(volume.status) || volume.status === 'creating') throw conflict();
  if (volume.size > size) throw unprocessable('Size is too small for the source');
  return { image: volume.image, source: volume.id, source_type: 'volume' };
}

/** An image, a filesystem type or a source, or none for a raw volume. Throws 422. */
function originOf(call: Call, account: AccountRow, size: number): Origin {
  const given = ['image', 'filesystem_type', 'source'].filter(
    (name) => (call.body[name] ?? null) !== null,
  );
  if (given.length > 1) {
    throw unprocessable('Only one of image, filesystem_type and source can be given');
  }
  const id = textField(call, given[0] ?? '') ?? '';
  if (given[0] === 'image') return fromImage(call, account, id, size);
  if (given[0] === 'source') return fromVolume(call, account, id, size);
  return raw;
}

/** Stores a new volume: `creating` for a while, then `detached`. Publishes its start and end. */
export function makeVolume(call: Call, row: VolumeRow, change: Change, time: number): VolumeRow {
  const { core, actor, world } = call;
  world.volume.put(row);
  const job = { what: 'volume.create', args: { id: row.id } } as const;
  runTransition(core, { ...change, actor }, time, job);
  return row;
}

export const finishVolumeCreation: Finish<'volume.create'> = (core, { id }) =>
  finishCreation(core.world.volume, id, {
    status: 'detached',
    updated_at: nowToTheSecond({ core }),
  });

/**
 * `POST volumes`. `size` is bytes. Throws 403 if the account may not create or has no block storage
 * left. Throws 422 for a wrong field or a zone without block storage.
 */
export const createVolume: Endpoint = (call) => {
  const account = creatingAccount(call);
  const id = call.core.newId('volume');
  const now = nowToTheSecond(call);
  const size = sizeField(call, 'size');
  const zone = zoneChoice(call);
  needBlockStorageZone(zone);
  const row = makers(call.core.clock).volume({
    id,
    account: account.id,
    status: 'creating',
    size,
    zone: zone.id,
    encrypted: flagField(call, 'encrypted') ?? false,
    created_at: now,
    updated_at: now,
    ...originOf(call, account, size),
    ...filesystemFields(call),
    ...volumeChanges(call, id),
  });
  needBlockStorage(call, account, size);
  makeVolume(call, row, changeOf(row, 'create', { touches: [account.id] }), duration);
  return created(202, volumeFull(call.view, row));
};
