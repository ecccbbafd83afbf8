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

/** The toast of a call that failed: `about` is what it was done to. */
export function errorToast(error: ApiErrorFacts, about?: string): Omit<Toast, 'id'> {
  const detail = [about, requestWords(error)].filter((words) => words !== undefined).join(', ');
  return { tone: 'error', message: apiErrorWords(error), ...(detail !== '' && { detail }) };
}
