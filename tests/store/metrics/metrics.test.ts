import { beforeEach, expect, test, vi } from 'vitest';
import { events } from '@/store/events/events-slice';
import { metrics, selectMetrics } from '@/store/metrics/metrics-slice';
import { openPanel, refusal, settled } from '../panel';

const { watched, unwatched, reloadWanted } = metrics.actions;
const { woke } = events.actions;

const hour = { resource: 'srv-aaaaa', range: 'HOURS_1' } as const;
const day = { resource: 'srv-aaaaa', range: 'HOURS_24' } as const;
const HOUR = 'metrics srv-aaaaa HOURS_1';

beforeEach(() => {
  vi.useFakeTimers();
});

test('what is shown is read once, each range by itself', async () => {
  const { fake, store } = openPanel();
  expect(selectMetrics(store.getState(), hour)).toBeUndefined();
  store.dispatch(watched(hour));
  store.dispatch(watched(hour));
  expect(selectMetrics(store.getState(), hour)).toEqual({ status: 'loading' });
  await settled();
  store.dispatch(watched(day));
  await settled();
  store.dispatch(watched(hour));
  await settled();
  expect(fake.count(HOUR)).toBe(1);
  expect(fake.count('metrics srv-aaaaa HOURS_24')).toBe(1);
  expect(selectMetrics(store.getState(), hour)).toMatchObject({
    status: 'loaded',
    metrics: { step: 60_000 },
  });
});

test('once there is a newer point it is read again, and what is known stays meanwhile', async () => {
  const { fake, store } = openPanel();
  store.dispatch(watched(hour));
  await settled(59_000);
  store.dispatch(watched(hour));
  await settled(1000);
  expect(fake.count(HOUR)).toBe(1);
  store.dispatch(watched(hour));
  expect(selectMetrics(store.getState(), hour)).toMatchObject({
    status: 'loading',
    metrics: { step: 60_000 },
  });
  await settled();
  expect(fake.count(HOUR)).toBe(2);
});

test('nothing polls; a page that comes back reads what it shows, one that shows none nothing', async () => {
  const { fake, store } = openPanel();
  store.dispatch(watched(hour));
  await settled(600_000);
  expect(fake.count(HOUR)).toBe(1);
  store.dispatch(woke({ awayMs: 1000 }));
  await settled(600_000);
  expect(fake.count(HOUR)).toBe(2);
  store.dispatch(unwatched());
  store.dispatch(woke({ awayMs: 1000 }));
  await settled();
  expect(fake.count(HOUR)).toBe(2);
});

test('a failure is told where the chart would be, and a reload asks again', async () => {
  const { fake, store } = openPanel();
  fake.latency = () => Promise.reject(refusal(200, ['Metrics are currently inaccessible']));
  store.dispatch(watched(hour));
  await settled();
  expect(selectMetrics(store.getState(), hour)).toMatchObject({
    status: 'failed',
    error: { messages: ['Metrics are currently inaccessible'] },
  });
  expect(store.getState().toasts).toEqual([]);
  fake.latency = () => undefined;
  store.dispatch(reloadWanted(hour));
  await settled();
  expect(selectMetrics(store.getState(), hour)).toMatchObject({ status: 'loaded' });
  expect(selectMetrics(store.getState(), hour)?.error).toBeUndefined();
});

test('a reload that fails leaves what was known', async () => {
  const { fake, store } = openPanel();
  store.dispatch(watched(hour));
  await settled();
  fake.latency = () => Promise.reject(refusal(503));
  store.dispatch(reloadWanted(hour));
  await settled();
  expect(selectMetrics(store.getState(), hour)).toMatchObject({
    status: 'failed',
    metrics: { step: 60_000 },
    error: { status: 503 },
  });
});

test('only the last few are kept', async () => {
  const { store } = openPanel();
  for (let index = 0; index < 30; index += 1) {
    store.dispatch(watched({ ...hour, resource: `srv-${index}` }));
    await settled();
  }
  const { entries } = store.getState().metrics;
  expect(Object.keys(entries)).toHaveLength(12);
  expect(Object.keys(entries).at(-1)).toBe('srv-29 HOURS_1');
});
