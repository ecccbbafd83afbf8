import { toMebibytes } from '@/lib/sizes';

/** Spec 2 §4: a disk of 0 or none counts as this many mebibytes. */
const DEFAULT_DISK = 4096;

const DISK_PER_SECOND = 2048;
const BASE_SECONDS = 10;

/** Above this share the rest is slowed, so that a late server never seems done. */
const SLOWED_ABOVE = 0.85;
const HIGHEST = 0.95;

/** How long making a server is expected to take, in seconds. The disk is bytes. */
export function expectedSeconds(disk: number | null | undefined): number {
  const mebibytes = toMebibytes(disk ?? 0);
  return (mebibytes > 0 ? mebibytes : DEFAULT_DISK) / DISK_PER_SECOND + BASE_SECONDS;
}

/**
 * Slows progress above 85 %, ever nearer to its cap of 95 % (spec 2 §4): the curve leaves the
 * straight line without a kink.
 */
export function slowed(share: number): number {
  if (share <= SLOWED_ABOVE) return Math.max(share, 0);
  const room = HIGHEST - SLOWED_ABOVE;
  return SLOWED_ABOVE + room * (1 - Math.exp((SLOWED_ABOVE - share) / room));
}

/** How far the making of a server has come. */
export interface Creation {
  /** From 0 to 0.95. */
  readonly progress: number;
  /** It has taken longer than it was expected to. */
  readonly late: boolean;
}

/**
 * How far the making of a server has come.
 * @param createdAt ISO 8601; counted from here, whenever the page was opened. None is the epoch.
 * @param disk the disk of its type in bytes; 0 for network storage.
 * @param now milliseconds since the epoch.
 */
export function creationOf(
  createdAt: string | null | undefined,
  disk: number | null | undefined,
  now: number,
): Creation {
  const began = createdAt ? Date.parse(createdAt) : 0;
  const share = (now - began) / 1000 / expectedSeconds(disk);
  return { progress: slowed(share), late: share > 1 };
}
