import { expect, test } from 'vitest';
import { counted, joinList, joinMessages, sentence, truncateList, truncateName } from '@/lib/text';

test('messages are joined with a full stop', () => {
  expect(joinMessages(['Name is too long', '', 'Size is missing'])).toBe(
    'Name is too long. Size is missing',
  );
  expect(joinMessages([])).toBe('');
});

test('words are joined as they are said', () => {
  expect(joinList([])).toBe('');
  expect(joinList(['one'])).toBe('one');
  expect(joinList(['one', 'two'])).toBe('one and two');
  expect(joinList(['one', 'two', 'three'])).toBe('one, two and three');
});

test('words beyond the most are counted', () => {
  expect(truncateList(['one', 'two'], 2)).toBe('one and two');
  expect(truncateList(['one', 'two', 'three', 'four'], 2)).toBe('one, two and 2 more');
});

test('a name is cut to 50 characters and an ellipsis', () => {
  expect(truncateName('a'.repeat(50))).toBe('a'.repeat(50));
  expect(truncateName('a'.repeat(51))).toBe(`${'a'.repeat(50)}…`);
  expect(truncateName(`${'a'.repeat(49)} bc`)).toBe(`${'a'.repeat(49)}…`);
  expect(truncateName('🛞'.repeat(51))).toBe(`${'🛞'.repeat(50)}…`);
});

test('one is singular, all else is plural', () => {
  expect(counted(1, 'server')).toBe('1 server');
  expect(counted(0, 'server')).toBe('0 servers');
  expect(counted(2, 'policy', 'policies')).toBe('2 policies');
});

test('a sentence ends in a full stop, or in the ellipsis of a name that was cut', () => {
  expect(sentence('It leaves the group web')).toBe('It leaves the group web.');
  expect(sentence('It is full.')).toBe('It is full.');
  expect(sentence(`It leaves the group ${truncateName('a'.repeat(51))}`)).toMatch(/a…$/);
});
