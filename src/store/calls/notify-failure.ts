import type { ApiErrorFacts } from '@/provider/api-error';
import { put, type Saga } from '../sagas/effects';
import { toasts } from '../toasts/toasts-slice';
import { errorToast, failedTitle } from './call-messages';
import type { Entry } from './manager';

/** The key lets a task's newest toast replace the one before. */
export function* notifyFailure(
  { id, request }: Pick<Entry, 'id' | 'request'>,
  error: ApiErrorFacts,
  canRetry: boolean,
): Saga {
  // 'Stay logged in?' covers a 401.
  if (request.isWatched === true || error.status === 401) return;
  const again = canRetry
    ? { action: { label: 'Try again', does: 'retry', call: id } as const }
    : {};
  yield* put(
    toasts.actions.shown({ ...errorToast(error, failedTitle(request)), ...again, key: id }),
  );
}
