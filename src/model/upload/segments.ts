import type { Part } from '@/model/upload/parts';

/** Where the segments of a container's large objects are, as Swift's own client has it. */
export const segmentsContainer = (container: string): string => `${container}_segments`;

interface Segmented {
  readonly object: string;
  readonly size: number;
  /** When the file was last changed, in milliseconds since the epoch. */
  readonly changed: number;
}

/**
 * What the names of a file's segments begin with (python-swiftclient's scheme): another try for the same
 * file finds those that have arrived, and another file's are never taken for them.
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

/** Of a file that is sent as one there are none. */
export function segmentNames(file: Segmented, parts: readonly Part[]): readonly string[] {
  const prefix = segmentsPrefix(file, parts);
  return parts.length > 1 ? parts.map((_, index) => segmentName(prefix, index)) : [];
}

/** What a manifest is made of: each segment with its MD5 and size, which Swift compares. */
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

/** A row of the segments' listing. */
export interface Arrived {
  readonly name: string;
  readonly bytes: number;
  readonly hash: string;
}

/** By index of a file's parts what storage says that it has of them: those of another size are not they. */
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
