import { expect, test } from 'vitest';
import { imagePrimaryActions } from '@/model/image/verbs';
import type { Records } from '@/model/records/records';
import { serverPrimaryActions } from '@/model/server/verbs';
import { type PrimaryActions, solidVerb } from '@/model/verb';
import { volumePrimaryActions } from '@/model/volume/verbs';
import { facts, record } from './build';

function told<R>(given: R, { head, note }: PrimaryActions<R>) {
  return {
    head: head?.id,
    note: note.map(({ id }) => id).join(', '),
    solid: solidVerb(given, { head, note }, facts({}))?.id,
  };
}

const server = (fields: object) => {
  const given: Records['server'] = record('server', {
    id: 'srv-aaaaa',
    server_type: 'typ-aaaaa',
    ...fields,
  });
  return told(given, serverPrimaryActions(given));
};

test.each([
  [{ status: 'active' }, 'console', '', 'console'],
  [{ status: 'inactive' }, 'start', '', 'start'],
  [{ status: 'active', locked: true }, 'console', 'unlock', 'unlock'],
  [{ status: 'inactive', locked: true }, 'start', 'unlock', 'unlock'],
  [{ status: 'failed' }, 'console', 'similar', 'similar'],
  [{ status: 'failed', locked: true }, 'console', 'unlock', 'unlock'],
  [{ status: 'creating' }, 'console', '', undefined],
  [{ status: 'deleting' }, 'console', '', undefined],
  [{ status: 'failing' }, 'console', '', undefined],
  [{}, 'console', '', undefined],
])('a server %j puts forward one verb', (fields, head, note, solid) => {
  expect(server(fields)).toEqual({ head, note, solid });
});

test('of a volume: attach what is free, unlock what is locked; nothing that destroys is solid', () => {
  const volume = (fields: object) => {
    const given = record('volume', { id: 'vol-aaaaa', storage_type: 'network', ...fields });
    return told(given, volumePrimaryActions(given));
  };
  expect(volume({ status: 'detached' }).solid).toBe('attach');
  expect(volume({ status: 'attached' })).toEqual({ head: undefined, note: '', solid: undefined });
  expect(volume({ status: 'detached', locked: true }).solid).toBe('unlock');
  expect(volume({ status: 'failed' })).toEqual({
    head: 'attach',
    note: '',
    solid: undefined,
  });
});

test('of an image: a server is made of what is available, locked or not', () => {
  const image = (fields: object) => {
    const given = record('image', { id: 'img-aaaaa', owner: 'acc-aaaaa', ...fields });
    return told(given, imagePrimaryActions(given));
  };
  expect(image({ status: 'available' })).toEqual({
    head: 'create-server',
    note: '',
    solid: 'create-server',
  });
  expect(image({ status: 'available', locked: true })).toEqual({
    head: 'create-server',
    note: 'unlock',
    solid: 'create-server',
  });
  expect(image({ status: 'failed' })).toEqual({
    head: 'create-server',
    note: 'delete',
    solid: undefined,
  });
});
