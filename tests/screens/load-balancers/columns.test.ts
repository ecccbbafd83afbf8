import { expect, test } from 'vitest';
import { sortOrder } from '@/components/lists/list-rows';
import { loadBalancerColumns } from '@/screens/load-balancers/list-parts';
import { facts, record } from '../../model/build';

const HTTPS = [{ protocol: 'https', in: 443, out: 80 }];

test('by certificate those come first that nobody has read yet, and those without one last', () => {
  const column = loadBalancerColumns.find(({ id }) => id === 'certificate')!;
  const read = (id: string, expires_at: string) =>
    record('load_balancer', { id, listeners: HTTPS, certificate: { expires_at }, acme: null });
  const balancers = [
    record('load_balancer', { id: 'lba-plain', listeners: [], certificate: null, acme: null }),
    read('lba-later', '2027-02-01T00:00:00Z'),
    record('load_balancer', { id: 'lba-listd', listeners: HTTPS }),
    read('lba-soon1', '2026-12-01T00:00:00Z'),
  ];
  const order = sortOrder(balancers, (each) => column.sortBy?.(each, facts()) ?? '', 'ascending');
  expect(order.map((place) => balancers[place]?.id)).toEqual([
    'lba-listd',
    'lba-soon1',
    'lba-later',
    'lba-plain',
  ]);
});
