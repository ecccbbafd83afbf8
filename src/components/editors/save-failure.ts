import { joinMessages } from '@/lib/text';
import type { ApiErrorFacts } from '@/provider/api-error';
import { stoppedWords } from '@/store/calls/call-words';

/** Why a save failed, in words. What was typed is still in the form. */
export interface SaveFailure {
  readonly message: string;
  /** The account in which the ids of the message are. */
  readonly account: string;
  /** To quote to support. */
  readonly requestId: string | undefined;
}

/**
 * @param account the one that it was saved in
 * @param error undefined when the call was withdrawn before an answer
 * @param messages those sentences that are no single field's fault
 */
export function failureOf(
  account: string,
  error: ApiErrorFacts | undefined,
  messages: readonly string[],
): SaveFailure {
  const message = stoppedWords(error, 'saved') ?? joinMessages(messages);
  return { message, account, requestId: error?.requestId };
}
