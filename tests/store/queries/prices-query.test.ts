import { beforeEach, expect, test, vi } from 'vitest';
import { pricesQuery } from '@/store/queries/prices-query';
import { queries, selectKnown } from '@/store/queries/queries-slice';
import { queryRequest } from '@/store/queries/query';
import { openPanel, refusal, settled } from '../panel';

const { subscribed } = queries.actions;

const prices = queryRequest(pricesQuery, {});

beforeEach(() => {
  vi.useFakeTimers();
});

test('the list is read once, whoever shows a price', async () => {
  const { fake, store } = openPanel();
  fake.prices = [{ service: 'block_storage', per_gig: 0.1 }];
  store.dispatch(subscribed(prices));
  store.dispatch(subscribed(prices));
  await settled();
  const { data } = selectKnown(store.getState(), prices);
  expect(data).toEqual({ block_storage: { perGigabyte: 0.1 } });
  store.dispatch(subscribed(prices));
  await settled(86_400_000);
  store.dispatch(subscribed(prices));
  await settled();
  expect(fake.count('prices')).toBe(1);
  expect(selectKnown(store.getState(), prices).data).toBe(data);
});

test('a failure is silent, and tried again when a price is next shown', async () => {
  const { fake, store } = openPanel();
  fake.latency = () => Promise.reject(refusal(503));
  store.dispatch(subscribed(prices));
  await settled();
  expect(selectKnown(store.getState(), prices).data).toBeUndefined();
  expect(store.getState().toasts).toEqual([]);
  fake.latency = () => undefined;
  fake.prices = [{ id: 'typ-aaaaa', monthly: 14 }];
  store.dispatch(subscribed(prices));
  await settled();
  expect(selectKnown(store.getState(), prices).data).toEqual({ 'typ-aaaaa': { monthly: 14 } });
});
