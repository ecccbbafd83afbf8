import { entryOf } from '@/lib/values';
import type { Facts, Lookup } from '@/model/facts';
import { kindOfId, parseId, type Id } from '@/model/ids';
import { isBlankImage } from '@/model/image/describe';
import type { ImageRecord, VolumeRecord } from '@/model/records/compute';
import type { Records } from '@/model/records/records';
import { zoneLabel } from '@/model/zone/describe';

export function volumeZone(volume: VolumeRecord, facts: Lookup): string | undefined {
  const server = volume.server ? facts.get('server', volume.server) : undefined;
  const zone = volume.zone ?? server?.zone;
  return zone ? zoneLabel(facts.get('zone', zone)?.handle) : undefined;
}

export function volumesOf(server: Records['server'], facts: Facts): readonly VolumeRecord[] {
  if (server.volumes === undefined) {
    return facts.all('volume').filter((volume) => volume.server === server.id);
  }
  return server.volumes
    .map((id) => facts.get('volume', id))
    .filter((volume) => volume !== undefined);
}

export type VolumeSource =
  | { readonly kind: 'image'; readonly id: Id<'image'> }
  | { readonly kind: 'volume'; readonly id: Id<'volume'> }
  | { readonly kind: 'blank' }
  | { readonly kind: 'unknown' };

/** Returns the source of a volume. Blank volumes still name the "Blank Disk Image". */
export function volumeSource(volume: VolumeRecord): VolumeSource {
  const { source, source_type: type } = volume;
  if (type === 'raw') return { kind: 'blank' };
  const from = type ?? (source ? kindOfId(source) : undefined);
  if (from === 'image') {
    const id = source ? parseId('image', source) : undefined;
    const image = id ?? volume.image;
    return image ? { kind: 'image', id: image } : { kind: 'unknown' };
  }
  const id = from === 'volume' && source ? parseId('volume', source) : undefined;
  return id === undefined ? { kind: 'unknown' } : { kind: 'volume', id };
}

export function volumeSystem(
  volume: VolumeRecord,
  facts: Lookup,
): ImageRecord | 'none' | undefined {
  if (volume.source_type === 'raw') return 'none';
  const image = volume.image ? facts.get('image', volume.image) : undefined;
  return image !== undefined && isBlankImage(image) ? 'none' : image;
}

export function filesystemName(volume: VolumeRecord): string | undefined {
  if (volume.filesystem_type === undefined) return undefined;
  return volume.filesystem_type ?? 'None';
}

const STORAGE: Readonly<Record<string, string>> = { local: 'Local SSD', network: 'Block Storage' };

export function storageLabel({ storage_type: storage }: VolumeRecord): string | undefined {
  return storage === undefined ? undefined : (entryOf(STORAGE, storage) ?? storage);
}
