import { expect, test } from 'vitest';
import { GIGABYTE } from '@/lib/sizes';
import {
  NO_PRICE_REASON,
  NO_PRICES,
  price,
  rateOf,
  readPriceList,
  serverTypePrice,
  SERVICES,
  snapshotPrice,
  times,
  total,
  volumePrice,
  windowsPrice,
} from '@/model/pricing/prices';
import { record } from '../build';

const list = readPriceList([
  { id: 'typ-aaaaa', monthly: 73 },
  { id: '2gb.ssd', monthly: 146 },
  { id: '1gb.ssd', monthly: 99 },
  { service: SERVICES.windows, monthly: 20 },
  { service: SERVICES.blockStorage, per_gig: 0.1 },
  { service: SERVICES.snapshots, per_gig: 0.05 },
  { id: 'broken', monthly: '73' },
  { id: 'empty', monthly: null },
  null,
]);

test('a type is found by its id, else by its handle; an hour is a 730th of a month', () => {
  const type = (id: string, handle: string) => record('server_type', { id, handle });
  // Both have a price of their own: the id wins.
  expect(serverTypePrice(list, type('typ-aaaaa', '1gb.ssd'))?.hourly).toBeCloseTo(0.1);
  expect(serverTypePrice(list, type('typ-bbbbb', '2gb.ssd'))?.monthly).toBe(146);
  expect(serverTypePrice(list, type('typ-ccccc', '4gb.ssd'))).toBeUndefined();
});

test('volumes cost by the GB, local ones nothing', () => {
  const volume = (raw: object) => record('volume', { id: 'vol-aaaaa', ...raw });
  const network = { storage_type: 'network', size: 40 * GIGABYTE };
  expect(volumePrice(list, volume(network))?.monthly).toBeCloseTo(4);
  expect(volumePrice(list, volume({ storage_type: 'local' }))?.monthly).toBe(0);
  expect(volumePrice(list, volume({ storage_type: 'network' }))).toBeUndefined();
  expect(volumePrice(NO_PRICES, volume(network))).toBeUndefined();
  expect(volumePrice(NO_PRICES, volume({ storage_type: 'local' }))?.monthly).toBe(0);
});

test('Windows and snapshots have prices of their own', () => {
  expect(windowsPrice(list)?.monthly).toBe(20);
  expect(snapshotPrice(list, 10 * GIGABYTE)?.monthly).toBeCloseTo(0.5);
});

test('a sum is known only when all of it is', () => {
  expect(total([price(1), price(2)])?.monthly).toBe(3);
  expect(total([price(1), undefined])).toBeUndefined();
  expect(times(price(2), 3)?.monthly).toBe(6);
  expect(times(undefined, 3)).toBeUndefined();
});

test.each([[null], [{}], ['pricing'], [undefined]])('%o is an empty list', (raw) => {
  expect(readPriceList(raw)).toEqual({});
});

test('what is broken or has no price is not known', () => {
  expect(rateOf(list, 'broken')).toBeUndefined();
  expect(rateOf(list, 'empty')?.monthly).toBeUndefined();
  expect(rateOf(list, null, undefined, '2gb.ssd')?.monthly).toBe(146);
  expect(NO_PRICE_REASON).toBe('Pricing information for this item is currently unavailable.');
});
