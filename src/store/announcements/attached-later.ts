import { lazyPart } from '@/lib/lazy-part';
import { calls } from '../calls/calls-slice';
import { events } from '../events/events-slice';
import { actionChannel, call, takeFrom, type Saga } from '../sagas/effects';

/** What may tell of an attachment: a call of this tab, or events. */
export type AboutAttached =
  | ReturnType<typeof calls.actions.enqueued>
  | ReturnType<typeof events.actions.eventsReceived>;

const load = lazyPart(async () => (await import('./attached-saga')).attachedSaga);

let fetched: Awaited<ReturnType<typeof load>> | undefined;

/** Fetches its code ahead, for what an event tells is soon read. */
export async function fetchAttached(): Promise<void> {
  fetched ??= await load();
}

/** Says that a volume was attached, by code that no start has: it comes at leisure, or with what it is about. */
export function* attachedLater(): Saga {
  const about = yield* actionChannel(calls.actions.enqueued, events.actions.eventsReceived);
  for (;;) {
    const first = yield* takeFrom(about);
    try {
      if (fetched === undefined) yield* call(fetchAttached);
    } catch {
      // The volume's record shows it all the same; the next call or event asks again.
    }
    if (fetched !== undefined) yield* fetched(first, about);
  }
}
