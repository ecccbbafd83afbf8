import type { Lookup } from '@/model/facts';
import { isBlankImage } from '@/model/image/describe';
import type { ImageRecord } from '@/model/image/record';
import type { VolumeRecord } from '@/model/volume/record';

/** Finds the image that is on a volume: `none` if blank, undefined if unknown. */
export function volumeSystem(
  volume: VolumeRecord,
  facts: Lookup,
): ImageRecord | 'none' | undefined {
  if (volume.source_type === 'raw') return 'none';
  const image = volume.image ? facts.get('image', volume.image) : undefined;
  return image !== undefined && isBlankImage(image) ? 'none' : image;
}
