import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ListRows } from '@/components/lists/list-rows';
import { useWarmIndex } from '@/components/lists/use-rows';
import { parseId } from '@/model/ids';
import type { ServerRecord } from '@/model/records/compute';

const records: readonly ServerRecord[] = Array.from({ length: 2000 }, (_, index) => ({
  id: parseId('server', `srv-${String(index).padStart(5, '0')}`)!,
}));
const lookup = { get: () => undefined, all: () => [] };

/** Milliseconds in which all of it is made, and more. */
const LONG = 5000;

beforeEach(() => vi.useFakeTimers());

function rowsOf(text: ListRows<ServerRecord>['text']): ListRows<ServerRecord> {
  return { text, sorted: (rows) => rows, matching: (rows) => rows, options: () => [] };
}

test('the index is made after the rows are painted, a little at a time', async () => {
  const text = vi.fn<() => string>(() => '');
  // A clock on which every look at it takes a millisecond.
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1));
  const rows = rowsOf(text);
  renderHook(() => useWarmIndex(rows, records, lookup));
  expect(text).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  const slice = text.mock.calls.length;
  expect(slice).toBeGreaterThan(0);
  expect(slice).toBeLessThan(20);
  await vi.advanceTimersByTimeAsync(1);
  expect(text.mock.calls.length).toBeGreaterThan(slice);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(text).toHaveBeenCalledTimes(records.length);
});

test('it stops when the list is left', async () => {
  const text = vi.fn<() => string>(() => '');
  const rows = rowsOf(text);
  renderHook(() => useWarmIndex(rows, records, lookup)).unmount();
  await vi.advanceTimersByTimeAsync(LONG);
  expect(text).not.toHaveBeenCalled();

  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1));
  const { unmount } = renderHook(() => useWarmIndex(rows, records, lookup));
  vi.advanceTimersByTime(200);
  unmount();
  const slice = text.mock.calls.length;
  await vi.advanceTimersByTimeAsync(LONG);
  expect(text).toHaveBeenCalledTimes(slice);
});
