import type { Call } from '@/model/call';
import type { ApiErrorFacts } from '@/provider/api-error';

/** A call's failure in the words that the specification has for it (spec 3 §8). */
export function inWords({ failureWords }: Call, error: ApiErrorFacts): ApiErrorFacts {
  if (failureWords === undefined || error.kind === 'cancelled') return error;
  const { words, byStatus } = failureWords;
  const whole = byStatus?.[error.status];
  const messages = whole === undefined ? [words, ...error.messages] : [whole];
  return { ...error, messages, inWords: true };
}

/** A change was done, and what it made of a container could not be read (spec 3 §8). */
export const unreadAfter = (container: string): string =>
  `Error fetching ${container} after update`;
