import { errorFacts } from '@/provider/api-error';
import { fromContext } from '../context';
import { events } from '../events/events-slice';
import { call, fork, put, select, take, type Saga } from '../sagas/effects';
import {
  metrics,
  type MetricsEntry,
  type MetricsPlace,
  selectMetrics,
  selectWatched,
} from './metrics-slice';

const { actions } = metrics;

/** Whether it must be read: it never was, the last try failed, or there is a newer point by now. */
function isDue(entry: MetricsEntry | undefined, now: number): boolean {
  if (entry?.metrics === undefined || entry.status === 'failed') return true;
  return now >= entry.metrics.end + entry.metrics.step;
}

function* read(place: MetricsPlace): Saga {
  const { kiosk } = yield* fromContext('provider');
  yield* put(actions.started(place));
  try {
    const answer = yield* call(() => kiosk.metrics(place.resource, place.range));
    yield* put(actions.loaded({ ...place, metrics: answer }));
  } catch (thrown) {
    yield* put(actions.failed({ ...place, error: errorFacts(thrown) }));
  }
}

/**
 * Reads the metrics of what is on the screen: when it is first shown, when the page comes back and
 * there is something newer, and when somebody asks. Nothing polls.
 */
export function* metricsSaga(): Saga {
  const now = yield* fromContext('now');
  const { watched, reloadWanted } = actions;
  for (;;) {
    const action = yield* take(watched, reloadWanted, events.actions.woke);
    const place = events.actions.woke.match(action) ? yield* select(selectWatched) : action.payload;
    if (place === undefined) continue;
    const entry = yield* select(selectMetrics, place);
    if (entry?.status === 'loading') continue;
    if (reloadWanted.match(action) || isDue(entry, now())) yield* fork(read, place);
  }
}
