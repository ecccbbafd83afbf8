import type { Call } from '@mocks/provider/call';
import { conflict, unprocessable } from '@mocks/provider/refusal';
import type { AccountRow, ImageRow, ServerTypeRow, VolumeRow } from '@mocks/provider/rows';
import { mebibyte, volumeLimits } from '@mocks/provider/units';
import { usableImage } from '@mocks/provider/behaviour/image-choice';
import { withinLimits } from '@mocks/provider/behaviour/volume-fields';

/** The boot source of a new server. */
export interface ServerSource {
  image: ImageRow;
  /** A detached volume to boot from, or null to make a disk from the image. */
  volume: VolumeRow | null;
  /** Bytes of the new disk on network storage. */
  size: number;
}

/** The single entry of `volumes`. Throws 422 for more or fewer. */
function entryOf(volumes: unknown): Readonly<Record<string, unknown>> {
  const given: readonly unknown[] = Array.isArray(volumes) ? volumes : [];
  const [entry, ...others] = given;
  if (typeof entry !== 'object' || entry === null || others.length > 0) {
    throw unprocessable('Volumes must be a list of one volume');
  }
  return { ...entry };
}

function fromVolume(call: Call, account: AccountRow, id: unknown): ServerSource {
  const { world } = call;
  const volume = typeof id === 'string' ? world.volume.get(id) : undefined;
  if (volume?.account !== account.id) throw unprocessable('Volume is invalid');
  if (volume.status !== 'detached') throw conflict('Volume is not detached');
  return { image: world.image.need(volume.image ?? 'img-blank'), volume, size: 0 };
}

function fromImage(call: Call, account: AccountRow, id: unknown, asked: unknown): ServerSource {
  if (id === undefined) throw unprocessable("Image can't be blank");
  const image = usableImage(call.world, account.id, id);
  const least = image.virtual_size * mebibyte;
  if (asked === undefined) {
    return { image, volume: null, size: Math.max(volumeLimits.minimum, least) };
  }
  if (typeof asked !== 'number' || !Number.isSafeInteger(asked)) {
    throw unprocessable('Size must be a whole number');
  }
  const size = withinLimits(asked);
  if (size < least) throw unprocessable('Size is too small for the image');
  return { image, volume: null, size };
}

/**
 * Reads `image`, or `volumes` as `[{"volume"}]` or `[{"image", "size"}]`, with the size in bytes.
 * Throws 422 for both or neither and for unknown ones. Throws 422 for volumes with a local storage
 * type, 409 for a volume in use.
 */
export function sourceOf(call: Call, account: AccountRow, type: ServerTypeRow): ServerSource {
  const { image, volumes } = call.body;
  if (volumes === undefined || volumes === null) {
    return fromImage(call, account, image ?? undefined, undefined);
  }
  if ((image ?? null) !== null) throw unprocessable('Only one of image and volumes can be given');
  if (type.storage_type !== 'network') {
    throw unprocessable('Volumes need a server type with network storage');
  }
  const entry = entryOf(volumes);
  if ('volume' in entry) return fromVolume(call, account, entry['volume']);
  return fromImage(call, account, entry['image'], entry['size']);
}
