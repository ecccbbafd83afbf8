/** Waits before each attempt after a loss, in milliseconds (decisions.md). */
export const QUICK_MS = 100;
export const QUICK_ATTEMPTS = 5;
const QUIET_MS: readonly number[] = [1000, 2000, 5000, 10_000, 30_000];

/** How long to wait before the attempt that follows so many failed ones since the loss. */
export function waitBefore(failures: number): number {
  if (failures < QUICK_ATTEMPTS) return QUICK_MS;
  const quiet = Math.min(failures - QUICK_ATTEMPTS, QUIET_MS.length - 1);
  return QUIET_MS[quiet] ?? QUICK_MS;
}
