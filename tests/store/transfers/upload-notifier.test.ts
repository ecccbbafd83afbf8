import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Transfer } from '@/store/transfers/transfers-slice';
import {
  type Arrivals,
  createArrivals,
  createUploadNotifier,
} from '@/store/transfers/upload-notifier';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

test('where nothing more leaves the rate falls to nothing, though no file changes', () => {
  let isSending = true;
  const rates: (number | undefined)[] = [];
  const notifier = createUploadNotifier({
    now: Date.now,
    state: () => ({ isSending, isHeld: false }),
    onChange: ({ rate }) => void rates.push(rate),
  });
  notifier.changed('a', { ...arrived('a'), status: 'sending' });
  vi.advanceTimersByTime(1000);
  notifier.sent(5_000);
  notifier.changed('a', arrived('a'));
  vi.advanceTimersByTime(1000);
  expect(rates.at(-1)).toBeGreaterThan(0);
  vi.advanceTimersByTime(15_000);
  expect(rates.at(-1)).toBe(0);
  isSending = false;
  vi.advanceTimersByTime(1000);
  expect(rates.at(-1)).toBeUndefined();
  const count = rates.length;
  vi.advanceTimersByTime(60_000);
  expect(rates).toHaveLength(count);
});

test('the first arrival in a container is reported at once, those of the next second together', () => {
  const reports: [string, readonly string[], boolean][] = [];
  const arrivals = createArrivals(({ container, objects, isLarge }: Arrivals) =>
    reports.push([container, objects, isLarge]),
  );
  arrivals.add(arrived('a'), false);
  arrivals.add(arrived('b'), true);
  arrivals.add(arrived('c'), false);
  arrivals.add(arrived('d', 'other'), false);
  expect(reports).toEqual([
    ['box', ['a'], false],
    ['other', ['d'], false],
  ]);
  vi.advanceTimersByTime(1000);
  expect(reports.slice(2)).toEqual([['box', ['b', 'c'], true]]);
  vi.advanceTimersByTime(5000);
  arrivals.add(arrived('e'), false);
  expect(reports.slice(3)).toEqual([['box', ['e'], false]]);
  arrivals.add(arrived('f'), false);
  arrivals.end();
  vi.advanceTimersByTime(5000);
  expect(reports).toHaveLength(4);
});
