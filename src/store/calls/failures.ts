import { type ApiErrorFacts, isSignedOut } from '@/provider/api-error';
import { put, type Saga, select } from '../sagas/effects';
import { toasts } from '../toasts/toasts-slice';
import { errorToast, failedTitle, unknownToast } from './call-messages';
import { isUnsettled, type UnknownEnd } from './call-end';
import { calls, selectCall, selectFailedBefore } from './calls-slice';
import type { CallManager, Entry } from './manager';
import { aboutNow } from './task-name';

export function* notifyFailure(
  entry: Pick<Entry, 'id' | 'request' | 'first'>,
  error: ApiErrorFacts,
  canRetry: boolean,
): Saga {
  const { id, request } = entry;
  // 'Stay logged in?' covers a 401.
  if (request.isWatched === true || isSignedOut(error)) return;
  const again = canRetry ? { action: { label: 'Try again', does: 'retry' } as const } : {};
  const title = failedTitle({ ...request, about: yield* aboutNow(entry) });
  yield* put(toasts.actions.shown({ ...errorToast(error, title), ...again, task: id }));
}

/** Tells that nobody knows how it ended. */
export function* notifyUnknown(
  entry: Pick<Entry, 'id' | 'request' | 'first'>,
  error: ApiErrorFacts,
): Saga {
  const { id, request } = entry;
  if (request.isWatched === true) return;
  const about = yield* aboutNow(entry);
  yield* put(toasts.actions.shown({ ...unknownToast(error, { ...request, about }), task: id }));
}

/** Ends a task whose end nobody knows: nothing of it is kept for another try. */
export function* endUnknown(entry: Entry, end: UnknownEnd): Saga {
  const { error } = end;
  yield* put(calls.actions.endedUnknown({ id: entry.id, error, isUnsettled: isUnsettled(end) }));
  yield* notifyUnknown(entry, error);
}

/** Clears what was told of failed attempts at the same: the next one tells its own end. */
export function* clearFailed({ id }: Entry): Saga {
  for (const { id: key } of yield* select(selectFailedBefore, id)) {
    yield* put(toasts.actions.cleared({ key }));
  }
}

type Failed = CallManager['failed'];

/** What is no longer remembered cannot be tried again: its body goes, and the toast that offers it. */
export function* dropForgotten(failed: Failed): Saga {
  for (const id of failed.keys()) {
    if ((yield* select(selectCall, id)) !== undefined) continue;
    failed.delete(id);
    yield* put(toasts.actions.cleared({ key: id }));
  }
}

/** Ends a task as failed; what may be sent again is kept. */
export function* fail(failed: Failed, entry: Entry, error: ApiErrorFacts, canRetry: boolean): Saga {
  const { id } = entry;
  const { keys, request } = entry;
  const openKeys = (keys ?? { open: request.openKeys }).open ?? [];
  if (canRetry) failed.set(id, { ...entry.remaining(), openKeys });
  yield* put(calls.actions.failed({ id, error, canRetry }));
  yield* notifyFailure(entry, error, canRetry);
  yield* dropForgotten(failed);
}
