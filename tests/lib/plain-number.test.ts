import { expect, test } from 'vitest';
import { plainNumber } from '@/lib/numbers';

test.each([
  ['30', 30],
  [' 1.5 ', 1.5],
  ['007', 7],
  ['', Number.NaN],
  ['-1', Number.NaN],
  ['0x10', Number.NaN],
  ['1e3', Number.NaN],
  ['1.', Number.NaN],
  ['Infinity', Number.NaN],
])('%o is read as %d', (text, number) => {
  expect(plainNumber(text)).toBe(number);
});
