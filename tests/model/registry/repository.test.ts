import { expect, test } from 'vitest';
import { containerId } from '@/model/orbit/ids';
import type { ContainerRecord } from '@/model/records/storage';
import { createRepositoryCall } from '@/model/registry/calls';
import { asRepository, isRepository, newRepositoryProblem } from '@/model/registry/repository';
import { REPOSITORY_VERBS } from '@/model/registry/verbs';
import { titleOf } from '@/model/title';
import { verbOf } from '@/model/verb';
import { facts } from '../build';

const container = (name: string, fields: Partial<ContainerRecord> = {}): ContainerRecord => ({
  id: containerId('acc-aaaaa', name),
  name,
  ...fields,
});

test.each([
  ['', 'Please enter a valid name'],
  ['a/b', 'Please enter a valid name'],
  ['web', 'A Container Repository with this name already exists'],
  ['assets', undefined],
  ['x'.repeat(247), 'Please enter a name of at most 256 bytes'],
])('a new repository called %j: %s', (name, problem) => {
  expect(newRepositoryProblem(name, ['web_ctrimages', 'assets'])).toBe(problem);
});

test('a repository is a container whose name ends so, and goes by what is before that', () => {
  expect(isRepository(container('web_ctrimages'))).toBe(true);
  expect(isRepository(container('assets'))).toBe(false);
  expect(titleOf(asRepository(container('web_ctrimages')))).toBe('web');
});

test('one that has come meanwhile is told by the specification’s words', () => {
  const { storage, failureWords } = createRepositoryCall('acc-aaaaa', 'web');
  expect(storage).toEqual({ method: 'PUT', container: 'web_ctrimages', onlyNew: true });
  expect(failureWords?.byStatus?.[412]).toBe(
    'A Container Repository with this name already exists',
  );
});

test('a repository can only be deleted when it has no objects', () => {
  const { rule } = verbOf(REPOSITORY_VERBS, 'delete');
  const ruled = (count: number) =>
    rule(asRepository(container('web_ctrimages', { count })), facts());
  expect(ruled(3)).toBe('Cannot delete web while it has objects.');
  expect(ruled(0)).toBeUndefined();
});
