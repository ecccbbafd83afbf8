import { expect, test } from 'vitest';
import { demo, hearing, idOf, shortly, signedIn } from '../../client';

const path = (id: string, verb: string) => `/1.0/volumes/${id}/${verb}?${demo}`;
const gigabyte = 1024 ** 3;
const grown = { from: 40 * gigabyte, to: 60 * gigabyte };

test('resize answers the old size, then the volume has grown', async () => {
  const { client, clock, provider, events } = await hearing();
  const answer = await client.post(path('vol-boot1', 'resize'), grown);
  expect(answer).toMatchObject({ status: 202, body: { size: 40 * gigabyte } });
  clock.advance(3000);
  expect(provider.world.volume.need('vol-boot1').size).toBe(60 * gigabyte);
  expect(events.map(shortly)).toEqual([
    'volume.resize started vol-boot1 +acc-demo1 +srv-nbs01',
    'volume.resize completed vol-boot1 +acc-demo1 +srv-nbs01',
  ]);
});

const refusals = [
  ['vol-free2', { ...grown, from: 50 * gigabyte }, 409, /size of the volume has changed/],
  ['vol-free2', { from: 40 * gigabyte }, 422, /^Size can't be blank$/],
  ['vol-free2', { ...grown, to: 40 * gigabyte }, 422, /^Volumes can only be increased in size$/],
  ['vol-free1', { from: 100 * gigabyte, to: grown.to }, 422, /only be increased/],
  ['vol-free2', { ...grown, to: 5000 * gigabyte }, 422, /between 40GB and 4096GB/],
  ['vol-free2', { ...grown, to: 2000 * gigabyte }, 403, /Account limit reached/],
  ['vol-creat', grown, 409, /conflicting states/],
  ['vol-web01', grown, 422, /^Local volumes cannot be resized$/],
] as const;

test.each(refusals)('resize of %s by %o is refused', async (id, body, status, message) => {
  const { client } = await signedIn();
  const answer = await client.post(path(id, 'resize'), body);
  expect(answer).toMatchObject({ status, body: { errors: [expect.stringMatching(message)] } });
});

test('copy answers the new volume, which is creating and then detached', async () => {
  const { client, clock, provider, events } = await hearing();
  const answer = await client.post(path('vol-data1', 'copy'), { delete_with_server: true });
  const id = idOf(answer.body);
  expect(id).not.toBe('vol-data1');
  expect(answer).toMatchObject({
    status: 202,
    body: {
      name: 'Copy of vol-data1 (data)',
      status: 'creating',
      size: 200 * gigabyte,
      filesystem_label: 'data',
      serial: id,
      source: 'vol-data1',
      source_type: 'volume',
      delete_with_server: true,
      boot: false,
      server: null,
    },
  });
  clock.advance(10_000);
  expect(provider.world.volume.need(id).status).toBe('detached');
  expect(events.map(shortly)).toEqual([
    `volume.copy started vol-data1 ${id} +acc-demo1`,
    `volume.copy completed vol-data1 ${id} +acc-demo1`,
  ]);
});

test('a copy has the name and serial that it is given', async () => {
  const { client } = await signedIn();
  const { body } = await client.post(path('vol-free2', 'copy'), { name: 'twin', serial: 'two' });
  expect(body).toMatchObject({ name: 'twin', serial: 'two', encrypted: true });
});

test.each(['vol-creat', 'vol-going', 'vol-faild'])('%s cannot be copied', async (id) => {
  const { client } = await signedIn();
  expect((await client.post(path(id, 'copy'))).status).toBe(409);
});

test('a copy needs as much block storage as the volume has', async () => {
  const { client, provider } = await signedIn();
  provider.world.account.patch('acc-demo1', { block_storage_limit: 600 * 1024 });
  expect(await client.post(path('vol-data1', 'copy'))).toMatchObject({
    status: 403,
    body: { error_name: 'account_limit_reached' },
  });
});
