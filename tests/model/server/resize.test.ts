import { expect, test } from 'vitest';
import { resizeCall } from '@/model/server/calls';
import { chosenTypeProblem, resizeProblem } from '@/model/server/resize';
import { canResize } from '@/model/server/rules';
import { facts, record } from '../build';

const SERVER = { id: 'srv-aaaaa', status: 'active', server_type: 'typ-local', image: 'img-aaaaa' };
const TYPES = [
  { id: 'typ-local', ram: 2048, disk_size: 61_440, storage_type: 'local' },
  { id: 'typ-netwk', ram: 2048, disk_size: 0, storage_type: 'network' },
];

function known(used = 4096) {
  return {
    ...facts({ server_type: TYPES, image: [{ id: 'img-aaaaa', min_ram: 1024 }] }),
    account: record('account', { id: 'acc-aaaaa', ram_limit: 8192, ram_used: used }),
  };
}

const SMALL_DISK = 'You cannot reduce the size of the server';
const SMALLER = 'Server must be stopped before it can be made smaller';
const LARGER = 'Server must be stopped before it can be made larger';
const MEMORY = 'Your account does not have enough memory left for this type';
const IMAGE = 'The image of this server needs at least 1 GB of memory';

test.each([
  ['active', { id: 'typ-local', ram: 2048, disk_size: 61_440 }, 'This is the current type'],
  ['active', { ram: 2048, disk_size: 81_920 }, undefined],
  ['active', { ram: 4096, disk_size: 81_920 }, LARGER],
  ['inactive', { ram: 4096, disk_size: 81_920 }, undefined],
  ['active', { ram: 1024, disk_size: 81_920 }, SMALLER],
  ['inactive', { ram: 1024, disk_size: 81_920 }, undefined],
  ['inactive', { ram: 1024, disk_size: 20_480 }, SMALL_DISK],
  ['active', { ram: 1024, disk_size: 20_480 }, SMALL_DISK],
  ['inactive', { ram: 512, disk_size: 20_480 }, IMAGE],
  ['inactive', { ram: 16_384, disk_size: 20_480 }, MEMORY],
  ['inactive', { ram: 6144, disk_size: 81_920 }, undefined],
])('a server that is %s becoming %o: %s', (status, type, answer) => {
  const server = record('server', { ...SERVER, status });
  expect(resizeProblem(server, record('server_type', { id: 'typ-other', ...type }), known())).toBe(
    answer,
  );
});

test('network storage has no disk that could shrink', () => {
  const server = record('server', { ...SERVER, server_type: 'typ-netwk' });
  const next = record('server_type', { id: 'typ-other', ram: 2048, disk_size: 0 });
  expect(resizeProblem(server, next, known())).toBeUndefined();
});

test.each([
  ['typ-local', { storage_type: 'network', disk_size: 0 }, SMALL_DISK],
  ['typ-local', { storage_type: 'network', disk_size: 81_920 }, SMALL_DISK],
  ['typ-netwk', { storage_type: 'local', disk_size: 61_440 }, undefined],
  ['typ-local', { storage_type: 'local', disk_size: 61_440 }, undefined],
  ['typ-netwk', { storage_type: 'network', disk_size: 0 }, undefined],
])(
  'another kind of storage bars nothing, no local disk does: %s to %o: %s',
  (now, next, answer) => {
    const server = record('server', { ...SERVER, status: 'inactive', server_type: now });
    const type = record('server_type', { id: 'typ-other', ram: 2048, ...next });
    expect(resizeProblem(server, type, known())).toBe(answer);
  },
);

test.each([
  [{ status: 'active' }, undefined],
  [{ status: 'inactive' }, undefined],
  [{ status: 'creating' }, 'This server is still being created'],
  [{ status: 'failed' }, 'This server has failed'],
  [{ status: 'deleted' }, 'This server has been deleted'],
  [{ locked: true }, 'This server is locked; unlock it first'],
  [
    { started_at: '2022-04-19T23:59:59Z' },
    'Servers started before 20 April 2022 cannot be resized',
  ],
  [{ started_at: '2022-04-20T00:00:00Z' }, undefined],
  [{ started_at: null }, undefined],
])('resize of a server %o: %s', (raw, answer) => {
  expect(canResize(record('server', { ...SERVER, ...raw }), known())).toBe(answer);
});

test('a new type must be chosen', () => {
  const server = record('server', SERVER);
  const [current] = TYPES.map((type) => record('server_type', type));
  const answer = 'You must select a new server type';
  expect(chosenTypeProblem(server, undefined, known())).toBe(answer);
  expect(chosenTypeProblem(server, current, known())).toBe(answer);
  const next = record('server_type', { id: 'typ-other', ram: 4096, disk_size: 81_920 });
  expect(chosenTypeProblem(server, next, known())).toBe(LARGER);
});

test('resizing sends new_type', () => {
  expect(resizeCall('srv-aaaaa', 'typ-bbbbb')).toMatchObject({
    method: 'POST',
    action: 'resize',
    body: { new_type: 'typ-bbbbb' },
  });
});
