import type { ApiErrorFacts } from '@/provider/api-error';
import { apiErrorMessage, stoppedMessage } from '@/store/calls/call-messages';
import type { CallOutcome } from '@/store/calls/manager';
import type { NewToast } from '@/store/toasts/toasts-slice';

/** Why a call was not done, in words, with what the provider answered. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly facts: ApiErrorFacts | undefined;

  constructor(words: string, facts?: ApiErrorFacts) {
    super(words);
    this.facts = facts;
  }
}

/** Undefined after success. */
export function failedCall(outcome: CallOutcome): CallFailed | undefined {
  if (outcome.ok) return undefined;
  const error = 'error' in outcome ? outcome.error : undefined;
  const stopped = stoppedMessage(error, 'done');
  if (stopped !== undefined) return new CallFailed(stopped);
  return error && new CallFailed(apiErrorMessage(error), error);
}

/** What a toast tells of it, below what has failed. */
export const toldBy = ({ message, facts }: CallFailed): Pick<NewToast, 'detail' | 'cause'> => ({
  detail: message,
  ...(facts && { cause: facts }),
});
