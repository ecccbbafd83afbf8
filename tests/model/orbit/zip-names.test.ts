import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonDirectory, zipNames } from '@/model/orbit/zip-names';

const files = (...names: string[]) => names.map((object) => ({ object, isFolder: false }));

test('objects are named below the directory that all are in', () => {
  const all = ['a/photos/1.jpg', 'a/photos/old/2.jpg', 'a/list.txt'];
  expect(commonDirectory(all)).toBe('a/');
  expect(zipNames(files(...all), 'a/')).toEqual(['photos/1.jpg', 'photos/old/2.jpg', 'list.txt']);
});

test.each([
  [['photos/'], ''],
  [['a/photos/'], 'a/'],
  [['a/b', 'c'], ''],
  [['a/b/c', 'a/bc'], 'a/'],
  [[''], ''],
  [[], ''],
])('the directory of %j is %j', (paths, directory) => {
  expect(commonDirectory(paths)).toBe(directory);
});

test('names that some system would take for one get a number', () => {
  expect(zipNames(files('a.txt', 'A.txt', 'a?b', 'a*b', 'a<b'), '')).toEqual([
    'a.txt',
    'A (2).txt',
    'a_b',
    'a_b (2)',
    'a_b (3)',
  ]);
});

test('a file beside the directory of its name gets a number, a folder is there once', () => {
  const members = [
    ...files('dir'),
    { object: 'dir', isFolder: true },
    { object: 'dir/', isFolder: true },
    ...files('dir/x'),
  ];
  expect(zipNames(members, '')).toEqual(['dir (2)', 'dir/', undefined, 'dir/x']);
});

test('whatever the names, all are told apart and none is unpacked elsewhere', () => {
  const part = fc.constantFrom('.', '..', '/', '\\', 'a', 'A', ':', '\n', '', ' (2)', '.txt');
  const name = fc
    .array(fc.oneof(part, fc.string()), { minLength: 1 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.uniqueArray(name.filter(Boolean)), (names) => {
      const zipped = zipNames(files(...names), '').map((each) => each ?? '');
      expect(new Set(zipped.map((each) => each.toLowerCase())).size).toBe(names.length);
      for (const each of zipped) {
        expect(each.split('/').every((one) => one !== '' && !/^\.+$/u.test(one))).toBe(true);
        expect(each).not.toMatch(/[\\:\p{Cc}]/u);
      }
    }),
  );
});
