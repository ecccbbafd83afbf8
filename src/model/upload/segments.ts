import { fieldOf } from '@/lib/values';
import { isSegmented, type UploadSettings } from './upload-settings';

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

/** Returns the container for segments of large objects, named as Swift's own client does. */
export const segmentsContainer = (container: string): string => `${container}_segments`;

interface Segmented {
  readonly object: string;
  readonly size: number;
  /** Time of the file's last change, in ms since the epoch. */
  readonly changed: number;
}

/**
 * Returns the prefix of the names of a file's segments (python-swiftclient's scheme). A retry of
 * the same file finds those that have arrived. Segments of another file never match.
 */
export function segmentsPrefix(
  { object, size, changed }: Segmented,
  [first]: readonly Part[],
): string {
  const seconds = (changed / 1000).toFixed(6);
  return `${object}/slo/${seconds}/${String(size)}/${String(first?.end ?? size)}/`;
}

const DIGITS = 8;

export const segmentName = (prefix: string, index: number): string =>
  prefix + String(index).padStart(DIGITS, '0');

export function segmentNames(file: Segmented, parts: readonly Part[]): readonly string[] {
  const prefix = segmentsPrefix(file, parts);
  return parts.length > 1 ? parts.map((_, index) => segmentName(prefix, index)) : [];
}

/** Lists the entries of a manifest: each segment with its MD5 and size, which Swift compares. */
export function manifestOf(
  container: string,
  prefix: string,
  parts: readonly Part[],
  sums: readonly string[],
): readonly object[] {
  return parts.map(({ start, end }, index) => ({
    path: `/${segmentsContainer(container)}/${segmentName(prefix, index)}`,
    etag: sums[index],
    size_bytes: end - start,
  }));
}

export interface Arrived {
  readonly name: string;
  readonly bytes: number;
  readonly hash: string;
}

export function arrivedParts(
  prefix: string,
  parts: readonly Part[],
  arrived: readonly Arrived[],
): readonly (Arrived | undefined)[] {
  const known = new Map(arrived.map((row) => [row.name, row]));
  return parts.map(({ start, end }, index) => {
    const row = known.get(segmentName(prefix, index));
    return row?.bytes === end - start ? row : undefined;
  });
}
