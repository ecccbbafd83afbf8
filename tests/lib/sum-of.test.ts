import { expect, test } from 'vitest';
import { sumOf } from '@/lib/numbers';

test('a sum is known if each of its parts is', () => {
  expect(sumOf([])).toBe(0);
  expect(sumOf([1, 2])).toBe(3);
  expect(sumOf([1, undefined])).toBeUndefined();
});
