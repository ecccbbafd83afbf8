import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { joinMessages } from '@/lib/text';
import type { ApiErrorFacts } from '@/provider/api-error';
import { apiErrorMessage, stoppedMessage } from '@/store/calls/call-messages';
import type { CallOutcome } from '@/store/calls/manager';
import type { NewToast } from '@/store/toasts/toasts-slice';

export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly facts: ApiErrorFacts | undefined;
  readonly isUnknown: boolean;

  get tone() {
    return this.isUnknown ? 'warning' : 'error';
  }

  constructor(words: string, facts?: ApiErrorFacts, isUnknown = false) {
    super(words);
    this.facts = facts;
    this.isUnknown = isUnknown;
  }
}

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

export const toldBy = ({ message, facts }: CallFailed): Pick<NewToast, 'detail' | 'cause'> => ({
  detail: message,
  ...(facts && { cause: facts }),
});

/**
 * Tools for a failed call. `what` names the action in words; `maybe` replaces it if it may have
 * been done.
 */
export const callFailedTools = (what: string, maybe = what) =>
  function Tools(thrown: unknown) {
    if (!(thrown instanceof CallFailed) || thrown.facts === undefined) return undefined;
    return <FailureToolsLater what={thrown.isUnknown ? maybe : what} error={thrown.facts} />;
  };
