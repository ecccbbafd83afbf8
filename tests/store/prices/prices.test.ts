import { beforeEach, expect, test, vi } from 'vitest';
import { NO_PRICES } from '@/model/pricing/price-list';
import { prices, selectPriceList } from '@/store/prices/prices-slice';
import { RESTART_MS } from '@/store/sagas/restarted';
import { openPanel, refusal, settled } from '../panel';

const { wanted } = prices.actions;

beforeEach(() => {
  vi.useFakeTimers();
});

test('the list is read once, whoever shows a price', async () => {
  const { fake, store } = openPanel();
  fake.prices = [{ service: 'block_storage', per_gig: 0.1 }];
  expect(selectPriceList(store.getState())).toEqual(NO_PRICES);
  store.dispatch(wanted());
  store.dispatch(wanted());
  await settled();
  store.dispatch(wanted());
  await settled();
  expect(fake.count('prices')).toBe(1);
  const list = selectPriceList(store.getState());
  expect(list.get('block_storage')).toEqual({ perGigabyte: 0.1 });
  expect(selectPriceList(store.getState())).toBe(list);
});

test('a failure is silent, and tried again when a price is next shown', async () => {
  const { fake, store } = openPanel();
  fake.latency = () => Promise.reject(refusal(503));
  store.dispatch(wanted());
  await settled();
  expect(selectPriceList(store.getState()).size).toBe(0);
  expect(store.getState().toasts).toEqual([]);
  fake.latency = () => undefined;
  fake.prices = [{ id: 'typ-aaaaa', monthly: 14 }];
  store.dispatch(wanted());
  await settled();
  expect(selectPriceList(store.getState()).size).toBe(1);
});

test('a defect in the reading of prices is told, and ends no later reading', async () => {
  const told = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', told);
  const { fake, store } = openPanel();
  fake.latency = () => Promise.reject(new TypeError('no such field'));
  store.dispatch(wanted());
  await settled();
  expect(store.getState().toasts).toMatchObject([
    { tone: 'error', message: 'Something went wrong' },
  ]);
  expect(told.mock.calls).toEqual([[new TypeError('no such field')]]);
  fake.latency = () => undefined;
  fake.prices = [{ id: 'typ-aaaaa', monthly: 14 }];
  await settled(RESTART_MS);
  store.dispatch(wanted());
  await settled();
  expect(selectPriceList(store.getState()).size).toBe(1);
});
