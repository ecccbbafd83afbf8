import type { ApiErrorFacts } from './api-error';

/** Our own `error_name`: no source has one (decisions.md). */
const NAME = 'maintenance';

const UNAVAILABLE = 503;

/** Longest `Retry-After` of a provider that is only busy: a read waits that long quietly. */
const BUSY_MS = 5000;

/**
 * True if the API says that it is closed: by name, or by a message with a long `Retry-After`. A
 * bare 503 ("Api currently unavailable", wire facts §2) is an ordinary failure.
 */
export function isMaintenance(error: Omit<ApiErrorFacts, 'kind'>): boolean {
  const { status, name, messageSource, retryAfterMs = 0 } = error;
  if (status !== UNAVAILABLE) return false;
  return name === NAME || (retryAfterMs > BUSY_MS && messageSource !== 'us');
}
