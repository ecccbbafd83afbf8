import { lazyPart } from '@/lib/lazy-part';
import { calls } from '../calls/calls-slice';
import { events } from '../events/events-slice';
import { call, take, type Saga } from '../sagas/effects';
import type { attachedSaga } from './attached-saga';

type AttachedSaga = typeof attachedSaga;

/**
 * Says that a volume was attached, by code that no start has: it comes with what it is
 * about, and what happens while it comes is told by the volume's own record alone.
 */
function createAttached(load: () => Promise<AttachedSaga>) {
  let fetched: AttachedSaga | undefined;

  async function fetch(): Promise<void> {
    fetched ??= await load();
  }

  function* saga(): Saga {
    for (;;) {
      const first = yield* take(calls.actions.enqueued, events.actions.eventsReceived);
      try {
        if (fetched === undefined) yield* call(fetch);
      } catch {
        // The next call or event asks for it again.
      }
      if (fetched !== undefined) yield* fetched(first);
    }
  }

  return { fetch, saga };
}

/** The announcement of attached volumes. */
export const attached = createAttached(
  lazyPart(async () => (await import('./attached-saga')).attachedSaga),
);
