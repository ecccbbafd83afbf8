import { apiErrorWords, requestWords, stoppedWords } from '@/store/calls/call-words';
import type { CallOutcome } from '@/store/calls/manager';

/** With the request id for support; undefined after success. */
export function failureWords(outcome: CallOutcome): string | undefined {
  if (outcome.ok) return undefined;
  const error = 'error' in outcome ? outcome.error : undefined;
  const stopped = stoppedWords(error, 'done');
  if (stopped !== undefined || error === undefined) return stopped;
  const request = requestWords(error);
  const words = apiErrorWords(error);
  return request === undefined ? words : `${words}. ${request}`;
}
