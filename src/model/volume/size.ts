import { fromMebibytes, GIGABYTE, parseGigabytes, toMebibytes } from '@/lib/sizes';
import type { Limits } from '@/model/facts';
import type { Units } from '@/model/records/fields';
import { storageProblem } from '@/model/volume/block-storage';
import { VOLUME_AT_MAXIMUM } from '@/model/volume/rules';

/** Bounds of a volume's size, in bytes unless noted. */
export interface SizeBounds {
  /** GB. */
  readonly limits: Limits['volume'];
  /** Undefined refuses nothing. */
  readonly left: number | undefined;
  readonly imageMinimum?: number | undefined;
}

export function wireSize(bytes: number, { volumeSize }: Units): number {
  return volumeSize === 'MiB' ? toMebibytes(bytes) : bytes;
}

export function gigabytesFor(bytes: number): number {
  return Math.ceil(bytes / GIGABYTE);
}

/** Parses whole GB into bytes. */
export function sizeFromText(text: string): number | undefined {
  const bytes = parseGigabytes(text);
  return bytes !== undefined && bytes % GIGABYTE === 0 ? bytes : undefined;
}

const SMALLEST_STEP = fromMebibytes(1);

const INVALID = 'Please enter a valid size in GB';

/** Returns the largest allowed size in GB; `room` is bytes. */
export function largestSize(limits: Limits['volume'], room: number | undefined): number {
  const within = room === undefined ? limits.maximum : Math.floor(room / GIGABYTE);
  return Math.min(limits.maximum, within);
}

function between(least: number, most: number): string {
  return `Please enter a valid size between ${String(least)}GB and ${String(most)}GB`;
}

export function newSizeProblem(
  text: string,
  { limits, left, imageMinimum = 0 }: SizeBounds,
): string | undefined {
  const most = largestSize(limits, left);
  const problem = storageProblem(left, limits.minimum * GIGABYTE, 'a new volume');
  if (problem !== undefined) return problem;
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
  const problem = storageProblem(left, least * GIGABYTE - current, 'a larger volume');
  if (problem !== undefined) return problem;
  return bytes / GIGABYTE > most ? between(least, most) : undefined;
}
