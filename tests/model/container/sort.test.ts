import { expect, test } from 'vitest';
import { containerSort, repositoryOf } from '@/model/container/sort';

test.each([
  ['images', 'images'],
  ['web_ctrimages', 'repository'],
  ['_ctrimages', 'ordinary'],
  ['my images', 'ordinary'],
  ['web_ctrimages_archive', 'ordinary'],
  [undefined, 'ordinary'],
])('a container called %j is %s', (name, sort) => {
  expect(containerSort(name)).toBe(sort);
});

test('a repository goes by its name without the suffix', () => {
  expect(repositoryOf('web_ctrimages')).toBe('web');
});
