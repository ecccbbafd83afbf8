import { expect, test } from 'vitest';
import { costTotal } from '@/model/pricing/cost';
import { readPriceList } from '@/model/pricing/prices';
import { serverCost } from '@/model/server/cost';
import { facts, record } from '../build';

const GB = 1024 ** 3;
/** Sizes of images are in MiB. */
const MB_OF_GB = 1024;

const list = readPriceList([
  { id: 'typ-aaaaa', monthly: 20 },
  { service: 'block_storage', per_gig: 0.1 },
  { service: 'snapshots', per_gig: 0.05 },
  { service: 'cloud_ip', monthly: 2 },
]);

const known = facts({
  server_type: [{ id: 'typ-aaaaa' }],
  image: [
    { id: 'img-aaaaa', name: 'ubuntu' },
    { id: 'img-snap1', disk_size: 2 * MB_OF_GB },
    { id: 'img-snap2' },
  ],
  volume: [
    { id: 'vol-local', size: 60 * GB, storage_type: 'local' },
    { id: 'vol-data1', size: 100 * GB, storage_type: 'network' },
  ],
});

const server = (fields: object) =>
  record('server', {
    id: 'srv-aaaaa',
    image: 'img-aaaaa',
    server_type: 'typ-aaaaa',
    volumes: [],
    cloud_ips: [],
    snapshots: [],
    ...fields,
  });

const lines = (fields: object) => {
  const parts = serverCost(list, server(fields), known);
  const words = parts.map(({ label, price }) =>
    typeof price === 'object' ? `${label} ${price.monthly.toFixed(2)}` : `${label} ${price}`,
  );
  const total = costTotal(parts);
  return [...words, typeof total === 'object' ? total.monthly.toFixed(2) : total];
};

test('the same lines for every server, with none where there is nothing to pay for', () => {
  expect(lines({})).toEqual([
    'Server 20.00',
    'Volumes none',
    'Cloud IP none',
    'Snapshots none',
    '20.00',
  ]);
});

test('all that hangs on it; a local volume is in its own price', () => {
  expect(
    lines({
      volumes: ['vol-local', 'vol-data1'],
      cloud_ips: ['cip-aaaaa', 'cip-bbbbb'],
      snapshots: ['img-snap1'],
    }),
  ).toEqual([
    'Server 20.00',
    'Volumes, 100 GB 10.00',
    '2 cloud IPs 4.00',
    'Snapshots, about 2 GB 0.10',
    '34.10',
  ]);
});

test('what is not read yet is no price, nor is the total then', () => {
  expect(lines({ snapshots: ['img-snap1', 'img-snap2'] })).toEqual([
    'Server 20.00',
    'Volumes none',
    'Cloud IP none',
    'Snapshots unread',
    'unread',
  ]);
  expect(lines({ server_type: 'typ-other' })[0]).toBe('Server unread');
});

test('an item without a price leaves the total without one', () => {
  const parts = serverCost({}, server({ cloud_ips: ['cip-aaaaa'] }), known);
  expect(parts.map(({ price }) => price)).toEqual([undefined, 'none', undefined, 'none']);
  expect(costTotal(parts)).toBeUndefined();
});

test('a size that could not be read is no part of a sum', () => {
  const some = facts({
    volume: [
      { id: 'vol-data1', size: 100 * GB, storage_type: 'network' },
      { id: 'vol-odd01', storage_type: 'network' },
    ],
  });
  const [, volumes] = serverCost(list, server({ volumes: ['vol-data1', 'vol-odd01'] }), some);
  expect(volumes).toEqual({ label: 'Volumes', price: undefined });
});
