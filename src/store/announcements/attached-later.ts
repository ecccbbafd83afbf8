import { lazyPart } from '@/lib/lazy-part';
import { calls } from '../calls/calls-slice';
import { events } from '../events/events-slice';
import { call, queueOf, takeFrom, type Saga } from '../sagas/effects';
import type { attachedSaga } from './attached-saga';

type AttachedSaga = typeof attachedSaga;

/**
 * Says that a volume was attached, by code that comes after the first screen
 * (`build/script-files.ts`): a read that the event begins is not to overtake it. What is told
 * before waits for it.
 */
export function createAttached(load: () => Promise<AttachedSaga>) {
  let fetched: AttachedSaga | undefined;

  async function fetch(): Promise<void> {
    fetched ??= await load();
  }

  function* saga(): Saga {
    const { enqueued, succeeded, unseen, failed, cancelled } = calls.actions;
    const { eventsReceived } = events.actions;
    const about = yield* queueOf(enqueued, succeeded, unseen, failed, cancelled, eventsReceived);
    for (;;) {
      const first = yield* takeFrom(about);
      try {
        if (fetched === undefined) yield* call(fetch);
      } catch {
        // The next call or event asks for it again.
      }
      if (fetched !== undefined) yield* fetched(first, about);
    }
  }

  return { fetch, saga };
}

/** The announcement of attached volumes. */
export const attached = createAttached(
  lazyPart(async () => (await import('./attached-saga')).attachedSaga),
);
