import { expect, test } from 'vitest';
import fc from 'fast-check';
import { matchesWildcard } from '@/lib/wildcard';

test.each([
  ['pr-17', 'pr-*', true],
  ['pr-', 'pr-*', true],
  ['spr-17', 'pr-*', false],
  ['1.4.0', '1.?.0', true],
  ['1.14.0', '1.?.0', false],
  ['1x4', '1.4', false],
  ['', '*', true],
  ['', '', true],
  ['a', '', false],
  ['abcbc', 'a*bc', true],
  ['a+b', 'a+b', true],
])('%j is described by %j: %s', (text, pattern, expected) => {
  expect(matchesWildcard(text, pattern)).toBe(expected);
});

const few = (signs: string) =>
  fc.string({ unit: fc.constantFrom(...signs.split('')), maxLength: 8 });

test('it means what a regular expression of it does', () => {
  fc.assert(
    fc.property(few('ab'), few('ab*?'), (text, pattern) => {
      const expression = new RegExp(`^${pattern.replaceAll('*', '.*').replaceAll('?', '.')}$`);
      expect(matchesWildcard(text, pattern)).toBe(expression.test(text));
    }),
  );
});

test('no pattern takes long', () => {
  expect(matchesWildcard('a'.repeat(5000), `${'a*'.repeat(100)}b`)).toBe(false);
});
