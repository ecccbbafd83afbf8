import { expect, test } from 'vitest';
import { demo, hearing, idOf, shortly, signedIn } from '../../client';

const path = `/1.0/images?${demo}`;

test('an image of a volume is creating for a while, then available', async () => {
  const { client, clock, provider, events } = await hearing();
  const answer = await client.post(path, {
    volume: 'vol-data1',
    arch: 'x86_64',
    name: 'data of today',
    description: 'Before the move',
  });
  const id = idOf(answer.body);
  expect(answer).toMatchObject({
    status: 201,
    body: {
      name: 'data of today',
      description: 'Before the move',
      status: 'creating',
      source: 'vol-data1',
      arch: 'x86_64',
      owner: 'acc-demo1',
      official: false,
      public: false,
      disk_size: 0,
    },
  });
  expect(answer.headers.get('location')).toMatch(new RegExp(`/1\\.0/images/${id}$`));
  clock.advance(8000);
  expect(provider.world.image.need(id)).toMatchObject({
    status: 'available',
    virtual_size: 200 * 1024,
  });
  expect(events.map(shortly)).toEqual([
    `image.create started ${id}`,
    `image.create completed ${id}`,
  ]);
});

test('an image of a server is a snapshot of it, with its licence and minimum', async () => {
  const { client, events } = await hearing();
  const { status, body } = await client.post(path, { server: 'srv-win01' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'Snapshot of srv-win01 20 Nov 2026 12:00',
    source: 'srv-win01',
    source_type: 'snapshot',
    username: 'Administrator',
    licence_name: 'Windows 2022',
    min_ram: 2048,
    ancestor: { id: 'img-win22' },
  });
  expect(events.map(shortly)).toEqual([`image.create started ${idOf(body)} srv-win01`]);
});

test('an image can come from an address', async () => {
  const { client } = await signedIn();
  const http_url = 'https://images.example.com/nas/2026.qcow2';
  const { body } = await client.post(path, { http_url, username: 'root', min_ram: 1024 });
  expect(body).toMatchObject({
    name: '2026.qcow2',
    source: http_url,
    source_type: 'upload',
    username: 'root',
    min_ram: 1024,
  });
});

const refusals = [
  [{}, 422, 'One of server, volume and http_url must be given'],
  [
    { server: 'srv-web01', volume: 'vol-data1' },
    422,
    'One of server, volume and http_url must be given',
  ],
  [{ server: 'srv-share' }, 422, 'Server is invalid'],
  [{ volume: 'vol-nnnnn' }, 422, 'Volume is invalid'],
  [{ http_url: 'ftp://example.com/image' }, 422, 'Http url is invalid'],
  [{ volume: 'vol-data1', arch: 'arm64' }, 422, 'arch must be one of x86_64, i686'],
  [{ volume: 'vol-data1', status: 'available' }, 422, 'Status cannot be set on create'],
  [{ server: 'srv-make1' }, 409, 'Unable to action the request due to conflicting states'],
  [{ volume: 'vol-creat' }, 409, 'Unable to action the request due to conflicting states'],
] as const;

test.each(refusals)('%o is refused with %i', async (body, status, message) => {
  const { client, provider } = await signedIn();
  const before = provider.world.image.size;
  expect(await client.post(path, body)).toMatchObject({ status, body: { errors: [message] } });
  expect(provider.world.image.size).toBe(before);
});

test('one snapshot of a server is made at a time', async () => {
  const { client } = await signedIn();
  await client.post(path, { server: 'srv-web01' });
  expect((await client.post(path, { server: 'srv-web01' })).status).toBe(409);
});

test('a pending account creates none', async () => {
  const { client } = await signedIn();
  const body = { http_url: 'https://example.com/image' };
  expect((await client.post('/1.0/images?account_id=acc-pend1', body)).status).toBe(403);
});
