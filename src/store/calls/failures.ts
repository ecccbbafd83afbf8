import { type ApiErrorFacts, isSignedOut } from '@/provider/api-error';
import { put, type Saga, select } from '../sagas/effects';
import { toasts } from '../toasts/toasts-slice';
import { errorToast, failedTitle, unknownToast } from './call-messages';
import { isUnsettled, type UnknownEnd } from './call-end';
import { type CallFacts, calls, selectCall, selectCalls } from './calls-slice';
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

/** Ended tasks that can be tried or checked again, with what the store must not hold. */
export type Kept = Pick<CallManager, 'failed' | 'lost'>;

/** Ends a task whose end nobody knows. Keeps its call for a check, and nothing for another try. */
export function* endUnknown(kept: Kept, entry: Entry, end: UnknownEnd): Saga {
  const { id } = entry;
  const { error } = end;
  const isOpen = isUnsettled(end);
  const canCheck = isOpen && entry.lost !== undefined;
  if (canCheck) kept.lost.set(id, entry);
  yield* put(calls.actions.endedUnknown({ id, error, isUnsettled: isOpen, canCheck }));
  yield* notifyUnknown(entry, error);
}

/** Equal for presses of the same: what is done to which record, or made under which name. */
function pressOf({ verb, account, kind, record, about, isWithin }: CallFacts): string {
  // The name of a record may change.
  const name = record === undefined || isWithin === true ? about : undefined;
  return JSON.stringify([verb, account, kind, record, name]);
}

/** Earlier presses of the same. */
function* before(id: string): Saga<readonly CallFacts[]> {
  const own = yield* select(selectCall, id);
  if (own === undefined) return [];
  const press = pressOf(own);
  const all = yield* select(selectCalls);
  return all.filter((call) => call.id !== id && pressOf(call) === press);
}

/** Clears what was told of failed attempts at the same: the next one tells its own end. */
export function* clearFailed({ id }: Entry): Saga {
  for (const { id: key, status } of yield* before(id)) {
    if (status === 'failed') yield* put(toasts.actions.cleared({ key }));
  }
}

/** After a press that was done nobody asks how an earlier one to the same record ended. A form keeps its own note. */
export function* settleEarlier({ id, request }: Entry): Saga {
  if (request.sent !== undefined) return;
  for (const { id: key, isUnsettled: isOpen, record } of yield* before(id)) {
    if (isOpen !== true || record === undefined) continue;
    yield* put(calls.actions.dismissed([key]));
    yield* put(toasts.actions.cleared({ key }));
  }
}

/** Drops the bodies of tasks that are no longer remembered, and the toasts that offer another try. */
export function* dropForgotten({ failed, lost }: Kept): Saga {
  for (const id of [...failed.keys(), ...lost.keys()]) {
    if ((yield* select(selectCall, id)) !== undefined) continue;
    failed.delete(id);
    lost.delete(id);
    yield* put(toasts.actions.cleared({ key: id }));
  }
}

/** Ends a task as failed; what may be sent again is kept. */
export function* fail(kept: Kept, entry: Entry, error: ApiErrorFacts, mayRetry: boolean): Saga {
  const { id } = entry;
  const { keys, request } = entry;
  const openKeys = (keys ?? { open: request.openKeys }).open ?? [];
  const again = mayRetry ? entry.remaining() : undefined;
  const canRetry = again !== undefined;
  if (again !== undefined) kept.failed.set(id, { ...again, openKeys });
  yield* put(calls.actions.failed({ id, error, canRetry }));
  yield* notifyFailure(entry, error, canRetry);
  yield* dropForgotten(kept);
}
