import { joinMessages } from '@/lib/text';
import type { ApiErrorFacts } from '@/provider/api-error';
import { stoppedWords } from '@/store/calls/call-words';

/** Why a save failed, in words. What was typed is still in the form. */
export interface SaveFailure {
  readonly message: string;
  /** To quote to support. */
  readonly requestId: string | undefined;
}

/**
 * @param error undefined when the call was withdrawn before an answer
 * @param messages those sentences that are no single field's fault
 */
export function failureOf(
  error: ApiErrorFacts | undefined,
  messages: readonly string[],
): SaveFailure {
  const message = stoppedWords(error, 'saved') ?? joinMessages(messages);
  return { message, requestId: error?.requestId };
}
