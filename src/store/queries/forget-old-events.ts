import { newestFirst } from '@/model/event/newest-first';
import { aboutOf } from '@/model/event/references';
import { events, selectFollowed, type WithEvents } from '../events/events-slice';
import { resources } from '../resources/resources-actions';
import { selectRecords } from '../resources/resources-selectors';
import { parseListKey, type WithResources } from '../resources/resources-state';
import { selectShownNames, type WithShown } from '../resources/shown-slice';
import { put, select, takeEvery, type Saga } from '../sagas/effects';
import { eventHistoryQuery, HISTORY_MOST } from './event-history-query';
import { selectKnown, type WithQueries } from './queries-slice';
import { queryRequest } from './query';
import { AT_ONCE } from './resource-events-query';

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
