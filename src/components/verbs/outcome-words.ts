import { apiErrorWords, requestWords, stoppedWords } from '@/store/calls/call-words';
import type { CallOutcome } from '@/store/calls/manager';

/** Why a call failed, with the request to quote to support; undefined when it did not. */
export function failureWords(outcome: CallOutcome): string | undefined {
  if (outcome.ok) return undefined;
  const error = 'error' in outcome ? outcome.error : undefined;
  const stopped = stoppedWords(error, 'done');
  if (stopped !== undefined || error === undefined) return stopped;
  const request = requestWords(error);
  const words = apiErrorWords(error);
  return request === undefined ? words : `${words}. ${request}`;
}
