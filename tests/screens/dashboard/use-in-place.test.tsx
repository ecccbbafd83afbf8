import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Attention } from '@/model/attention/attention';
import { useInPlace } from '@/screens/dashboard/use-in-place';

const rows = (...keys: string[]): Attention[] =>
  keys.map((key) => ({ key, tone: 'warning', words: [key] }));

test('what comes later is below what stands, and what goes leaves the others in their order', () => {
  const { result, rerender } = renderHook(({ found }) => useInPlace(found), {
    initialProps: { found: rows('one', 'two') },
  });
  const keys = () => result.current.map(({ key }) => key);
  expect(keys()).toEqual(['one', 'two']);
  rerender({ found: rows('new', 'one', 'two') });
  expect(keys()).toEqual(['one', 'two', 'new']);
  rerender({ found: rows('new', 'two') });
  expect(keys()).toEqual(['two', 'new']);
});
