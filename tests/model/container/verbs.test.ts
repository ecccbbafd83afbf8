import { expect, test } from 'vitest';
import { callsOf } from '@/model/call';
import { containerSearchFields } from '@/model/container/search';
import { CONTAINER_VERBS, containerPrimaryActions } from '@/model/container/verbs';
import { containerId } from '@/model/orbit/ids';
import type { ContainerRecord } from '@/model/records/storage';
import { searchText } from '@/model/search-text';
import { verbOf } from '@/model/verb';
import { facts } from '../build';

const container = (name: string, fields: Partial<ContainerRecord> = {}): ContainerRecord => ({
  id: containerId('acc-aaaaa', name),
  name,
  count: 0,
  ...fields,
});
const verb = (id: string) => verbOf(CONTAINER_VERBS, id);
const sent = (id: string, of: ContainerRecord) =>
  callsOf(verb(id).request?.(of, 'acc-aaaaa', facts()) ?? []).map(({ storage }) => storage);

test('an empty container can be deleted, one with objects cannot', () => {
  const { rule } = verb('delete');
  expect(rule(container('box'), facts())).toBeUndefined();
  expect(rule(container('box', { count: 3 }), facts())).toBe(
    'Cannot delete box while it has objects.',
  );
  expect(sent('delete', container('odd/../name'.replaceAll('/', ' ')))).toEqual([
    { method: 'DELETE', container: 'odd .. name' },
  ]);
});

test('the images container can be browsed, and nothing else', () => {
  const images = container('images');
  expect(verb('browse').rule(images, facts())).toBeUndefined();
  expect(verb('delete').rule(images, facts())).toMatch(/^The provider manages/);
  expect(verb('end_versions').rule(images, facts())).toMatch(/^The provider manages/);
});

test.each(['.', '..'])(
  'nothing is asked of a container called %s, which no browser reaches',
  (name) => {
    const message = `Browsers can’t open the name ${name}`;
    expect(verb('browse').rule(container(name), facts())).toBe(message);
    expect(verb('delete').rule(container(name), facts())).toBe(message);
  },
);

test('objects are what one comes for', () => {
  const { head } = containerPrimaryActions();
  expect(head?.path?.(container('odd names'), 'acc-aaaaa', facts())).toBe(
    '/accounts/acc-aaaaa/orbit/container/odd%20names/browse/',
  );
});

test('versions mode is turned off where it is on', () => {
  const isShown = (of: ContainerRecord) => verb('end_versions').shown?.(of, facts());
  expect(isShown(container('box'))).toBe(false);
  expect(isShown(container('box', { versions_location: 'old' }))).toBe(true);
  expect(sent('end_versions', container('box'))).toEqual([
    { method: 'POST', container: 'box', headers: { 'X-Remove-Versions-Location': 'x' } },
  ]);
});

test('what a deletion ends and what stays is said', () => {
  const known = [{ id: 'acc-aaaaa/blog', name: 'blog', history_location: 'web_ctrimages' }];
  const fields = { web_index: 'index.html', history_location: 'old' };
  const repository = container('web_ctrimages', fields);
  expect(verb('delete').consequences?.(repository, facts({ container: known }))).toEqual([
    'The registry repository web is deleted too.',
    'Its static site goes offline.',
    'Its archive old stays, with everything in it.',
    'blog archives into it. Until you change that, nothing in blog can be overwritten.',
  ]);
});

test('a container is found by its name, a repository by its sort too', () => {
  const words = (name: string) => searchText(containerSearchFields(container(name))).trim();
  expect(words('web_ctrimages')).toBe('web_ctrimages\nregistry repository');
  expect(words('Assets')).toBe('assets');
});
