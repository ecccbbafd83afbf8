import { expect, test } from 'vitest';
import { fieldOf } from '@/lib/values';

test('a field of what has it, and of nothing else', () => {
  expect(fieldOf({ name: 'a' }, 'name')).toBe('a');
  expect(fieldOf(JSON.parse('{"__proto__": 7}'), '__proto__')).toBe(7);
  for (const value of [undefined, null, 'name', 7, [], {}, { id: 'a' }]) {
    expect(fieldOf(value, 'name')).toBeUndefined();
  }
  expect(fieldOf({}, 'toString')).toBeUndefined();
});
