import { lazyPart } from '@/lib/lazy-part';
import { calls } from '../calls/calls-slice';
import { events } from '../events/events-slice';
import { call, queueOf, takeFrom, type Saga } from '../sagas/effects';
import type { attachedSaga } from './attached-saga';

type AttachedSaga = typeof attachedSaga;

/**
 * Announces attached volumes. Its code comes right after the first screen
 * (`build/script-files.ts`): a read that the event starts must not overtake it. Earlier actions
 * wait in a queue.
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
        // The next call or event tries to load it again.
      }
      if (fetched !== undefined) yield* fetched(first, about);
    }
  }

  return { fetch, saga };
}

export const attached = createAttached(
  lazyPart(async () => (await import('./attached-saga')).attachedSaga),
);
