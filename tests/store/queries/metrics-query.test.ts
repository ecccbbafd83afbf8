import { beforeEach, expect, test, vi } from 'vitest';
import type { MetricsRange } from '@/model/metrics/ranges';
import { events } from '@/store/events/events-slice';
import { metricsQuery } from '@/store/queries/metrics-query';
import { queries, selectKnown } from '@/store/queries/queries-slice';
import { queryRequest } from '@/store/queries/query';
import { session } from '@/store/session/session-slice';
import { openPanel, refusal, settled } from '../panel';

const { subscribed, unsubscribed, refreshRequested } = queries.actions;
const { resumed } = events.actions;

const of = (range: MetricsRange) => queryRequest(metricsQuery, { resource: 'srv-aaaaa', range });
const hour = of('HOURS_1');
const day = of('HOURS_24');
const HOUR = 'metrics srv-aaaaa HOURS_1';

beforeEach(() => {
  vi.useFakeTimers();
});

test('what is shown is read once, each range by itself', async () => {
  const { fake, store } = openPanel();
  expect(selectKnown(store.getState(), hour)).toMatchObject({ status: 'none' });
  store.dispatch(subscribed(hour));
  store.dispatch(subscribed(hour));
  expect(selectKnown(store.getState(), hour)).toMatchObject({ status: 'loading' });
  await settled();
  store.dispatch(subscribed(day));
  await settled();
  store.dispatch(subscribed(hour));
  await settled();
  expect(fake.count(HOUR)).toBe(1);
  expect(fake.count('metrics srv-aaaaa HOURS_24')).toBe(1);
  expect(selectKnown(store.getState(), hour)).toMatchObject({
    status: 'loaded',
    data: { step: 60_000 },
  });
});

test('once there is a newer point it is read again, and what is known stays meanwhile', async () => {
  const { fake, store } = openPanel();
  store.dispatch(subscribed(hour));
  await settled(59_000);
  store.dispatch(subscribed(hour));
  await settled(1000);
  expect(fake.count(HOUR)).toBe(1);
  store.dispatch(subscribed(hour));
  expect(selectKnown(store.getState(), hour)).toMatchObject({
    status: 'refreshing',
    data: { step: 60_000 },
  });
  await settled();
  expect(fake.count(HOUR)).toBe(2);
});

test('nothing polls; a page that comes back reads what it shows, one that shows none nothing', async () => {
  const { fake, store } = openPanel();
  store.dispatch(subscribed(hour));
  await settled(600_000);
  expect(fake.count(HOUR)).toBe(1);
  store.dispatch(resumed({ awayMs: 1000 }));
  await settled();
  expect(fake.count(HOUR)).toBe(2);
  store.dispatch(resumed({ awayMs: 1000 }));
  await settled(600_000);
  expect(fake.count(HOUR)).toBe(2);
  store.dispatch(unsubscribed(hour));
  store.dispatch(resumed({ awayMs: 1000 }));
  await settled();
  expect(fake.count(HOUR)).toBe(2);
});

test('a failure is shown where the chart would be, and a reload asks again', async () => {
  const { fake, store } = openPanel();
  fake.latency = () => Promise.reject(refusal(200, ['Metrics are currently inaccessible']));
  store.dispatch(subscribed(hour));
  await settled();
  expect(selectKnown(store.getState(), hour)).toMatchObject({
    status: 'error',
    error: { messages: ['Metrics are currently inaccessible'] },
  });
  expect(store.getState().toasts).toEqual([]);
  fake.latency = () => undefined;
  store.dispatch(refreshRequested(hour));
  await settled();
  expect(selectKnown(store.getState(), hour)).toMatchObject({ status: 'loaded' });
  expect(selectKnown(store.getState(), hour).error).toBeUndefined();
});

test('what the end of a session kept from being read is read after the next sign-in', async () => {
  const { fake, store } = openPanel();
  await settled();
  fake.latency = (asked) => {
    if (asked !== HOUR) return undefined;
    store.dispatch(session.expired());
    return Promise.reject(refusal(401));
  };
  store.dispatch(subscribed(hour));
  await settled(10);
  fake.latency = () => undefined;
  fake.asked.length = 0;
  store.dispatch(session.signedIn());
  await settled(10);
  expect(fake.asked).toContain(HOUR);
});
