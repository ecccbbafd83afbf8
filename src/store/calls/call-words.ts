import type { ApiErrorFacts } from '@/provider/api-error';

/** 'API error' and the messages of the answer, joined with '. ' (spec 1 §8). */
export function apiErrorWords(error: ApiErrorFacts): string {
  return ['API error', ...error.messages].join('. ');
}

/** What support will ask for. */
export function requestWords(error: ApiErrorFacts): string | undefined {
  return error.requestId === undefined ? undefined : `Request ${error.requestId}`;
}
