import type { LargeObjects } from '@/model/upload/large-objects';
import { isSegmented, type UploadSettings } from '@/model/upload/upload-settings';

/** The bytes from `start` to before `end` of a file. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** Bytes of each segment of a file; undefined where there would be too many of them, or too large ones. */
function segmentSize(
  size: number,
  { limit, segment }: UploadSettings,
  { mostSegments, smallestSegment }: LargeObjects,
): number | undefined {
  const fits = Math.max(segment, smallestSegment, Math.ceil(size / mostSegments));
  return fits < limit ? fits : undefined;
}

/** How a file is sent: as it is, or by segments. Undefined for one that is too large (spec 3 §5). */
export function partsOf(
  size: number,
  settings: UploadSettings,
  large: LargeObjects | undefined,
): readonly Part[] | undefined {
  const each =
    large && isSegmented(size, settings) ? segmentSize(size, settings, large) : undefined;
  if (each === undefined) return size < settings.limit ? [{ start: 0, end: size }] : undefined;
  return Array.from({ length: Math.ceil(size / each) }, (_, index) => ({
    start: index * each,
    end: Math.min(size, (index + 1) * each),
  }));
}
