import { expect, test } from 'vitest';
import { containerType, repositoryOf } from '@/model/container/container-type';

test.each([
  ['images', 'images'],
  ['web_ctrimages', 'repository'],
  ['_ctrimages', 'ordinary'],
  ['my images', 'ordinary'],
  ['web_ctrimages_archive', 'ordinary'],
  [undefined, 'ordinary'],
])('a container called %j is %s', (name, type) => {
  expect(containerType(name)).toBe(type);
});

test('a repository goes by its name without the suffix', () => {
  expect(repositoryOf('web_ctrimages')).toBe('web');
});
