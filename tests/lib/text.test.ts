import fc from 'fast-check';
import { expect, test } from 'vitest';
import { counted, initials, joinMessages, joinWords, truncate } from '@/lib/text';

test('a name of 50 characters stays, a longer one is cut to 50 with an ellipsis', () => {
  expect(truncate('a'.repeat(50))).toBe('a'.repeat(50));
  expect(truncate('a'.repeat(51))).toBe(`${'a'.repeat(49)}…`);
  expect(truncate('one two', 5)).toBe('one…');
  expect(truncate('👩‍💻', 1)).not.toContain('\uFFFD');
});

test('no cut text is too long, and none is cut that need not be', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 60 }), (text, longest) => {
      const cut = truncate(text, longest);
      expect(Array.from(cut).length).toBeLessThanOrEqual(Math.max(longest, 1));
      expect(cut === text || Array.from(text).length > longest).toBe(true);
    }),
  );
});

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

test('initials are the ends of a name', () => {
  expect(initials('Dana Demo')).toBe('DD');
  expect(initials('  dana  van  demo ')).toBe('DD');
  expect(initials('olive')).toBe('O');
  expect(initials('')).toBe('');
});
