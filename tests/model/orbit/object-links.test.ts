import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bulkLine, containerPath, nameProblem, objectPath } from '@/model/orbit/links';

const ORBIT = 'https://orbit.example.com/v1';
const awkward = fc.constantFrom(
  '.',
  '..',
  '/',
  '//',
  'a/../b',
  './x',
  '%2e%2e',
  '..%2F',
  '?',
  '#',
  '\n',
  ' ',
  '\\',
  ';',
);
const name = fc
  .array(fc.oneof(awkward, fc.string({ unit: 'grapheme' })), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(''))
  .filter((text) => nameProblem(text) === undefined);
const segments = (path: string) =>
  new URL(ORBIT + path).pathname.split('/').map(decodeURIComponent);

test('what a browser asks for is the object of that name in that container, whatever its name', () => {
  fc.assert(
    fc.property(name, name, (container, object) => {
      const path = objectPath('acc-aaaaa', container, object);
      expect(segments(path)).toEqual(['', 'v1', 'acc-aaaaa', container, object]);
      expect(new URL(ORBIT + path).search + new URL(ORBIT + path).hash).toBe('');
      expect(segments(containerPath('acc-aaaaa', container))).toHaveLength(4);
    }),
  );
});

test.each(['', '.', '..', '\ud800'])('nothing is asked for by the name %j', (wrong) => {
  expect(nameProblem(wrong)).toBeTypeOf('string');
  expect(() => objectPath('acc-aaaaa', 'box', wrong)).toThrow(nameProblem(wrong));
  expect(() => containerPath('acc-aaaaa', wrong)).toThrow(nameProblem(wrong));
});

test('a line of a bulk delete is unquoted to its names, and has no line of its own, whatever they are', () => {
  fc.assert(
    fc.property(name, fc.oneof(name, fc.constantFrom('.', '..')), (container, object) => {
      const line = bulkLine(container, object);
      expect(decodeURIComponent(line)).toBe(`${container}/${object}`);
      expect(line).not.toMatch(/[\s\p{Cc}]/u);
    }),
  );
  expect(() => bulkLine('box', '')).toThrow('The name is empty');
});

test('a long name in any script is a line of no more bytes than it has', () => {
  for (const long of ['é'.repeat(512), '名'.repeat(341)]) {
    expect(Buffer.byteLength(bulkLine('box', long))).toBe(4 + Buffer.byteLength(long));
  }
});
