import { expect, test } from 'vitest';
import { demo, hearing, shortly, signedIn } from '../../client';

const path = (id: string, verb: string) => `/1.0/volumes/${id}/${verb}?${demo}`;

test('attach answers detached, then the volume is the server’s', async () => {
  const { client, clock, provider, events } = await hearing();
  const answer = await client.post(path('vol-free2', 'attach'), { server: 'srv-nbs01' });
  expect(answer).toMatchObject({ status: 202, body: { status: 'detached', server: null } });
  clock.advance(3000);
  expect(provider.world.volume.need('vol-free2')).toMatchObject({
    status: 'attached',
    server: 'srv-nbs01',
    boot: false,
  });
  expect(events.map(shortly)).toEqual([
    'volume.attach started vol-free2 srv-nbs01',
    'volume.attach completed vol-free2 srv-nbs01',
  ]);
  const { body } = await client.get(`/1.0/servers/srv-nbs01?${demo}`);
  expect(body).toMatchObject({ volumes: [{}, {}, { id: 'vol-free2' }] });
});

test.each(['vol-free2', 'vol-data1'])(
  '%s can become the boot volume of an inactive server, in the old one’s stead',
  async (id) => {
    const { client, clock, provider, events } = await hearing();
    const { world } = provider;
    world.server.patch('srv-nbs01', { status: 'inactive' });
    const answer = await client.post(path(id, 'attach'), { server: 'srv-nbs01', boot: true });
    expect(answer.status).toBe(202);
    clock.advance(3000);
    expect(world.volume.need(id)).toMatchObject({ status: 'attached', boot: true });
    expect(world.volume.need('vol-boot1')).toMatchObject({ status: 'attached', boot: false });
    expect(events.map(shortly).at(-1)).toBe(`volume.attach completed ${id} srv-nbs01 +vol-boot1`);
  },
);

const conflicts = [
  ['vol-data1', { server: 'srv-nbs01' }, 'Volume is not detached'],
  ['vol-creat', { server: 'srv-nbs01' }, 'Volume is not detached'],
  [
    'vol-free2',
    { server: 'srv-nbs01', boot: true },
    'The boot volume cannot be changed while the server is active',
  ],
] as const;

test.each(conflicts)('%s cannot be attached to %o', async (id, body, message) => {
  const { client } = await signedIn();
  expect(await client.post(path(id, 'attach'), body)).toMatchObject({
    status: 409,
    body: { error_name: 'resource_conflict', errors: [message] },
  });
});

const wrong = [
  ['vol-free2', {}, 'Server is invalid'],
  ['vol-free2', { server: 'srv-share' }, 'Server is invalid'],
  ['vol-free2', { server: 'srv-web01' }, 'Server type does not support block storage volumes'],
  ['vol-free1', { server: 'srv-nbs01' }, 'Volume and server must be in the same zone'],
  ['vol-free2', { server: 'srv-six06' }, 'A server can have at most 6 volumes'],
  ['vol-free2', { server: 'srv-nbs01', boot: 1 }, 'Boot must be true or false'],
  ['vol-web01', { server: 'srv-nbs01' }, 'Local volumes cannot be attached'],
] as const;

test.each(wrong)('%s is refused to %o', async (id, body, message) => {
  const { client } = await signedIn();
  expect(await client.post(path(id, 'attach'), body)).toMatchObject({
    status: 422,
    body: { errors: [message] },
  });
});

test.each(['deleting', 'deleted', 'failed'] as const)(
  'nor is it to a %s server',
  async (status) => {
    const { client, provider } = await signedIn();
    provider.world.server.patch('srv-nbs01', { status });
    const answer = await client.post(path('vol-free2', 'attach'), { server: 'srv-nbs01' });
    expect(answer.status).toBe(409);
  },
);

test('two volumes of a server have two serials', async () => {
  const { client, provider } = await signedIn();
  provider.world.volume.patch('vol-free2', { serial: 'data-1' });
  const answer = await client.post(path('vol-free2', 'attach'), { server: 'srv-nbs01' });
  expect(answer.body).toMatchObject({
    errors: ['Serial is already in use by another volume of the server'],
  });
});

