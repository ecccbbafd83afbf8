import { expect, test } from 'vitest';
import { leftRow } from '@/components/records/billing/summary';

test('what an order leaves of a limit is marked once it exceeds it', () => {
  const row = (left: number | undefined) => leftRow('Left', { limit: 5, left }, 2, String);
  expect(row(2)).toEqual({ label: 'Left', value: '0 of 5', isOver: false });
  expect(row(1)).toMatchObject({ value: '0 of 5; 1 over the limit', isOver: true });
  expect(row(undefined)).toMatchObject({ value: 'unknown', isOver: false });
});
