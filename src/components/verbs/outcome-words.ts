import { apiErrorWords, requestWords } from '@/store/calls/call-words';
import type { CallOutcome } from '@/store/calls/manager';

const WITHDRAWN = 'This was not done: the call was withdrawn';
const EXPIRED = 'Your session ended before this could be done. Sign in again, then try once more';

/** Why a call failed, with the request to quote to support; undefined when it did not. */
export function failureWords(outcome: CallOutcome): string | undefined {
  if (outcome.ok) return undefined;
  if (!('error' in outcome)) return WITHDRAWN;
  if (outcome.error.status === 401) return EXPIRED;
  const request = requestWords(outcome.error);
  const words = apiErrorWords(outcome.error);
  return request === undefined ? words : `${words}. ${request}`;
}
