import { expect, test } from 'vitest';
import { callsOf } from '@/model/call';
import {
  archiveCalls,
  archivedInto,
  archiveForm,
  archiveProblems,
  archiveChoices,
  canArchive,
} from '@/model/container/archive';
import { containerId } from '@/model/orbit/ids';
import type { ContainerRecord } from '@/model/records/storage';
import { facts } from '../build';

const container = (name: string, fields: Partial<ContainerRecord> = {}): ContainerRecord => ({
  id: containerId('acc-aaaaa', name),
  ...fields,
});
const box = container('box');
const FORM = { mode: 'create', name: 'box_archive', existing: '' } as const;
const sent = (...form: Parameters<typeof archiveCalls>) =>
  callsOf(archiveCalls(...form)).map(({ storage }) => storage);

test('a form begins with what is set, and with the name of an archive', () => {
  expect(archiveForm(box)).toEqual({ mode: 'disable', name: 'box_archive', existing: '' });
  expect(archiveForm(container('box', { history_location: 'old' }))).toEqual({
    mode: 'existing',
    name: 'box_archive',
    existing: 'old',
  });
});

test('a new archive needs a name of its own', () => {
  const said = (name: string) => archiveProblems({ ...FORM, name }, ['box', 'old']).name;
  expect(said(' ')).toBe('Please enter a new container name.');
  expect(said(' old ')).toBe(
    'A container name with this name already exists; use Use Existing Container to select it.',
  );
  expect(said('a/b')).toBe('Please enter a valid name');
  expect(said('images')).toBe('Please enter another name: images is reserved for the provider');
  expect(said('new')).toBeUndefined();
});

test('an existing archive is chosen', () => {
  const form = { ...FORM, mode: 'existing' as const };
  expect(archiveProblems(form, []).existing).toBe('Please enter an existing container.');
  expect(archiveProblems({ ...form, existing: 'old' }, ['old'])).toEqual({});
  expect(archiveProblems({ ...form, mode: 'disable' }, [])).toEqual({});
});

test('a new archive is made before the container archives into it', () => {
  expect(sent(box.id, { ...FORM, name: ' ä b ' })).toEqual([
    { method: 'PUT', container: 'ä b', onlyNew: true },
    {
      method: 'POST',
      container: 'box',
      headers: { 'X-History-Location': encodeURIComponent('ä b') },
    },
  ]);
});

test('an existing archive is set, and archiving is ended', () => {
  expect(sent(box.id, { ...FORM, mode: 'existing', existing: 'old' })).toEqual([
    { method: 'POST', container: 'box', headers: { 'X-History-Location': 'old' } },
  ]);
  expect(sent(box.id, { ...FORM, mode: 'disable' })).toEqual([
    { method: 'POST', container: 'box', headers: { 'X-Remove-History-Location': 'x' } },
  ]);
});

test('archiving is blocked while versions mode is on', () => {
  const said = canArchive(container('box', { versions_location: 'old' }), facts());
  expect(said).toMatch(/^Versions mode is on.*old/);
  expect(canArchive(container('box', { versions_location: '' }), facts())).toBeUndefined();
});

test('no container archives into itself or into what the provider keeps', () => {
  const all = [box, container('images'), container('old')];
  const choices = (of: ContainerRecord) => archiveChoices(of, all).map(({ record }) => record.id);
  expect(choices(box)).toEqual(['acc-aaaaa/old']);
  expect(choices({ ...box, history_location: 'gone' })).toEqual([
    'acc-aaaaa/gone',
    'acc-aaaaa/old',
  ]);
});

test('a container knows which others archive into it, by either mode, in its account', () => {
  const all = [
    container('a', { history_location: 'box' }),
    container('b', { versions_location: 'box' }),
    container('c', { history_location: 'other' }),
    { id: containerId('acc-bbbbb', 'd'), history_location: 'box' },
  ];
  expect(archivedInto(box, all).map(({ id }) => id)).toEqual(['acc-aaaaa/a', 'acc-aaaaa/b']);
});
