import { expect, test } from 'vitest';
import { demo, hearing, idOf, shortly, signedIn } from '../../client';

const path = `/1.0/volumes?${demo}`;
const gigabyte = 1024 ** 3;
const sized = { size: 40 * gigabyte };

test('a volume is creating for a while, then detached', async () => {
  const { client, clock, provider, events } = await hearing();
  const answer = await client.post(path, {
    ...sized,
    name: 'fresh',
    filesystem_type: 'ext4',
    filesystem_label: 'my.data+1',
    serial: 'serial-1',
    delete_with_server: true,
    zone: 'gb1-b',
  });
  expect(answer).toMatchObject({
    status: 202,
    body: {
      name: 'fresh',
      status: 'creating',
      size: 40 * gigabyte,
      filesystem_type: 'ext4',
      filesystem_label: 'my.data+1',
      serial: 'serial-1',
      delete_with_server: true,
      storage_type: 'network',
      source_type: 'raw',
      image: { name: 'Blank Disk Image' },
      server: null,
      zone: { handle: 'gb1-b' },
      created_at: '2026-11-20T12:00:00Z',
    },
  });
  const id = idOf(answer.body);
  expect(answer.headers.get('location')).toMatch(new RegExp(`/1\\.0/volumes/${id}$`));
  clock.advance(5000);
  expect(provider.world.volume.need(id).status).toBe('detached');
  expect(events.map(shortly)).toEqual([
    `volume.create started ${id} +acc-demo1`,
    `volume.create completed ${id} +acc-demo1`,
  ]);
});

const origins = [
  [{}, { source_type: 'raw', source: null, filesystem_type: null }],
  [{ filesystem_type: null }, { source_type: 'raw', filesystem_type: null }],
  [{ filesystem_type: 'xfs' }, { source_type: 'raw', filesystem_type: 'xfs' }],
  [{ image: 'img-ubu24' }, { source_type: 'image', source: 'img-ubu24' }],
  [{ source: 'vol-free2' }, { source_type: 'volume', source: 'vol-free2' }],
] as const;

test.each(origins)('of %o is made %o, its serial being its id', async (body, expected) => {
  const { client } = await signedIn();
  const answer = await client.post(path, { ...sized, ...body });
  expect(answer.body).toMatchObject({ ...expected, serial: idOf(answer.body) });
});

test('the account’s block storage counts it at once', async () => {
  const { client } = await signedIn();
  const used = async () => {
    const { body } = await client.get(`/1.0/accounts/acc-demo1?${demo}`);
    return (body as { block_storage_used: number }).block_storage_used;
  };
  const before = await used();
  await client.post(path, sized);
  expect(await used()).toBe(before + 40 * 1024);
});

const refusals = [
  [{ size: undefined }, "Size can't be blank"],
  [{ size: '40' }, 'Size must be a whole number'],
  [{ size: 39 * gigabyte }, 'Size must be between 40GB and 4096GB'],
  [{ size: 4097 * gigabyte }, 'Size must be between 40GB and 4096GB'],
  [{ image: 'img-nnnnn' }, 'Image is invalid'],
  [{ image: 'img-creat' }, 'Image is not available'],
  [{ source: 'vol-nnnnn' }, 'Source is invalid'],
  [{ source: 'vol-data1' }, 'Size is too small for the source'],
  [
    { image: 'img-ubu24', filesystem_type: 'xfs' },
    'Only one of image, filesystem_type and source can be given',
  ],
  [{ filesystem_type: 'ntfs' }, 'Filesystem type is invalid'],
  [{ filesystem_type: 'ext4', filesystem_label: 'no spaces' }, 'Filesystem label is invalid'],
  [{ filesystem_type: 'ext4', filesystem_label: 'thirteen-long' }, 'Filesystem label is invalid'],
  [{ filesystem_label: 'data' }, 'Filesystem label needs a filesystem type'],
  [{ serial: 'twenty-one-characters' }, 'Serial is invalid'],
  [{ serial: 'a/b' }, 'Serial is invalid'],
  [{ delete_with_server: 'yes' }, 'Delete with server must be true or false'],
  [{ name: 'n'.repeat(256) }, 'Name is too long (maximum is 255 characters)'],
  [{ zone: 'gb1-x' }, 'Zone is invalid'],
  [{ zone: 'gb1-c' }, 'Zone does not support block storage'],
] as const;

test.each(refusals)('%o is refused', async (body, message) => {
  const { client, provider } = await signedIn();
  const before = provider.world.volume.size;
  const answer = await client.post(path, { ...sized, ...body });
  expect(answer).toMatchObject({ status: 422, body: { errors: [message] } });
  expect(provider.world.volume.size).toBe(before);
});

test('a volume needs room for its image', async () => {
  const { client, provider } = await signedIn();
  provider.world.image.patch('img-avail', { virtual_size: 50 * 1024 });
  const answer = await client.post(path, { ...sized, image: 'img-avail' });
  expect(answer.body).toMatchObject({ errors: ['Size is too small for the image'] });
});

test('there is no more than the account’s block storage', async () => {
  const { client } = await signedIn();
  expect(await client.post(path, { size: 600 * gigabyte })).toMatchObject({
    status: 403,
    body: { error_name: 'account_limit_reached' },
  });
});

const accounts = [
  ['acc-pend1', 'This account has not been activated yet'],
  ['acc-susp1', 'This account is suspended'],
  ['acc-gone1', 'This account is closed'],
] as const;

test.each(accounts)('%s creates nothing', async (account, message) => {
  const { client } = await signedIn();
  const answer = await client.post(`/1.0/volumes?account_id=${account}`, sized);
  expect(answer).toMatchObject({ status: 403, body: { errors: [message] } });
});

test('a volume named by a sentinel is refused so', async () => {
  const { client } = await signedIn();
  expect((await client.post(path, { ...sized, name: 'fail-500' })).status).toBe(500);
});
