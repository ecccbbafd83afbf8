import { describe, expect, test } from 'vitest';
import type { Facts } from '@/model/facts';
import { attachProblem, bootProblem, serversFor, volumesFor } from '@/model/server/attach';
import { canAttachVolumes } from '@/model/server/can-attach-volumes';
import { facts, record } from '../build';

const VOLUME = {
  id: 'vol-aaaaa',
  status: 'detached',
  storage_type: 'network',
  serial: 'data',
  zone: { id: 'zon-aaaaa', handle: 'gb1-a' },
};
const SERVER = {
  id: 'srv-aaaaa',
  status: 'active',
  locked: false,
  server_type: 'typ-aaaaa',
  zone: 'zon-aaaaa',
  volumes: ['vol-taken'],
};

function known(zonesWithout: readonly string[] = [], serial = 'other'): Facts {
  return {
    ...facts({
      server_type: [
        { id: 'typ-aaaaa', storage_type: 'network' },
        { id: 'typ-local', storage_type: 'local' },
      ],
      zone: [
        { id: 'zon-aaaaa', handle: 'gb1-a' },
        { id: 'zon-bbbbb', handle: 'gb1-b' },
      ],
      volume: [{ id: 'vol-taken', serial, status: 'attached', server: 'srv-aaaaa' }],
    }),
    limits: { volume: { minimum: 40, maximum: 4096, zonesWithout } },
  };
}

const SIX = ['1', '2', '3', '4', '5', '6'].map((digit) => `vol-aaaa${digit}`);

test.each([
  [{}, undefined],
  [{ status: 'inactive' }, undefined],
  [{ status: 'creating' }, undefined],
  [{ status: 'deleted' }, 'This server has been deleted'],
  [{ status: 'deleting' }, 'This server is being deleted'],
  [{ status: 'failed' }, 'This server has failed'],
  [{ locked: true }, 'This server is locked; unlock it first'],
  [{ server_type: 'typ-local' }, 'Volumes can only be attached to servers using network storage'],
  [{ volumes: SIX }, 'A server can have at most 6 volumes'],
  [{ volumes: SIX.slice(1) }, undefined],
  [{ zone: 'zon-bbbbb' }, 'The volume and the server are in different zones'],
])('a server %o: %s', (server, answer) => {
  const volume = record('volume', VOLUME);
  expect(attachProblem(volume, record('server', { ...SERVER, ...server }), known())).toBe(answer);
});

const LOCAL = 'Volumes can only be attached to servers using network storage';
const NO_STORAGE = 'Zone B does not support Block Storage volumes';
const FULL = 'A server can have at most 6 volumes';
const STATUSES = [
  'creating',
  'active',
  'inactive',
  'failing',
  'unavailable',
  'failed',
  'deleting',
  'deleted',
];

describe.each([
  ['network storage', 'gb1-a', 5, undefined],
  ['network storage', 'gb1-a', 6, FULL],
  ['network storage', 'gb1-b', 5, NO_STORAGE],
  ['network storage', 'gb1-b', 6, NO_STORAGE],
  ['local storage', 'gb1-a', 5, LOCAL],
  ['local storage', 'gb1-a', 6, LOCAL],
  ['local storage', 'gb1-b', 5, LOCAL],
  ['local storage', 'gb1-b', 6, LOCAL],
] as const)('a server of %s in %s with %d volumes', (storage, zone, count, answer) => {
  const answersOf = (locked: boolean) =>
    STATUSES.map((status) => {
      const given = {
        status,
        locked,
        server_type: storage === 'local storage' ? 'typ-local' : 'typ-aaaaa',
        zone: zone === 'gb1-a' ? 'zon-aaaaa' : 'zon-bbbbb',
        volumes: SIX.slice(0, count),
      };
      return canAttachVolumes(record('server', { ...SERVER, ...given }), known(['gb1-b']));
    });
  const [failed, deleting, deleted] = [
    'This server has failed',
    'This server is being deleted',
    'This server has been deleted',
  ];

  test(`takes another in each status, unlocked: ${String(answer)}`, () => {
    const there = [answer, answer, answer, answer, answer];
    expect(answersOf(false)).toEqual([...there, failed, deleting, deleted]);
  });

  test('takes none while it is locked', () => {
    const locked = 'This server is locked; unlock it first';
    const there = [locked, locked, locked, locked, locked];
    expect(answersOf(true)).toEqual([...there, failed, deleting, deleted]);
  });
});

test('equal serials are refused', () => {
  const [volume, server] = [record('volume', VOLUME), record('server', SERVER)];
  const answer = 'Another volume of the server has the same serial';
  expect(attachProblem(volume, server, known([], 'data'))).toBe(answer);
});

test('a zone without block storage takes no volume', () => {
  const server = record('server', SERVER);
  const answer = 'Zone A does not support Block Storage volumes';
  expect(canAttachVolumes(server, known(['gb1-a']))).toBe(answer);
  expect(canAttachVolumes(server, known(['gb1-b']))).toBeUndefined();
});

test('a volume that cannot be attached at all says so first', () => {
  const volume = record('volume', { ...VOLUME, status: 'creating' });
  expect(attachProblem(volume, record('server', { ...SERVER, status: 'failed' }), known())).toBe(
    'This volume is still being created',
  );
});

describe('a choice', () => {
  test('of servers lists those that can take the volume first, and none that are gone', () => {
    const servers = [
      { ...SERVER, status: 'failed' },
      { ...SERVER, id: 'srv-bbbbb', status: 'deleted' },
      { ...SERVER, id: 'srv-ccccc' },
    ].map((raw) => record('server', raw));
    const choices = serversFor(record('volume', VOLUME), servers, known());
    expect(choices.map(({ record: { id }, reason }) => [id, reason])).toEqual([
      ['srv-ccccc', undefined],
      ['srv-aaaaa', 'This server has failed'],
    ]);
  });

  test('of volumes lists those that are free', () => {
    const volumes = [
      { ...VOLUME, id: 'vol-bbbbb', locked: true },
      VOLUME,
      { ...VOLUME, id: 'vol-ccccc', status: 'attached' },
    ].map((raw) => record('volume', raw));
    const choices = volumesFor(record('server', SERVER), volumes, known());
    expect(choices.map(({ record: { id }, reason }) => [id, reason])).toEqual([
      ['vol-aaaaa', undefined],
      ['vol-bbbbb', 'This volume is locked; unlock it first'],
    ]);
  });
});

test('an active server cannot start from another volume', () => {
  const server = (status: string) => record('server', { id: 'srv-aaaaa', status });
  expect(bootProblem(server('active'))).toBe(
    "The boot volume can't be changed while the Cloud Server is active",
  );
  expect(bootProblem(server('inactive'))).toBeUndefined();
});
