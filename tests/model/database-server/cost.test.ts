import { expect, test } from 'vitest';
import { databaseCost } from '@/model/database-server/cost';
import { readPriceList } from '@/model/pricing/prices';
import { facts, record } from '../build';

const list = readPriceList([{ service: 'snapshots', per_gig: 0.05 }]);
const server = record('database_server', { id: 'dbs-aaaaa', cloud_ips: [] });
const costOf = (...snapshots: object[]) =>
  databaseCost(
    list,
    server,
    snapshots.map((raw, index) =>
      record('database_snapshot', { id: `dbi-aaaa${String(index)}`, ...raw }),
    ),
    facts(),
  )[2];

test('snapshots cost by their size, which is MiB on the wire', () => {
  expect(
    costOf({ status: 'available', size: 10_240 }, { status: 'available', size: 10_240 }),
  ).toEqual({
    label: 'Snapshots, 20 GB',
    price: expect.objectContaining({ monthly: 1 }) as object,
  });
});

test('a size of 0 of a finished one is not known, and costs not nothing', () => {
  expect(costOf({ status: 'available', size: 10_240 }, { status: 'active', size: 0 })?.price).toBe(
    'unread',
  );
  expect(costOf({ size: 0 }, {})?.price).toBe('unread');
});

test.each([
  [[]],
  [
    [
      { status: 'creating', size: 0 },
      { status: 'failed', size: 0 },
    ],
  ],
])('%j costs nothing', (snapshots) => {
  expect(costOf(...snapshots)?.price).toBe('none');
});
