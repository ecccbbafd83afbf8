import { expect, test, vi } from 'vitest';
import { type Arrivals, createArrivals } from '@/store/transfers/transfers-saga';
import type { Transfer } from '@/store/transfers/transfers-slice';

const arrived = (object: string, container = 'box'): Transfer => ({
  id: object,
  account: 'acc-aaaaa',
  container,
  object,
  size: 1,
  read: 1,
  sent: 1,
  status: 'done',
});

test('the first arrival in a container is told at once, those of the next second together', () => {
  vi.useFakeTimers();
  const told: [string, readonly string[], boolean][] = [];
  const arrivals = createArrivals(({ container, objects, isLarge }: Arrivals) =>
    told.push([container, objects, isLarge]),
  );
  arrivals.add(arrived('a'), false);
  arrivals.add(arrived('b'), true);
  arrivals.add(arrived('c'), false);
  arrivals.add(arrived('d', 'other'), false);
  expect(told).toEqual([
    ['box', ['a'], false],
    ['other', ['d'], false],
  ]);
  vi.advanceTimersByTime(1000);
  expect(told.slice(2)).toEqual([['box', ['b', 'c'], true]]);
  vi.advanceTimersByTime(5000);
  arrivals.add(arrived('e'), false);
  expect(told.slice(3)).toEqual([['box', ['e'], false]]);
  arrivals.add(arrived('f'), false);
  arrivals.end();
  vi.advanceTimersByTime(5000);
  expect(told).toHaveLength(4);
});
