import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameValue } from '@/lib/same-value';

test('a copy says the same, whatever the order of its fields', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(sameValue(value, structuredClone(value))).toBe(true);
    }),
  );
  expect(sameValue({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
});

test('what differs anywhere differs', () => {
  expect(sameValue({ a: [1, 2] }, { a: [1] })).toBe(false);
  expect(sameValue({ a: undefined }, { b: undefined })).toBe(false);
  expect(sameValue([], {})).toBe(false);
  expect(sameValue(null, {})).toBe(false);
  expect(sameValue('1', 1)).toBe(false);
});
