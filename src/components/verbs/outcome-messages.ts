import { sentence } from '@/lib/text';
import { apiErrorMessage, requestLabel, stoppedMessage } from '@/store/calls/call-messages';
import type { CallOutcome } from '@/store/calls/manager';

/** With the request id for support; undefined after success. */
export function failureMessage(outcome: CallOutcome): string | undefined {
  if (outcome.ok) return undefined;
  const error = 'error' in outcome ? outcome.error : undefined;
  const stopped = stoppedMessage(error, 'done');
  if (stopped !== undefined || error === undefined) return stopped;
  const request = requestLabel(error);
  const words = apiErrorMessage(error);
  return request === undefined ? words : `${sentence(words)} ${request}`;
}
