import { lazyPart } from '@/lib/lazy-part';
import { calls } from '../calls/calls-slice';
import { events } from '../events/events-slice';
import { call, take, type Saga } from '../sagas/effects';

const load = lazyPart(async () => (await import('./attached-saga')).attachedSaga);

let fetched: Awaited<ReturnType<typeof load>> | undefined;

/** Fetches its code ahead, for what an event tells is soon read. */
export async function fetchAttached(): Promise<void> {
  fetched ??= await load();
}

/**
 * Says that a volume was attached, by code that no start has: it comes at leisure, or with what it is about,
 * and what happens while it comes is told by the volume's own record alone.
 */
export function* attachedLater(): Saga {
  for (;;) {
    const first = yield* take(calls.actions.enqueued, events.actions.eventsReceived);
    try {
      if (fetched === undefined) yield* call(fetchAttached);
    } catch {
      // The next call or event asks for it again.
    }
    if (fetched !== undefined) yield* fetched(first);
  }
}
