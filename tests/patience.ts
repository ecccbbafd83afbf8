import { vi } from 'vitest';

/**
 * Longest wait of a test, in ms. A lazy part or a cipher takes over the usual second on a busy
 * machine. Quick results cost nothing.
 */
export const PATIENCE_MS = 60_000;

const { waitFor } = vi;
vi.waitFor = (check, options) =>
  waitFor(check, {
    timeout: PATIENCE_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });
