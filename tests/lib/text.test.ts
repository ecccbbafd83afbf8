import { expect, test } from 'vitest';
import { counted, joinMessages, joinWords } from '@/lib/text';

test('messages are joined with a full stop', () => {
  expect(joinMessages(['Name is too long', '', 'Size is missing'])).toBe(
    'Name is too long. Size is missing',
  );
  expect(joinMessages([])).toBe('');
});

test('words are joined as they are said', () => {
  expect(joinWords([])).toBe('');
  expect(joinWords(['one'])).toBe('one');
  expect(joinWords(['one', 'two'])).toBe('one and two');
  expect(joinWords(['one', 'two', 'three'])).toBe('one, two and three');
});

test('one is singular, all else is plural', () => {
  expect(counted(1, 'server')).toBe('1 server');
  expect(counted(0, 'server')).toBe('0 servers');
  expect(counted(2, 'policy', 'policies')).toBe('2 policies');
});
