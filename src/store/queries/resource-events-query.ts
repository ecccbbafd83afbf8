import { events } from '../events/events-slice';
import { fromContext } from '../context';
import { mergeRows } from '../resources/receive-saga';
import { abortable } from '../sagas/effects';
import { isShownAgain } from './is-shown';
import { defineQuery } from './query';

/** Shorter than any wait between two reads without a stream, in ms. */
const FRESH_MS = 20_000;

export const LATEST = 5;

/** Number of events to read: some may have no sentence. */
export const AT_ONCE = 4 * LATEST;

/**
 * Reads the latest events of a resource and merges them with the known ones. The stream reports
 * later events; after a gap in the stream they are read again.
 */
export const resourceEventsQuery = defineQuery({
  name: 'resource-events',
  key: ({ resource }: { account: string; resource: string }) => resource,
  *read({ rest }, { account, resource }) {
    const now = yield* fromContext('steadyNow');
    const readAt = now();
    const part = { limit: AT_ONCE, resource };
    const rows = yield* abortable((signal) => rest.list('event', { account, part, signal }));
    const { dropped } = yield* mergeRows({ kind: 'event', account }, rows, readAt);
    // An event without a readable resource or action is not shown either.
    return { isPartly: dropped.length > 0 };
  },
  isFresh: ({ readAt }, now) => now - readAt <= FRESH_MS,
  staleOn: (action) => events.actions.subscribed.match(action) || isShownAgain(action),
});
