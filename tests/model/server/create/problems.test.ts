import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Facts } from '@/model/facts';
import { noTypeFits, NO_TYPE_FITS } from '@/model/server/create/choices';
import { MOST_SERVERS, serverNames } from '@/model/server/create/form';
import {
  createDisabledReason,
  newServerProblems,
  newServerSchema,
} from '@/model/server/create/problems';
import { record } from '../../build';
import { form, known } from './build-form';

const MEMORY = 'Your account does not have enough memory left for this type';
const VOLUME = { from: 'volume', type: 'typ-netwk', volume: 'vol-boot1' } as const;

test.each([
  [{}, {}],
  [{ type: '' }, { type: 'Please select a server type' }],
  [{ image: '' }, { image: 'Please select an image' }],
  [{ image: 'img-gone1' }, { image: 'The selected image is not available' }],
  [{ count: 4 }, {}],
  [{ count: 5 }, { type: MEMORY }],
  [{ count: 0 }, { count: `Please enter a number from 1 to ${String(MOST_SERVERS)}` }],
  [{ type: 'typ-netwk', rootSize: '50' }, {}],
  [
    { type: 'typ-netwk', rootSize: '49' },
    { rootSize: 'The selected image needs a volume of at least 50GB' },
  ],
  [{ type: 'typ-netwk', rootSize: '' }, { rootSize: 'Please enter a valid size in GB' }],
  [{ type: 'typ-netwk', rootSize: '10' }, { rootSize: 'Volumes must be at least 40GB' }],
  [
    { type: 'typ-netwk', rootSize: '201' },
    { rootSize: 'Please enter a valid size between 40GB and 200GB' },
  ],
  [
    { type: 'typ-netwk', rootSize: '101', count: 2 },
    { rootSize: 'Please enter a valid size between 40GB and 100GB' },
  ],
  [{ rootSize: '' }, {}],
  [{ from: 'volume', type: 'typ-netwk' }, { volume: 'Please select a volume' }],
  [VOLUME, {}],
  [{ ...VOLUME, zone: 'zon-aaaaa' }, {}],
  [
    { ...VOLUME, type: 'typ-local' },
    { type: 'A server that starts from a volume needs a Block Storage type' },
  ],
  [{ ...VOLUME, count: 2 }, { volume: 'A volume can start only one server' }],
  [{ ...VOLUME, volume: 'vol-blank' }, {}],
  [{ ...VOLUME, volume: 'vol-copy1' }, {}],
  [{ ...VOLUME, volume: 'vol-taken' }, { volume: 'This volume is attached; detach it first' }],
  // The server's zone is that of its volume; the zone chosen before does not matter.
  [{ ...VOLUME, zone: 'zon-bbbbb' }, {}],
  [{ ...VOLUME, zone: 'zon-zzzzz' }, {}],
  [
    { ...VOLUME, volume: 'vol-zoneb', zone: 'zon-aaaaa' },
    { zone: 'Zone B does not support Block Storage volumes' },
  ],
  [{ zone: 'zon-bbbbb' }, {}],
  [{ zone: 'zon-zzzzz' }, { zone: 'Please select a zone' }],
  [
    { type: 'typ-netwk', rootSize: '50', zone: 'zon-bbbbb' },
    { zone: 'Zone B does not support Block Storage volumes' },
  ],
  [{ cloudIp: 'new' }, {}],
  [{ cloudIp: 'new', count: 3 }, { cloudIp: 'Your account does not have enough Cloud IPs left' }],
  [{ cloudIp: 'new', count: 3, made: 1 }, {}],
  [{ count: 2, made: 2 }, { count: `Please enter a number from 3 to ${String(MOST_SERVERS)}` }],
  [{ cloudIp: 'existing' }, { cloudIp: 'Please select a Cloud IP' }],
  [{ cloudIp: 'existing', existingIp: 'cip-free1' }, {}],
  [
    { cloudIp: 'existing', existingIp: 'cip-free1', count: 2 },
    { cloudIp: 'An existing cloud IP can be mapped to only one server' },
  ],
  [
    { cloudIp: 'existing', existingIp: 'cip-taken' },
    { cloudIp: 'cip-taken has already been mapped elsewhere' },
  ],
  [
    { cloudIp: 'existing', existingIp: 'cip-resvd' },
    { cloudIp: 'cip-resvd has already been mapped elsewhere' },
  ],
  [
    { cloudIp: 'existing', existingIp: 'cip-going' },
    { cloudIp: 'cip-going has already been mapped elsewhere' },
  ],
  [{ encrypted: true }, {}],
  [
    { encrypted: true, type: 'typ-netwk', rootSize: '50' },
    { encrypted: 'Disk encryption applies only to servers with local storage' },
  ],
  [{ sshKeys: 'nonsense' }, { sshKeys: 'Invalid key at line 1' }],
  [
    { userData: { value: 'a'.repeat(50_000), isBase64Encoded: false } },
    { userData: 'Data size limit exceeded' },
  ],
] as const)('a form %o: %o', (given, problems) => {
  const found = Object.entries(newServerProblems(form(given), known())).filter(
    ([, message]) => message,
  );
  expect(Object.fromEntries(found)).toEqual(problems);
});

test('there are no more Cloud IPs only where none at all is left', () => {
  const problem = (cloud_ips_used: number) =>
    newServerProblems(form({ cloudIp: 'new', count: 2 }), known({ cloud_ips_used })).cloudIp;
  expect(problem(1)).toBeUndefined();
  expect(problem(2)).toBe('Your account does not have enough Cloud IPs left');
  expect(problem(3)).toBe('Your account has no more Cloud IPs left');
});

