import { joinMessages } from '@/lib/text';
import type { ApiErrorFacts } from '@/provider/api-error';
import type { Toast } from '../toasts/toasts-slice';

/** 'API error' and the messages of the answer, joined with '. ' (spec 1 §8). */
export function apiErrorWords(error: ApiErrorFacts): string {
  return ['API error', ...error.messages].join('. ');
}

/** What support will ask for. */
export function requestWords(error: ApiErrorFacts): string | undefined {
  return error.requestId === undefined ? undefined : `Request ${error.requestId}`;
}

/** What the provider said, with the request to quote to support. */
export function errorWords(error: ApiErrorFacts): string {
  return joinMessages([...error.messages, requestWords(error) ?? '']);
}

/** Why a call came to nothing without the provider's having judged it. */
const STOPPED = {
  done: {
    withdrawn: 'This was not done: the call was withdrawn',
    expired: 'Your session ended before this could be done. Sign in again, then try once more',
  },
  saved: {
    withdrawn: 'This was not saved: the call was withdrawn.',
    expired: 'Your session ended before this could be saved. Sign in again, then save once more.',
  },
} as const;

/**
 * The words for a call that was withdrawn or met the end of the session; undefined for any other
 * failure, which has words of its own.
 * @param error undefined when the call was withdrawn before an answer
 * @param what what was not: an editor's changes are saved, anything else is done
 */
export function stoppedWords(
  error: ApiErrorFacts | undefined,
  what: keyof typeof STOPPED,
): string | undefined {
  if (error === undefined) return STOPPED[what].withdrawn;
  return error.status === 401 ? STOPPED[what].expired : undefined;
}

/** A call's answer was lost, and what it was to change is read again. */
export const LOOKING = 'Looking whether it was done';

/** The toast of a call that failed: `about` is what it was done to. */
export function errorToast(error: ApiErrorFacts, about?: string): Omit<Toast, 'id'> {
  const detail = [about, requestWords(error)].filter((words) => words !== undefined).join(', ');
  return { tone: 'error', message: apiErrorWords(error), ...(detail !== '' && { detail }) };
}
