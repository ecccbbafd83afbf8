import { aboutOf, newestFirst } from '@/model/event/references';
import { events, selectFollowed, type WithEvents } from '@/store/events/events-slice';
import { parseListKey, resources, type WithResources } from '@/store/resources/resources-state';
import { selectShownNames, type WithShown } from '@/store/resources/shown-slice';
import { abortable, put, type Saga, select, takeEvery } from '@/store/sagas/effects';
import { fromContext } from '@/store/context';
import { mergeRows } from '@/store/resources/receive-saga';
import { selectRecords } from '@/store/resources/resources-selectors';
import { eventHistoryQuery, HISTORY_MOST } from './event-history-query';
import { selectKnown, type WithQueries } from './queries-slice';
import { defineQuery, isShownAgain, queryRequest } from './query';

/** Shorter than any wait between two reads without a stream, in ms. */
const FRESH_MS = 20_000;

export const LATEST = 5;

/** Number of events to read: some may have no sentence. */
const AT_ONCE = 4 * LATEST;

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

/** Limit of events unless the history was read: a window may be open for days. */
export const KEPT_EVENTS = 2000;
export const GATHERED = 200;

type State = WithResources & WithQueries & WithShown & WithEvents;

function mostOf(state: State, account: string): number {
  const { status } = selectKnown(state, queryRequest(eventHistoryQuery, { account }));
  return status === 'none' ? KEPT_EVENTS : HISTORY_MOST;
}

function selectOldEvents(state: State): readonly string[] {
  const account = selectFollowed(state);
  if (account === undefined) return [];
  const elsewhere = new Set(
    Object.entries(state.resources.lists).flatMap(([key, { ids }]) => {
      const name = parseListKey(key);
      return name.kind === 'event' && name.account !== account ? ids : [];
    }),
  );
  const own = Object.values(selectRecords(state, 'event')).filter(({ id }) => !elsewhere.has(id));
  const most = mostOf(state, account);
  if (own.length <= most + GATHERED) return [];
  const shown = new Set(selectShownNames(state, account).flatMap(({ id }) => id ?? []));
  const told = new Map<string, number>();
  return own.toSorted(newestFirst).flatMap((event, at) => {
    const about = aboutOf(event).filter((id) => shown.has(id));
    const isTold = about.some((id) => (told.get(id) ?? 0) < AT_ONCE);
    for (const id of about) told.set(id, (told.get(id) ?? 0) + 1);
    return at < most || isTold ? [] : [event.id];
  });
}

function* forgetOld(): Saga {
  const ids = yield* select(selectOldEvents);
  if (ids.length > 0) yield* put(resources.actions.evicted({ kind: 'event', ids }));
}

export function* forgetOldEventsSaga(): Saga {
  yield* takeEvery(events.actions.eventsReceived, forgetOld);
}
