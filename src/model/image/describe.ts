import type { Records } from '@/model/records';
import type { ImageRecord } from '@/model/image/record';

/** Whether an image belongs to this account; undefined while either is unknown (spec 2 §4). */
export function isOwnImage(
  image: ImageRecord,
  account: Pick<Records['account'], 'id'> | undefined,
): boolean | undefined {
  if (!image.owner || account === undefined) return undefined;
  return image.owner === account.id;
}

/** Whether an image holds nothing: the official one that blank volumes name on the wire. */
export function isBlankImage({ name }: Pick<ImageRecord, 'name'>): boolean {
  return name === 'Blank Disk Image';
}

/** 'Snapshot' of a server, or 'Image' that was uploaded (spec 2 §2); undefined while unknown. */
export function imageType({ source_type: type }: ImageRecord): 'Image' | 'Snapshot' | undefined {
  return type && (type === 'snapshot' ? 'Snapshot' : 'Image');
}

const ARCHITECTURES: Readonly<Record<string, string>> = { i686: 'x32', x86_64: 'x64' };

/** 'x32' or 'x64' (spec 2 §2); a newer architecture by its own word. */
export function archLabel(arch: string | undefined): string | undefined {
  return arch === undefined ? undefined : (ARCHITECTURES[arch] ?? arch);
}

/** 'Manual' or 'Scheduled': the wire says `schedule` or `scheduled`. */
export function triggerLabel(image: ImageRecord): string | undefined {
  if (image.source_trigger === undefined) return undefined;
  return image.source_trigger === 'manual' ? 'Manual' : 'Scheduled';
}

/** Who sees an image. */
export function visibility(image: ImageRecord): 'Public' | 'Private' | undefined {
  if (image.public === undefined) return undefined;
  return image.public ? 'Public' : 'Private';
}

/**
 * What a new root volume needs to hold an image, in bytes: its virtual size, else what it takes as a
 * file. Undefined while unknown; 0 for an image that is still being made.
 */
export function imageMinimum(image: ImageRecord | undefined): number | undefined {
  return image?.virtual_size ?? image?.disk_size;
}
