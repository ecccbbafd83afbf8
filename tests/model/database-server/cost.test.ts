import { expect, test } from 'vitest';
import { databaseCost } from '@/model/database-server/cost';
import { readPriceList } from '@/model/pricing/price-list';
import { facts, record } from '../build';

const list = readPriceList([{ service: 'snapshots', per_gig: 0.05 }]);
const server = record('database_server', { id: 'dbs-aaaaa', cloud_ips: [] });
const priceOf = (...sizes: readonly (number | undefined)[]) =>
  databaseCost(
    list,
    server,
    sizes.map((size, at) =>
      record('database_snapshot', {
        id: `dbi-aaaa${String(at)}`,
        ...(size !== undefined && { size }),
      }),
    ),
    facts({}),
  ).at(-1)?.price;

test('snapshots cost nothing only if each is known to take no room', () => {
  expect(priceOf()).toBe('none');
  expect(priceOf(0)).toBe('none');
  expect(priceOf(0, undefined)).toBe('unread');
});
