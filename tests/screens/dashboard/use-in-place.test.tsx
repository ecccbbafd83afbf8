import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Attention } from '@/model/attention/attention';
import { useInPlace } from '@/screens/dashboard/needs-attention';

const rows = (...keys: string[]): Attention[] =>
  keys.map((key) => ({ key, tone: 'warning', words: [key] }));

function place(...keys: string[]) {
  const { result, rerender } = renderHook(
    ({ found, isPending }) => useInPlace(found, isPending).map(({ key }) => key),
    { initialProps: { found: rows(...keys), isPending: true } },
  );
  return (isPending: boolean, ...now: string[]) => {
    rerender({ found: rows(...now), isPending });
    return result.current;
  };
}

test('what is read later is below what stands, and what goes leaves the others in their order', () => {
  const then = place('one', 'two');
  expect(then(true, 'new', 'one', 'two')).toEqual(['one', 'two', 'new']);
  expect(then(true, 'new', 'two')).toEqual(['two', 'new']);
  expect(then(false, 'last', 'new', 'two')).toEqual(['two', 'new', 'last']);
});

test('what happens once all was looked at is above what stands', () => {
  const then = place('one', 'two');
  expect(then(false, 'one', 'two')).toEqual(['one', 'two']);
  expect(then(false, 'one', 'new', 'two')).toEqual(['new', 'one', 'two']);
  expect(then(false, 'one', 'new', 'two')).toEqual(['new', 'one', 'two']);
});
