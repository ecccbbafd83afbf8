import { vi } from 'vitest';

/**
 * Milliseconds for which what a test expects is waited for: on a busy machine a lazy part, or a cipher, takes longer
 * than the usual second. What comes at once costs none of it.
 */
export const PATIENCE_MS = 60_000;

const { waitFor } = vi;
vi.waitFor = (check, options) =>
  waitFor(check, {
    timeout: PATIENCE_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });
