import { events } from '../events/events-slice';
import { fromContext } from '../context';
import { mergeRows } from '../resources/receive-saga';
import { abortable } from '../sagas/effects';
import { isSeenAgain } from './is-told';
import { defineQuery } from './query';

/** Shorter than any wait between two reads without a stream, in ms. */
const FRESH_MS = 20_000;

/** How many of a resource's events its page shows. */
export const LATEST = 5;

/** How many are read: some may be such as no sentence tells. */
export const AT_ONCE = 4 * LATEST;

/**
 * Reads the latest events of a resource, to those that are known. What happens from then on the stream
 * tells; after a gap in that they are read again.
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
  staleOn: (action) => events.actions.subscribed.match(action) || isSeenAgain(action),
});
