import type { Provider } from '@/provider/provider';
import { fromContext } from '../context';
import { mergeRows } from '../resources/receive-saga';
import { resources } from '../resources/resources-actions';
import { selectList } from '../resources/resources-selectors';
import { unreadableRows } from '../resources/resources-state';
import { abortable, put, type Saga, select } from '../sagas/effects';
import { defineQuery } from './query';

/** Events in one answer. */
const AT_ONCE = 1000;

/** No more than so many are kept: each filter goes through all of them. */
export const HISTORY_MOST = 10_000;

/** What has been read of an account's past. */
export interface EventHistory {
  /** One that was known when it was read. While the list of events has it, nothing is missing since. */
  readonly since: string | undefined;
  /** Whether there may be older ones still. */
  readonly isCut: boolean;
  /** Ids of those that could not be read. */
  readonly dropped: readonly (string | undefined)[];
}

function* readOlder({ rest }: Provider, account: string): Saga<EventHistory> {
  const name = { kind: 'event', account } as const;
  const now = yield* fromContext('steadyNow');
  const dropped: (string | undefined)[] = [];
  const { ids } = yield* select(selectList, name.kind, account);
  const [since] = ids;
  for (let offset = ids.length; offset < HISTORY_MOST;) {
    const readAt = now();
    const part = { limit: AT_ONCE, offset };
    const rows = yield* abortable((signal) => rest.list('event', { account, part, signal }));
    if (rows.length === 0) return { since, isCut: false, dropped };
    const received = yield* mergeRows(name, rows, readAt);
    dropped.push(...unreadableRows(received).map(({ id }) => id));
    yield* put(resources.actions.joined({ ...name, ids: received.ids }));
    offset += rows.length;
  }
  return { since, isCut: true, dropped };
}

/** Reads the events that are older than the newest, page by page, into the list of events. */
export const eventHistoryQuery = defineQuery({
  name: 'event-history',
  key: ({ account }: { account: string }) => account,
  read: (provider, { account }) => readOlder(provider, account),
  isFresh: () => true,
});