test('while the count is being typed, no limit is said to be too low for it', () => {
  const given = { cloudIp: 'new', image: 'img-wind1', count: Number.NaN } as const;
  const found = newServerProblems(form(given), known({ windows_servers_limit: 1 }));
  expect([found.cloudIp, found.image]).toEqual([undefined, undefined]);
});

test('Windows needs the limit, and the memory that its image asks for', () => {
  const windows = form({ image: 'img-wind1' });
  expect(newServerProblems(windows, known()).image).toBe(
    'This account cannot have Windows servers',
  );
  const allowed = newServerProblems(windows, known({ windows_servers_limit: 1 }));
  expect(allowed.image).toBeUndefined();
  expect(allowed.type).toBe('The selected image needs at least 4 GB of memory');
});

describe('windows_servers_limit bounds the Windows servers of an account', () => {
  const FULL = 'Your account has no more Windows servers left';
  const SHORT = 'Your account does not have enough Windows servers left';
  const held = (limit: number, ...servers: readonly object[]) =>
    known({ windows_servers_limit: limit }, 'ssh-rsa …', {
      server: servers.map((given, index) => ({
        id: `srv-aaaa${String(index)}`,
        image: 'img-wind1',
        status: 'active',
        ...given,
      })),
    });
  const problem = (count: number, facts: Facts) =>
    newServerProblems(form({ image: 'img-wind1', count }), facts).image;

  test.each([
    ['one more', 1, held(2, {}), undefined],
    ['one at the limit', 1, held(2, {}, { status: 'inactive' }), FULL],
    ['more at once than are left', 2, held(2, {}), SHORT],
    ['more at once than there may be', 3, held(2), SHORT],
    ['as many as are left', 2, held(2), undefined],
    ['one while another goes', 1, held(2, {}, { status: 'deleting' }), undefined],
    ['one while another has failed', 1, held(2, {}, { status: 'failed' }), undefined],
    ['one beside Linux', 1, held(2, {}, { image: 'img-linux' }), undefined],
    ["one beside another account's", 1, held(2, {}, { account: { id: 'acc-bbbbb' } }), undefined],
  ])('%s', (_, count, facts, answer) => {
    expect(problem(count, facts)).toBe(answer);
  });

  test('a server of Linux takes none of them', () => {
    expect(newServerProblems(form(), held(1, {})).image).toBeUndefined();
  });

  test('a volume with Windows on it takes one', () => {
    const windows = form({ ...VOLUME, volume: 'vol-wind1' });
    expect(newServerProblems(windows, held(1, {})).volume).toBe(FULL);
    expect(newServerProblems(windows, held(2, {})).volume).toBeUndefined();
  });
});

test('a volume with Windows on it needs the limit and the memory too', () => {
  const windows = form({ ...VOLUME, volume: 'vol-wind1', type: 'typ-small' });
  expect(newServerProblems(windows, known()).volume).toBe(
    'This account cannot have Windows servers',
  );
  const found = newServerProblems(windows, known({ windows_servers_limit: 1 }));
  expect(found.volume).toBeUndefined();
  expect(found.type).toBe('The selected image needs at least 4 GB of memory');
});

test('a key is asked for where the profile has none, save for Windows', () => {
  const message =
    'You do not have an SSH key in your profile. This is required to access the new server.';
  expect(newServerProblems(form(), known({}, null)).sshKeys).toBe(message);
  const windows = form({ image: 'img-wind1' });
  expect(newServerProblems(windows, known({}, null)).sshKeys).toBeUndefined();
  const onVolume = form({ ...VOLUME, volume: 'vol-wind1' });
  expect(newServerProblems(onVolume, known({}, null)).sshKeys).toBeUndefined();
  expect(newServerProblems(form(VOLUME), known({}, null)).sshKeys).toBe(message);
});

test('the button is disabled without a type, a source, or memory, and for no other reason', () => {
  expect(createDisabledReason(form(), known())).toBeUndefined();
  expect(createDisabledReason(form({ sshKeys: 'x' }), known())).toBeUndefined();
  expect(createDisabledReason(form({ image: '' }), known())).toBe('Please select an image');
  expect(createDisabledReason(form(), known({ ram_used: 16_384 }))).toBe(MEMORY);
});

test('a warning shows when no type fits', () => {
  const types = [1024, 2048].map((ram) => record('server_type', { id: 'typ-aaaaa', ram }));
  expect(noTypeFits(types, known({ ram_used: 15_360 }))).toBe(false);
  expect(noTypeFits(types, known({ ram_used: 15_361 }))).toBe(true);
  expect(noTypeFits([], known({ ram_used: 16_384 }))).toBe(false);
  expect(NO_TYPE_FITS).toContain('any server type');
});

test('the schema puts each message on its field', () => {
  const result = safeParse(newServerSchema(known), form({ type: '', sshKeys: 'x' }));
  expect(result.issues?.map(({ path, message }) => [path?.[0]?.key, message])).toEqual([
    ['type', 'Please select a server type'],
    ['sshKeys', 'Invalid key at line 1'],
  ]);
});

test('equal servers are numbered from one', () => {
  expect(serverNames(' web ', 3)).toEqual(['web-1', 'web-2', 'web-3']);
  expect(serverNames('web', 1)).toEqual(['web']);
  expect(serverNames('', 2)).toEqual(['', '']);
});
