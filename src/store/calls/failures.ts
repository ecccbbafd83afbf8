import { isWithin } from '@/model/call';
import { shortTitle } from '@/model/title';
import { type ApiErrorFacts, isSignedOut } from '@/provider/api-error';
import { selectRecord } from '@/store/resources/resources-selectors';
import { put, type Saga, select } from '@/store/sagas/effects';
import { toasts } from '@/store/toasts/toasts-slice';
import {
  errorToast,
  failedTitle,
  isUnsettled,
  type UnknownEnd,
  unknownToast,
} from './call-messages';
import { type CallFacts, calls, selectCall, selectCalls } from './calls-slice';
import type { CallManager, Entry } from './manager';
import { words } from '@/store/words';

export function* aboutNow({
  request,
  first,
}: Pick<Entry, 'request' | 'first'>): Saga<string | undefined> {
  const { about } = request;
  if (about === undefined || first.done === true) return about;
  if (isWithin(first.value.call)) return about;
  const { kind, id } = first.value.call;
  const record = id === undefined ? undefined : yield* select(selectRecord, kind, id);
  return record === undefined ? about : shortTitle(record);
}

export function* notifyFailure(
  entry: Pick<Entry, 'id' | 'request' | 'first'>,
  error: ApiErrorFacts,
  canRetry: boolean,
): Saga {
  const { id, request } = entry;
  // 'Stay logged in?' covers a 401.
  if (request.isWatched === true || isSignedOut(error)) return;
  const again = canRetry ? { action: { label: words.call.tryAgain, does: 'retry' } as const } : {};
  const title = failedTitle({ ...request, about: yield* aboutNow(entry) });
  yield* put(toasts.actions.shown({ ...errorToast(error, title), ...again, task: id }));
}

export function* notifyUnknown(
  entry: Pick<Entry, 'id' | 'request' | 'first'>,
  error: ApiErrorFacts,
): Saga {
  const { id, request } = entry;
  if (request.isWatched === true) return;
  const about = yield* aboutNow(entry);
  yield* put(toasts.actions.shown({ ...unknownToast(error, { ...request, about }), task: id }));
}

export type Kept = Pick<CallManager, 'failed' | 'lost'>;

/** Ends a task with an unknown end. Keeps its call for a check, but not for another try. */
export function* endUnknown(kept: Kept, entry: Entry, end: UnknownEnd): Saga {
  const { id } = entry;
  const { error } = end;
  const isOpen = isUnsettled(end);
  const canCheck = isOpen && entry.lost !== undefined;
  if (canCheck) kept.lost.set(id, entry);
  yield* put(calls.actions.endedUnknown({ id, error, isUnsettled: isOpen, canCheck }));
  yield* notifyUnknown(entry, error);
}

/** Key of a press: equal if the same is done to the same record, or made with the same name. */
function pressOf({ verb, account, kind, record, about, isWithin }: CallFacts): string {
  // The name of a record may change.
  const name = record === undefined || isWithin === true ? about : undefined;
  return JSON.stringify([verb, account, kind, record, name]);
}

function* before(id: string): Saga<readonly CallFacts[]> {
  const own = yield* select(selectCall, id);
  if (own === undefined) return [];
  const press = pressOf(own);
  const all = yield* select(selectCalls);
  return all.filter((call) => call.id !== id && pressOf(call) === press);
}

export function* clearFailed({ id }: Entry): Saga {
  for (const { id: key, status } of yield* before(id)) {
    if (status === 'failed') yield* put(toasts.actions.cleared({ key }));
  }
}

/**
 * Dismisses earlier equal presses with an unknown end: once a press is done, theirs no longer
 * matters. A form keeps its own note.
 */
export function* settleEarlier({ id, request }: Entry): Saga {
  if (request.sent !== undefined) return;
  for (const { id: key, isUnsettled: isOpen, record } of yield* before(id)) {
    if (isOpen !== true || record === undefined) continue;
    yield* put(calls.actions.dismissed([key]));
    yield* put(toasts.actions.cleared({ key }));
  }
}

export function* dropForgotten({ failed, lost }: Kept): Saga {
  for (const id of [...failed.keys(), ...lost.keys()]) {
    if ((yield* select(selectCall, id)) !== undefined) continue;
    failed.delete(id);
    lost.delete(id);
    yield* put(toasts.actions.cleared({ key: id }));
  }
}

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
