import { fieldOf } from '@/lib/field-of';

/** Limits of static large objects (`GET /info`): segments that a manifest joins under one name. */
export interface LargeObjects {
  readonly mostSegments: number;
  readonly smallestSegment: number;
}

const count = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : otherwise;

/** Swift's own setting, for storage that does not report one. */
const MOST_SEGMENTS = 1000;

export function readLargeObjects(info: unknown): LargeObjects | undefined {
  const slo = fieldOf(info, 'slo');
  if (typeof slo !== 'object' || slo === null) return undefined;
  return {
    mostSegments: count(fieldOf(slo, 'max_manifest_segments'), MOST_SEGMENTS),
    smallestSegment: count(fieldOf(slo, 'min_segment_size'), 1),
  };
}
