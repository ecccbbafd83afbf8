import { beforeEach, expect, test, vi } from 'vitest';
import { events } from '@/store/events/events-slice';
import { eventHistoryQuery } from '@/store/queries/event-history-query';
import { GATHERED, KEPT_EVENTS } from '@/store/queries/resource-events-query';
import { queries } from '@/store/queries/queries-slice';
import { queryRequest } from '@/store/queries/query';
import { resources } from '@/store/resources/resources-state';
import {
  selectList,
  selectRecord,
  selectRecordStatus,
} from '@/store/resources/resources-selectors';
import { shown } from '@/store/resources/shown-slice';
import { ACCOUNT, openPanel, settled } from '../panel';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

const name = { kind: 'event', account: ACCOUNT } as const;
const MANY = KEPT_EVENTS + GATHERED;
const idOf = (number: number) => `evt-${String(number).padStart(5, '0')}`;

/** The later its number, the later it happened. */
const event = (number: number, resource = 'srv-aaaaa') => ({
  id: idOf(number),
  resource_type: 'event',
  action: 'server.start',
  created_at: new Date(number * 1000).toISOString(),
  resource: { id: resource, resource_type: 'server' },
  affects: [],
});

/** Events of these numbers, the newest first, as a list answers. */
const upTo = (end: number, from = 0) =>
  Array.from({ length: end - from }, (_, index) => event(end - 1 - index));

/** Opens the list of events with these first, and a way to send more. */
async function open(first: readonly object[]) {
  const panel = openPanel();
  const { fake, store } = panel;
  fake.lists.set('event', first);
  store.dispatch(events.actions.accountEntered(ACCOUNT));
  store.dispatch(resources.actions.listRequested(name));
  await settled(10);
  fake.status('subscribed');
  await settled(10);
  const arrive = async (from: number, to: number) => {
    for (let number = from; number < to; number += 1) fake.stream().options.onEvent(event(number));
    await settled(1000);
  };
  const ids = () => selectList(store.getState(), 'event', ACCOUNT).ids;
  return { ...panel, arrive, ids };
}

test('a window that stays open keeps the newest events alone', async () => {
  const { store, arrive, ids } = await open(upTo(MANY));
  expect(ids()).toHaveLength(MANY);
  await arrive(MANY, MANY + 1);
  expect(ids()).toHaveLength(KEPT_EVENTS);
  expect(ids()).toContain(idOf(MANY));
  expect(ids()).not.toContain(idOf(GATHERED));
  expect(selectRecord(store.getState(), 'event', idOf(0))).toBeUndefined();
  // Nobody has found it gone.
  expect(selectRecordStatus(store.getState(), 'event', idOf(0)).status).toBe('none');
  expect(selectRecord(store.getState(), 'event', idOf(GATHERED + 1))).toBeDefined();
});

test('what a page on the screen tells of stays', async () => {
  const old = [event(1, 'srv-shown'), event(0, 'srv-other')];
  const { store, arrive } = await open([...upTo(MANY, 2), ...old]);
  const names = [{ kind: 'server', account: ACCOUNT, id: 'srv-shown' }] as const;
  store.dispatch(shown.actions.changed({ names, by: 1 }));
  await arrive(MANY, MANY + 1);
  expect(selectRecord(store.getState(), 'event', idOf(1))).toBeDefined();
  expect(selectRecord(store.getState(), 'event', idOf(0))).toBeUndefined();
});

test('where the past was read, it stays as far as it was read', async () => {
  const { store, arrive, ids } = await open(upTo(MANY));
  const request = queryRequest(eventHistoryQuery, { account: ACCOUNT });
  store.dispatch(queries.actions.subscribed(request));
  await settled(10);
  await arrive(MANY, MANY + 1);
  expect(ids()).toHaveLength(MANY + 1);
});

test('the events of another account stay', async () => {
  const { store, arrive } = await open(upTo(MANY, 1));
  const other = { kind: 'event', account: 'acc-bbbbb' } as const;
  store.dispatch(
    resources.actions.rowsReceived({ ...other, rows: [event(0)], readAt: performance.now() }),
  );
  await arrive(MANY, MANY + 2);
  expect(selectRecord(store.getState(), 'event', idOf(1))).toBeUndefined();
  expect(selectList(store.getState(), 'event', 'acc-bbbbb').ids).toEqual([idOf(0)]);
  expect(selectRecord(store.getState(), 'event', idOf(0))).toBeDefined();
});
