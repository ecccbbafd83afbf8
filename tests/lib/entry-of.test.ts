import { expect, test } from 'vitest';
import { entryOf } from '@/lib/values';

const TABLE: Readonly<Record<string, number>> = { one: 1 };

test('an entry of its own is read, and no other', () => {
  expect(entryOf(TABLE, 'one')).toBe(1);
  expect(entryOf(TABLE, 'two')).toBeUndefined();
  expect(entryOf(undefined, 'one')).toBeUndefined();
});

test.each(Object.getOwnPropertyNames(Object.prototype))('%s is no entry of a table', (name) => {
  expect(entryOf(TABLE, name)).toBeUndefined();
});
