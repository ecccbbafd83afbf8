import { joinMessages } from '@/lib/join-messages';
import type { ApiErrorFacts } from '@/provider/api-error';
import { apiErrorMessage, stoppedMessage } from '@/store/calls/call-messages';
import type { CallOutcome } from '@/store/calls/manager';
import type { NewToast } from '@/store/toasts/toasts-slice';

/** The failure or unknown end of a call in words, with the provider's answer. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly facts: ApiErrorFacts | undefined;
  /** True if it may have been done. */
  readonly isUnknown: boolean;

  /** For the dialog that shows it. */
  get tone() {
    return this.isUnknown ? 'warning' : 'error';
  }

  constructor(words: string, facts?: ApiErrorFacts, isUnknown = false) {
    super(words);
    this.facts = facts;
    this.isUnknown = isUnknown;
  }
}

/** Undefined after success. */
export function failedCall(outcome: CallOutcome): CallFailed | undefined {
  if (outcome.ok) return undefined;
  const error = 'error' in outcome ? outcome.error : undefined;
  const stopped = stoppedMessage(error, 'done');
  if (stopped !== undefined) return new CallFailed(stopped);
  if (error === undefined) return undefined;
  return 'isUnknown' in outcome
    ? new CallFailed(joinMessages(error.messages), error, true)
    : new CallFailed(apiErrorMessage(error), error);
}

/** A toast's detail and cause, below the title of the failed action. */
export const toldBy = ({ message, facts }: CallFailed): Pick<NewToast, 'detail' | 'cause'> => ({
  detail: message,
  ...(facts && { cause: facts }),
});
