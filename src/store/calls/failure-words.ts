import type { Call } from '@/model/call';
import type { ApiErrorFacts } from '@/provider/api-error';

/** Puts a call's failure into the specification's words, if it has any (spec 3 §8). */
export function inWords({ failureWords }: Call, error: ApiErrorFacts): ApiErrorFacts {
  if (failureWords === undefined || error.kind === 'cancelled') return error;
  const { words, byStatus } = failureWords;
  const whole = byStatus?.[error.status];
  const messages = whole === undefined ? [words, ...error.messages] : [whole];
  return { ...error, messages, inWords: true };
}

/** Message if a change was done, but the container could not be read after it (spec 3 §8). */
export const unreadAfter = (container: string): string =>
  `Error fetching ${container} after update`;
