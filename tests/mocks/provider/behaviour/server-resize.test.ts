import { expect, test } from 'vitest';
import { demo, hearing, shortly, signedIn } from '../../client';

const path = (id: string) => `/1.0/servers/${id}/resize?${demo}`;

test('resize answers the old type; then the server has the new one, and its disk has grown', async () => {
  const { client, clock, events } = await hearing();
  const answer = await client.post(path('srv-work1'), { new_type: 'typ-ssd04' });
  expect(answer).toMatchObject({ status: 202, body: { server_type: { handle: '1gb.ssd' } } });
  clock.advance(8000);
  const { body } = await client.get(`/1.0/servers/srv-work1?${demo}`);
  expect(body).toMatchObject({
    status: 'inactive',
    server_type: { handle: '4gb.ssd' },
    volumes: [{ size: 120 * 1024 ** 3 }],
  });
  expect(events.map(shortly)).toEqual([
    'server.resize started srv-work1 +acc-demo1 +vol-work1',
    'server.resize completed srv-work1 +acc-demo1 +vol-work1',
  ]);
});

test('an active server can become a type of the same memory', async () => {
  const { client, clock, provider } = await signedIn();
  const answer = await client.post(path('srv-web01'), { new_type: '2gb.std' });
  expect(answer.status).toBe(202);
  clock.advance(8000);
  expect(provider.world.server.need('srv-web01')).toMatchObject({
    status: 'active',
    server_type: 'typ-std02',
  });
});

const conflicts = [
  ['srv-web01', '4gb.ssd', 'The server must be inactive for its memory to change'],
  ['srv-old01', '2gb.ssd', 'Servers started before 20 April 2022 cannot be resized'],
  ['srv-fail1', '2gb.ssd', 'Unable to action the request due to conflicting states'],
  ['srv-make1', '2gb.ssd', 'Unable to action the request due to conflicting states'],
] as const;

test.each(conflicts)('%s cannot become %s now', async (id, new_type, message) => {
  const { client } = await signedIn();
  expect(await client.post(path(id), { new_type })).toMatchObject({
    status: 409,
    body: { error_name: 'resource_conflict', errors: [message] },
  });
});

const wrong = [
  [undefined, 'Server type is invalid'],
  ['9gb.none', 'Server type is invalid'],
  ['typ-ssd01', 'The server is of that type already'],
  ['2gb.nbs', 'The disk of a server cannot shrink'],
  ['nano', 'The disk of a server cannot shrink'],
] as const;

test.each(wrong)('no inactive server of 1 GB can become %s', async (new_type, message) => {
  const { client } = await signedIn();
  expect(await client.post(path('srv-work1'), { new_type })).toMatchObject({
    status: 422,
    body: { errors: [message] },
  });
});

test('a server on Block Storage can become a type with a disk of its own; it keeps its volumes', async () => {
  const { client, clock, provider } = await signedIn();
  provider.world.server.patch('srv-nbs01', { status: 'inactive' });
  const volumes = () => provider.world.volume.by('server', 'srv-nbs01');
  const before = volumes();
  expect((await client.post(path('srv-nbs01'), { new_type: '8gb.ssd' })).status).toBe(202);
  clock.advance(8000);
  expect(provider.world.server.need('srv-nbs01').server_type).toBe('typ-ssd08');
  expect(volumes()).toEqual(before);
});

test('a server keeps the memory that its image needs', async () => {
  const { client, provider } = await signedIn();
  provider.world.server.patch('srv-nbs01', { status: 'inactive', image: 'img-win22' });
  provider.world.image.patch('img-win22', { min_ram: 4096 });
  expect(await client.post(path('srv-nbs01'), { new_type: '2gb.nbs' })).toMatchObject({
    status: 422,
    body: { errors: ['The server type has less memory than the image needs'] },
  });
});

test('the account must have the memory left', async () => {
  const { client, provider } = await signedIn();
  provider.world.account.patch('acc-demo1', { ram_limit: 50_000 });
  expect(await client.post(path('srv-work1'), { new_type: '16gb.ram' })).toMatchObject({
    status: 403,
    body: { error_name: 'account_limit_reached' },
  });
});

test.each(['fail-capacity', 'later fail-capacity'])(
  'the host of a server named %s has no capacity for more',
  async (name) => {
    const { client } = await signedIn();
    await client.put(`/1.0/servers/srv-work1?${demo}`, { name });
    expect(await client.post(path('srv-work1'), { new_type: '2gb.ssd' })).toMatchObject({
      status: 409,
      body: {
        error_name: 'insufficient_instance_capacity',
        errors: ['The host does not have the capacity for this server type'],
      },
    });
    expect((await client.post(`/1.0/servers/srv-work1/start?${demo}`)).status).toBe(202);
  },
);

test('one change of a server is under way at a time', async () => {
  const { client } = await signedIn();
  await client.post(path('srv-work1'), { new_type: '2gb.ssd' });
  expect((await client.post(path('srv-work1'), { new_type: '4gb.ssd' })).status).toBe(409);
  expect((await client.post(`/1.0/servers/srv-work1/start?${demo}`)).status).toBe(409);
});
