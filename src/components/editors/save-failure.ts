import type { ApiErrorFacts } from '@/provider/api-error';
import { joinMessages } from '@/lib/text';

/** Why a save failed, in words. What was typed is still in the form. */
export interface SaveFailure {
  readonly message: string;
  /** To quote to support. */
  readonly requestId: string | undefined;
}

const EXPIRED =
  'Your session ended before this could be saved. Sign in again, then save once more.';
const WITHDRAWN = 'This was not saved: the call was withdrawn.';

/**
 * @param error undefined when the call was withdrawn before an answer
 * @param messages those sentences that are no single field's fault
 */
export function failureOf(
  error: ApiErrorFacts | undefined,
  messages: readonly string[],
): SaveFailure {
  if (error === undefined) return { message: WITHDRAWN, requestId: undefined };
  const message = error.status === 401 ? EXPIRED : joinMessages(messages);
  return { message, requestId: error.requestId };
}
