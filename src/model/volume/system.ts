import type { Lookup } from '@/model/facts';
import { isBlankImage } from '@/model/image/describe';
import type { ImageRecord } from '@/model/image/record';
import type { VolumeRecord } from '@/model/volume/record';

/**
 * The image whose system is on a volume: the one it was made from, or that the volume was made from
 * of which it is a copy. `none` for a blank one, undefined while it isn't known.
 */
export function volumeSystem(
  volume: VolumeRecord,
  facts: Lookup,
): ImageRecord | 'none' | undefined {
  if (volume.source_type === 'raw') return 'none';
  const image = volume.image ? facts.get('image', volume.image) : undefined;
  return image !== undefined && isBlankImage(image) ? 'none' : image;
}
