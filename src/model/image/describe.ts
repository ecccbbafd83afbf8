import { entryOf } from '@/lib/values';
import type { ImageRecord } from '@/model/records/compute';
import type { Records } from '@/model/records/records';

export function isOwnImage(
  image: ImageRecord,
  account: Pick<Records['account'], 'id'> | undefined,
): boolean | undefined {
  if (!image.owner || account === undefined) return undefined;
  return image.owner === account.id;
}

/** True for the official empty image that blank volumes name. */
export function isBlankImage({ name }: Pick<ImageRecord, 'name'>): boolean {
  return name === 'Blank Disk Image';
}

/** 'Snapshot' of a server, or uploaded 'Image'. */
export function imageType({ source_type: type }: ImageRecord): 'Image' | 'Snapshot' | undefined {
  return type && (type === 'snapshot' ? 'Snapshot' : 'Image');
}

const ARCHITECTURES: Readonly<Record<string, string>> = { i686: 'x32', x86_64: 'x64' };

export function archLabel(arch: string | undefined): string | undefined {
  return arch === undefined ? undefined : (entryOf(ARCHITECTURES, arch) ?? arch);
}

export function visibility(image: ImageRecord): 'Public' | 'Private' | undefined {
  if (image.public === undefined) return undefined;
  return image.public ? 'Public' : 'Private';
}

/** The smallest root volume for an image, in bytes; 0 while it is being created. */
export function imageMinimum(image: ImageRecord | undefined): number | undefined {
  return image?.virtual_size ?? image?.disk_size;
}
