import { fromMebibytes, GIGABYTE, parseGigabytes, toMebibytes } from '@/lib/sizes';
import type { Limits } from '@/model/facts';
import type { Units } from '@/model/fields';
import { storageProblem } from '@/model/volume/block-storage';
import { VOLUME_AT_MAXIMUM } from '@/model/volume/rules';

/** What bounds the size of a volume. Sizes are bytes unless they say otherwise. */
export interface SizeBounds {
  /** GB. */
  readonly limits: Limits['volume'];
  /** Block storage that the account has left; undefined while unknown: then nothing is refused. */
  readonly left: number | undefined;
  /** What the image on it needs. */
  readonly imageMinimum?: number | undefined;
}

/** A size on the wire, in the unit that the deployment speaks; inside it is bytes. */
export function wireSize(bytes: number, { volumeSize }: Units): number {
  return volumeSize === 'MiB' ? toMebibytes(bytes) : bytes;
}

/** Bytes as whole GB that hold them. */
export function gigabytesFor(bytes: number): number {
  return Math.ceil(bytes / GIGABYTE);
}

/** Whole GB as typed, in bytes; undefined when it is none. */
export function sizeFromText(text: string): number | undefined {
  const bytes = parseGigabytes(text);
  return bytes !== undefined && bytes % GIGABYTE === 0 ? bytes : undefined;
}

/** The least that bytes need to be a size in the wire's other unit. */
const SMALLEST_STEP = fromMebibytes(1);

const INVALID = 'Please enter a valid size in GB';

/**
 * The largest size that there can be, in GB: the configured one, or the room if that is less.
 * @param room bytes; undefined while unknown.
 */
export function largestSize(limits: Limits['volume'], room: number | undefined): number {
  const within = room === undefined ? limits.maximum : Math.floor(room / GIGABYTE);
  return Math.min(limits.maximum, within);
}

function between(least: number, most: number): string {
  return `Please enter a valid size between ${String(least)}GB and ${String(most)}GB`;
}

/** What is wrong with the size typed for a new volume (spec 2 §5 "Volume create"), in that order. */
export function newSizeProblem(
  text: string,
  { limits, left, imageMinimum = 0 }: SizeBounds,
): string | undefined {
  const most = largestSize(limits, left);
  const barred = storageProblem(left, limits.minimum * GIGABYTE, 'a new volume');
  if (barred !== undefined) return barred;
  const bytes = sizeFromText(text);
  if (bytes === undefined) return INVALID;
  const gigabytes = bytes / GIGABYTE;
  if (gigabytes < limits.minimum) {
    return `Volumes must be at least ${String(limits.minimum)}GB`;
  }
  if (gigabytes > most) return between(limits.minimum, most);
  return bytes < imageMinimum
    ? `The selected image needs a volume of at least ${String(gigabytesFor(imageMinimum))}GB`
    : undefined;
}

/**
 * What is wrong with the size typed for a volume that is there (spec 2 §5 "Volume resize").
 * @param current its size in bytes.
 */
export function grownSizeProblem(
  text: string,
  current: number,
  { limits, left }: SizeBounds,
): string | undefined {
  if (current >= limits.maximum * GIGABYTE) return VOLUME_AT_MAXIMUM;
  const bytes = sizeFromText(text);
  if (bytes === undefined) return INVALID;
  const least = Math.floor(current / GIGABYTE) + 1;
  if (Math.abs(bytes - current) < SMALLEST_STEP) {
    return `The volume is already ${String(bytes / GIGABYTE)}GB`;
  }
  if (bytes < current) {
    return `Volumes can only be increased in size; volume must be at least ${String(least)}GB`;
  }
  const most = largestSize(limits, left === undefined ? undefined : current + left);
  const barred = storageProblem(left, least * GIGABYTE - current, 'a larger volume');
  if (barred !== undefined) return barred;
  return bytes / GIGABYTE > most ? between(least, most) : undefined;
}
