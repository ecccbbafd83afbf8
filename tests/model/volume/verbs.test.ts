import { type Call, callsOf } from '@/model/call';
import { expect, test } from 'vitest';
import { VOLUME_VERBS } from '@/model/volume/verbs';
import { facts, record } from '../build';

const volume = record('volume', { id: 'vol-aaaaa', server: 'srv-aaaaa' });

test('each verb makes its own call, or leads to its own screen', () => {
  const done = VOLUME_VERBS.map((verb) => {
    if (verb.path !== undefined) {
      return `${verb.label}: ${verb.path(volume, 'acc-aaaaa', facts())}`;
    }
    const [{ method, kind, id, action, body }] = callsOf(
      verb.request!(volume, 'acc-aaaaa', facts()),
    ) as [Call];
    const call = [method, kind, id, action].filter(Boolean).join(' ');
    return `${verb.label}: ${call}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`;
  });
  expect(done).toEqual([
    'Attach volume: /accounts/acc-aaaaa/volumes/vol-aaaaa/attach/',
    'Detach: POST volume vol-aaaaa detach',
    'Make boot volume: POST volume vol-aaaaa attach {"server":"srv-aaaaa","boot":true}',
    'Copy volume: /accounts/acc-aaaaa/volumes/vol-aaaaa/copy/',
    'Create image from volume: POST image {"volume":"vol-aaaaa","arch":"x86_64"}',
    'Resize: /accounts/acc-aaaaa/volumes/vol-aaaaa/resize/',
    'Lock: PUT volume vol-aaaaa lock_resource',
    'Unlock: PUT volume vol-aaaaa unlock_resource',
    'Delete: DELETE volume vol-aaaaa',
  ]);
});

test('deletion asks for the word, what changes a server asks first', () => {
  const asked = VOLUME_VERBS.map(({ id, confirm }) => [
    id,
    confirm?.word ?? (confirm ? 'yes' : ''),
  ]);
  expect(asked).toEqual([
    ['attach', ''],
    ['detach', 'yes'],
    ['boot', 'yes'],
    ['copy', ''],
    ['image', 'yes'],
    ['resize', ''],
    ['lock', ''],
    ['unlock', ''],
    ['delete', 'delete'],
  ]);
});

test('detach, lock, unlock and delete run on a selection', () => {
  const many = VOLUME_VERBS.filter((verb) => verb.many).map(({ id }) => id);
  expect(many).toEqual(['detach', 'lock', 'unlock', 'delete']);
});

test('of lock and unlock only the one that is meant is shown', () => {
  const shown = (locked: boolean) =>
    VOLUME_VERBS.filter((verb) => verb.shown?.({ ...volume, locked }, facts()) ?? true)
      .map(({ id }) => id)
      .filter((id) => id.endsWith('lock'));
  expect(shown(false)).toEqual(['lock']);
  expect(shown(true)).toEqual(['unlock']);
});
