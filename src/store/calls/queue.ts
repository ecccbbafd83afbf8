import { lazyPart } from '@/lib/lazy-part';
import { call, cancel, put, take, takeEvery, type Saga } from '@/store/sagas/effects';
import { calls } from './calls-slice';
import { fail } from './failures';
import { unsent } from './call-messages';
import type { CallReader } from './lost-answer';
import type { CallManager } from './manager';
import { words } from '@/store/words';

type QueueSaga = (manager: CallManager, reader: CallReader) => Saga;

const { actions } = calls;

function* giveUp(manager: CallManager): Saga {
  const { entries } = manager;
  for (const entry of entries.values()) {
    const { id, first, request, look } = entry;
    entries.delete(id);
    if (first.done === true) continue;
    // A look's call was sent by another window, and its note stays.
    const { nothingSent, couldNotFetch } = words.call;
    const problem = look === undefined ? nothingSent : couldNotFetch;
    const outcome = unsent(first.value.call.kind, problem);
    const canRetry = look === undefined && request.isSecret !== true;
    yield* fail(manager, entry, outcome.error, canRetry);
    if (look !== undefined) manager.dismiss([id]);
    entry.resolve(outcome);
  }
}

export function createQueue(load: () => Promise<QueueSaga>) {
  let fetched: QueueSaga | undefined;

  async function fetch(): Promise<void> {
    fetched ??= await load();
  }

  function* saga(manager: CallManager, reader: CallReader): Saga {
    const { entries } = manager;
    const cancelling = yield* takeEvery(actions.cancelRequested, function* ({ payload: id }) {
      const entry = entries.get(id);
      if (entry === undefined) return;
      entries.delete(id);
      yield* put(actions.cancelled(id));
      entry.resolve({ ok: false, cancelled: true });
    });
    while (fetched === undefined) {
      if (entries.size === 0) yield* take(actions.enqueued);
      try {
        yield* call(fetch);
      } catch {
        yield* giveUp(manager);
      }
    }
    yield* cancel(cancelling);
    yield* fetched(manager, reader);
  }

  return { fetch, saga };
}

export const queue = createQueue(lazyPart(async () => (await import('./calls-saga')).callsSaga));
