import { toMebibytes } from '@/lib/sizes';

/** Mebibytes (docs/product/servers.md#creation-time). */
const DEFAULT_DISK = 4096;

const DISK_PER_SECOND = 2048;
const BASE_SECONDS = 10;

/** A late record must not look complete. */
const SLOWED_ABOVE = 0.85;
const HIGHEST = 0.95;

/** Creation times in seconds; a server's depends on its disk. */
export const CREATION_SECONDS = { database_server: 180, load_balancer: 30 } as const;

/** Estimates a server's creation time in seconds; the disk is in bytes. */
export function serverCreationSeconds(disk: number | null | undefined): number {
  const mebibytes = toMebibytes(disk ?? 0);
  return (mebibytes > 0 ? mebibytes : DEFAULT_DISK) / DISK_PER_SECOND + BASE_SECONDS;
}

/** Slows progress above 85 % towards 95 %; the curve has no kink. */
export function slowed(share: number): number {
  if (share <= SLOWED_ABOVE) return Math.max(share, 0);
  const room = HIGHEST - SLOWED_ABOVE;
  return SLOWED_ABOVE + room * (1 - Math.exp((SLOWED_ABOVE - share) / room));
}

export interface Creation {
  readonly progress: number;
  readonly late: boolean;
}

export function creationOf(
  createdAt: string | null | undefined,
  seconds: number,
  now: number,
): Creation {
  const began = createdAt ? Date.parse(createdAt) : 0;
  const share = (now - began) / 1000 / seconds;
  return { progress: slowed(share), late: share > 1 };
}
