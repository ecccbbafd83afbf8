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

/** A part that was read. */
export interface ReadPart extends Part {
  /** In hexadecimal digits, as Swift writes it. */
  readonly md5: string;
}

/** What a manifest is made of: each segment with its checksum and size, which Swift compares. */
export function manifestOf(
  container: string,
  prefix: string,
  parts: readonly ReadPart[],
): readonly object[] {
  return parts.map(({ start, end, md5 }, index) => ({
    path: `/${segmentsContainer(container)}/${segmentName(prefix, index)}`,
    etag: md5,
    size_bytes: end - start,
  }));
}

/** A row of the segments' listing. */
export interface Arrived {
  readonly name: string;
  readonly bytes: number;
  readonly hash: string;
}

/** Which parts have yet to be sent, by index: those that did not arrive, or not as they are. */
export function missingParts(
  prefix: string,
  parts: readonly ReadPart[],
  arrived: readonly Arrived[],
): readonly number[] {
  const known = new Map(arrived.map((row) => [row.name, row]));
  return [...parts.keys()].filter((index) => {
    const part = parts[index];
    const row = known.get(segmentName(prefix, index));
    return part === undefined || row?.hash !== part.md5 || row.bytes !== part.end - part.start;
  });
}