test.each(['fail-host', 'later fail-host'])('a host named %s takes no volumes', async (name) => {
  const { client } = await signedIn();
  await client.put(`/1.0/servers/srv-nbs01?${demo}`, { name });
  expect(await client.post(path('vol-free2', 'attach'), { server: 'srv-nbs01' })).toMatchObject({
    status: 409,
    body: {
      error_name: 'host_volume_support_failure',
      errors: ['The host of this server does not support block storage volumes'],
    },
  });
});

test('a volume is attached once at a time', async () => {
  const { client } = await signedIn();
  await client.post(path('vol-free2', 'attach'), { server: 'srv-nbs01' });
  const again = await client.post(path('vol-free2', 'attach'), { server: 'srv-nbs01' });
  expect(again.status).toBe(409);
});

test('a server that is deleted meanwhile gets no volume, and no event names one', async () => {
  const { client, clock, provider, events } = await hearing();
  await client.post(path('vol-free2', 'attach'), { server: 'srv-nbs01' });
  await client.delete(`/1.0/servers/srv-nbs01?${demo}`);
  clock.advance(10_000);
  expect(provider.world.volume.need('vol-free2')).toMatchObject({ status: 'detached' });
  expect(events.map(shortly)).not.toContain('volume.attach completed vol-free2 srv-nbs01');
});

test('of two that are attached at a time only as many are as there is room for', async () => {
  const { client, clock, provider } = await signedIn();
  const { world } = provider;
  world.volume.patch('vol-free2', { serial: 'twin' });
  world.volume.put({ ...world.volume.need('vol-free2'), id: 'vol-other' });
  for (const id of ['vol-free2', 'vol-other']) {
    const answer = await client.post(path(id, 'attach'), { server: 'srv-nbs01' });
    expect(answer.status).toBe(202);
  }
  clock.advance(3000);
  expect(world.volume.need('vol-free2').status).toBe('attached');
  expect(world.volume.need('vol-other')).toMatchObject({ status: 'detached', server: null });
});

test('two that are made the boot volume at a time leave one', async () => {
  const { client, clock, provider } = await signedIn();
  const { world } = provider;
  world.server.patch('srv-nbs01', { status: 'inactive' });
  for (const id of ['vol-free2', 'vol-data1']) {
    await client.post(path(id, 'attach'), { server: 'srv-nbs01', boot: true });
  }
  clock.advance(3000);
  const boots = world.volume.by('server', 'srv-nbs01').filter(({ boot }) => boot);
  expect(boots.map(({ id }) => id)).toEqual(['vol-data1']);
});

test('detach answers attached, then the volume is free', async () => {
  const { client, clock, provider, events } = await hearing();
  provider.world.server.patch('srv-nbs01', { status: 'inactive' });
  const answer = await client.post(path('vol-data1', 'detach'));
  expect(answer).toMatchObject({ status: 202, body: { status: 'attached' } });
  clock.advance(3000);
  expect(provider.world.volume.need('vol-data1')).toMatchObject({
    status: 'detached',
    server: null,
  });
  expect(events.map(shortly)).toEqual([
    'volume.detach started vol-data1 srv-nbs01',
    'volume.detach completed vol-data1 srv-nbs01',
  ]);
});

const stuck = [
  ['vol-free1', 409, 'Volume is not attached'],
  ['vol-boot1', 409, 'Boot volumes cannot be detached'],
  ['vol-data1', 409, 'Volumes cannot be detached from an active server'],
  ['vol-web01', 422, 'Local volumes cannot be detached'],
] as const;

test.each(stuck)('%s cannot be detached', async (id, status, message) => {
  const { client } = await signedIn();
  const answer = await client.post(path(id, 'detach'));
  expect(answer).toMatchObject({ status, body: { errors: [message] } });
});
