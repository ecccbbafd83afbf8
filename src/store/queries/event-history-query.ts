import type { Provider } from '@/provider/provider';
import { fromContext } from '@/store/context';
import { mergeRows } from '@/store/resources/receive-saga';
import { resources, unreadableRows } from '@/store/resources/resources-state';
import { selectList } from '@/store/resources/resources-selectors';
import { abortable, put, type Saga, select } from '@/store/sagas/effects';
import { defineQuery } from './query';

const AT_ONCE = 1000;

/** Limit of kept events: each filter goes through all of them. */
export const HISTORY_MOST = 10_000;

export interface EventHistory {
  /** An event known at the read. While the list of events has it, nothing is missing since. */
  readonly since: string | undefined;
  readonly isCut: boolean;
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

export const eventHistoryQuery = defineQuery({
  name: 'event-history',
  key: ({ account }: { account: string }) => account,
  read: (provider, { account }) => readOlder(provider, account),
  isFresh: () => true,
});
