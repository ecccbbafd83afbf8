import type { LargeObjects } from '@/model/upload/large-objects';
import { isSegmented, type UploadSettings } from '@/model/upload/upload-settings';

/** Bytes of a file from `start` to before `end`. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

function segmentSize(
  size: number,
  { limit, segment }: UploadSettings,
  { mostSegments, smallestSegment }: LargeObjects,
): number | undefined {
  const fits = Math.max(segment, smallestSegment, Math.ceil(size / mostSegments));
  return fits < limit ? fits : undefined;
}

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
