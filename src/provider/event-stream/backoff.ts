/** Waits before each attempt, in milliseconds (decisions.md). */
const QUICK_MS = 100;
export const QUICK_ATTEMPTS = 5;
const QUIET_MS: readonly number[] = [1000, 2000, 5000, 10_000, 30_000];

/** The loss itself is the first failure. */
export function backoffDelay(failures: number): number {
  if (failures <= QUICK_ATTEMPTS) return QUICK_MS;
  const quiet = Math.min(failures - QUICK_ATTEMPTS, QUIET_MS.length);
  return QUIET_MS[quiet - 1] ?? QUICK_MS;
}
