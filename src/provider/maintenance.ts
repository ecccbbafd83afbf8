import type { ApiErrorFacts } from './api-error';

/** `error_name` of ours: no source names one (decisions.md). */
const NAME = 'maintenance';

const UNAVAILABLE = 503;

/** A provider that is merely busy asks for less: a read waits that long quietly. */
const BUSY_MS = 5000;

/**
 * Whether the API is closed for a while and says so: by name, or in words with a `Retry-After` of more than
 * a moment. A bare 503 ("Api currently unavailable", wire facts §2) is a failure like any other.
 */
export function isMaintenance(error: Omit<ApiErrorFacts, 'kind'>): boolean {
  const { status, name, messageSource, retryAfterMs = 0 } = error;
  if (status !== UNAVAILABLE) return false;
  return name === NAME || (retryAfterMs > BUSY_MS && messageSource !== 'us');
}
