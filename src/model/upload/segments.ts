import type { Part } from '@/model/upload/parts';

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
