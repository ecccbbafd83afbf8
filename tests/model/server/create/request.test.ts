import { expect, test } from 'vitest';
import { chosenIn } from '@/model/server/create/problems';
import { createServerCall } from '@/model/server/calls';
import { newServerBodies } from '@/model/server/create/request';
import { similarServer } from '@/model/server/create/similar';
import { facts, record } from '../../build';
import { form, known } from './build-form';

const NETWORK = { type: 'typ-netwk', rootSize: '50' } as const;
const LOCAL = { server_type: 'typ-local', image: 'img-linux' };

test.each([
  [{}, LOCAL],
  [{ name: ' web ' }, { ...LOCAL, name: 'web' }],
  [NETWORK, { server_type: 'typ-netwk', volumes: [{ image: 'img-linux', size: 53_687_091_200 }] }],
  [
    { ...NETWORK, from: 'volume', volume: 'vol-boot1' },
    { server_type: 'typ-netwk', volumes: [{ volume: 'vol-boot1' }], zone: 'zon-aaaaa' },
  ],
  [{ zone: 'zon-aaaaa' }, { ...LOCAL, zone: 'zon-aaaaa' }],
  [{ groups: ['grp-aaaaa'] }, { ...LOCAL, server_groups: ['grp-aaaaa'] }],
  [{ cloudIp: 'new' }, { ...LOCAL, cloud_ip: true }],
  [
    { cloudIp: 'existing', existingIp: 'cip-free1' },
    { ...LOCAL, cloud_ip: 'cip-free1' },
  ],
  [{ encrypted: true }, { ...LOCAL, disk_encrypted: true }],
  [{ userData: { value: 'hello', isBase64Encoded: false } }, { ...LOCAL, user_data: 'aGVsbG8=' }],
] as const)('a form %o is sent as %o', (given, body) => {
  const said = form(given);
  const bodies = newServerBodies(said, chosenIn(said, known()), { volumeSize: 'bytes' });
  expect(bodies).toEqual([body]);
  expect(createServerCall(bodies[0]!)).toEqual({
    method: 'POST',
    kind: 'server',
    body,
    ...('cloud_ip' in body && { awaits: 'cloud_ips' }),
  });
});

test('network storage has no disk to encrypt, and its size follows the unit', () => {
  const said = form({ ...NETWORK, encrypted: true });
  const [body] = newServerBodies(said, chosenIn(said, known()), { volumeSize: 'MiB' });
  expect(body).toEqual({
    server_type: 'typ-netwk',
    volumes: [{ image: 'img-linux', size: 51_200 }],
  });
});

test('equal servers differ in their names alone', () => {
  const said = form({ name: 'web', count: 2 });
  const bodies = newServerBodies(said, chosenIn(said, known()), { volumeSize: 'bytes' });
  expect(bodies).toEqual([
    { ...LOCAL, name: 'web-1' },
    { ...LOCAL, name: 'web-2' },
  ]);
});

test('what stands already is not made again', () => {
  const said = form({ name: 'web', count: 3, made: 2 });
  const bodies = newServerBodies(said, chosenIn(said, known()), { volumeSize: 'bytes' });
  expect(bodies).toEqual([{ ...LOCAL, name: 'web-3' }]);
});

test('a similar server takes over what is not its own', () => {
  const server = record('server', {
    id: 'srv-aaaaa',
    name: 'web',
    server_type: 'typ-netwk',
    image: 'img-linux',
    zone: 'zon-aaaaa',
    server_groups: ['grp-aaaaa'],
    cloud_ips: ['cip-taken'],
    volumes: ['vol-aaaaa'],
    user_data: 'aGVsbG8=',
    disk_encrypted: false,
  });
  const disks = facts({ volume: [{ id: 'vol-aaaaa', boot: true, size: 64_424_509_440 }] });
  expect(similarServer(server, disks)).toEqual(
    form({
      name: 'web-2',
      type: 'typ-netwk',
      rootSize: '60',
      zone: 'zon-aaaaa',
      groups: ['grp-aaaaa'],
      userData: { value: 'hello', isBase64Encoded: false },
    }),
  );
});
