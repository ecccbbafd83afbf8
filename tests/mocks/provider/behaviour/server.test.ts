import { expect, test } from 'vitest';
import { demo, hearing, signedIn } from '../../client';

const path = (id: string, verb = '') => `/1.0/servers/${id}${verb && `/${verb}`}?${demo}`;

const powers = [
  ['stop', 'srv-web01', 'active', 'inactive'],
  ['shutdown', 'srv-web01', 'active', 'inactive'],
  ['start', 'srv-work1', 'inactive', 'active'],
  ['reboot', 'srv-web01', 'active', 'active'],
  ['reset', 'srv-web01', 'active', 'active'],
] as const;

test.each(powers)('%s answers the old state, then takes its time', async (verb, id, old, then) => {
  const { client, clock, provider, events } = await hearing();
  const { status, body } = await client.post(path(id, verb));
  expect(status).toBe(202);
  expect(body).toMatchObject({ id, status: old });
  expect(provider.world.server.need(id).status).toBe(old);
  clock.advance(10_000);
  expect(provider.world.server.need(id).status).toBe(then);
  expect(events.map(({ action, state }) => [action, state])).toEqual([
    [`server.${verb}`, 'started'],
    [`server.${verb}`, 'completed'],
  ]);
  expect(events[0]).toMatchObject({
    resource: { id, resource_type: 'server' },
    account: { id: 'acc-demo1' },
    user: { id: 'usr-demo1', email: 'demo@example.com' },
    affects: [{ id }],
  });
});

test('the event is in the feed too, without what only the stream sends', async () => {
  const { client } = await hearing();
  await client.post(path('srv-web01', 'stop'));
  const { body } = await client.get(`/1.0/events?${demo}&limit=1`);
  expect(body).toMatchObject([{ action: 'server.stop', resource: { id: 'srv-web01' } }]);
  expect((body as object[])[0]).not.toHaveProperty('state');
});

const refused = [
  ['start', 'srv-web01'],
  ['stop', 'srv-work1'],
  ['reboot', 'srv-fail1'],
  ['activate_console', 'srv-work1'],
  ['snapshot', 'srv-make1'],
] as const;

test.each(refused)('%s of %s is a conflict of states', async (verb, id) => {
  const { client } = await signedIn();
  const { status, body } = await client.post(path(id, verb));
  expect(status).toBe(409);
  expect(body).toEqual({
    error_name: 'resource_conflict',
    errors: ['Unable to action the request due to conflicting states'],
  });
});

test('a second verb waits until the first is done', async () => {
  const { client, clock } = await signedIn();
  await client.post(path('srv-web01', 'reboot'));
  expect((await client.post(path('srv-web01', 'stop'))).status).toBe(409);
  clock.advance(10_000);
  expect((await client.post(path('srv-web01', 'stop'))).status).toBe(202);
});

test('a pending account takes no snapshot', async () => {
  const { client, provider } = await signedIn();
  provider.world.account.patch('acc-demo1', { status: 'pending' });
  expect(await client.post(path('srv-web01', 'snapshot'))).toMatchObject({
    status: 403,
    body: { errors: ['This account has not been activated yet'] },
  });
});

test('a snapshot names its image in a Link header, and one is made at a time', async () => {
  const { client, clock, provider, events } = await hearing();
  const { status, headers, body } = await client.post(path('srv-web01', 'snapshot'));
  expect(status).toBe(202);
  expect(body).toMatchObject({ id: 'srv-web01' });
  const id = /\/1\.0\/images\/(img-\w{5})>; rel=snapshot$/.exec(headers.get('link') ?? '')?.[1];
  expect(provider.world.image.get(id)).toMatchObject({ status: 'creating', source: 'srv-web01' });
  expect((await client.post(path('srv-web01', 'snapshot'))).status).toBe(409);
  clock.advance(10_000);
  expect(provider.world.image.get(id)?.status).toBe('available');
  expect(events.at(-1)?.affects.map((one) => one.id)).toEqual(['srv-web01', id]);
});

test.each([
  ['srv-web01', 'vol-web01'],
  ['srv-nbs01', 'vol-boot1'],
])('a snapshot of %s is as large as its disk, however it is made', async (server, disk) => {
  const { client, clock, provider } = await signedIn();
  await client.post(path(server, 'snapshot'));
  clock.advance(10_000);
  await client.post(`/1.0/images?${demo}`, { server });
  clock.advance(10_000);
  const mebibytes = provider.world.volume.need(disk).size / 1024 ** 2;
  const sizes = provider.world.image.by('source', server).slice(-2);
  expect(sizes.map(({ virtual_size }) => virtual_size)).toEqual([mebibytes, mebibytes]);
});

test('the console’s address and token are in that one answer alone', async () => {
  const { client } = await signedIn();
  const { body } = await client.post(path('srv-web01', 'activate_console'));
  expect(body).toMatchObject({
    console_url: 'http://provider.test/console/srv-web01/',
    console_token_expires: '2026-11-20T12:15:00.000Z',
  });
  expect((body as { console_token: string }).console_token).toMatch(/^\w{32}$/);
  expect((await client.get(path('srv-web01'))).body).toMatchObject({ console_token: null });
});

test('a locked server refuses only delete', async () => {
  const { client } = await signedIn();
  expect((await client.delete(path('srv-lock1'))).status).toBe(409);
  expect((await client.post(path('srv-lock1', 'stop'))).status).toBe(202);
  const unlocked = await client.put(path('srv-lock1', 'unlock_resource'));
  expect(unlocked).toMatchObject({ status: 200, body: { locked: false } });
  const locked = await client.put(path('srv-lock1', 'lock_resource'));
  expect(locked).toMatchObject({ status: 200, body: { locked: true } });
});

test('a deleted server lets go of all that hung on it, and leaves the list', async () => {
  const { client, clock, provider, events } = await hearing();
  const answer = await client.delete(path('srv-nbs01'));
  expect(answer).toMatchObject({ status: 202, body: { status: 'deleting' } });
  clock.advance(10_000);
  const { world } = provider;
  expect(world.cloud_ip.need('cip-nbs01')).toMatchObject({ status: 'unmapped', destination: null });
  expect(world.volume.need('vol-boot1').status).toBe('deleted');
  expect(world.volume.need('vol-data1')).toMatchObject({ status: 'detached', server: null });
  expect(events.at(-1)?.touches?.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['cip-nbs01', 'vol-boot1', 'vol-data1', 'grp-deflt']),
  );
  expect((await client.get(path('srv-nbs01'))).body).toMatchObject({ status: 'deleted' });
  const { body } = await client.get(`/1.0/servers?${demo}`);
  expect((body as { id: string }[]).map(({ id }) => id)).not.toContain('srv-nbs01');
});

test('a balancer loses a deleted node', async () => {
  const { client, clock, provider } = await signedIn();
  await client.delete(path('srv-web01'));
  clock.advance(10_000);
  expect(provider.world.load_balancer.need('lba-front').nodes).toEqual(['srv-web02']);
});

test('a save answers the new record and publishes an event', async () => {
  const { client, events } = await hearing();
  const changes = {
    name: 'web-one',
    server_groups: ['grp-works'],
    snapshots_schedule: null,
    snapshots_retention: '',
    user_data: 'aGVsbG8=',
    compatibility_mode: true,
  };
  const { status, body } = await client.put(path('srv-web01'), changes);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'web-one',
    server_groups: [{ id: 'grp-works' }],
    snapshots_schedule: null,
    snapshots_schedule_next_at: null,
    snapshots_retention: null,
    user_data: 'aGVsbG8=',
    compatibility_mode: true,
  });
  expect(events).toMatchObject([{ action: 'server.update', state: 'completed' }]);
});

const wrongSaves = [
  [{ name: 'n'.repeat(256) }, 'Name is too long (maximum is 255 characters)'],
  [{ name: 7 }, 'name must be a string'],
  [{ user_data: 'not base 64!' }, 'User data must be Base64 encoded'],
  [{ user_data: 'A'.repeat(65_536) }, 'User data is too long'],
  [{ server_groups: ['grp-share'] }, 'Server groups is invalid'],
  [{ server_groups: 'grp-deflt' }, 'Server groups must be a list'],
  [{ compatibility_mode: 'on' }, 'Compatibility mode must be true or false'],
  [{ snapshots_schedule: 'soon' }, 'Snapshots schedule is not a valid crontab'],
  [{ snapshots_schedule: '99 99 * * *' }, 'Snapshots schedule is not a valid crontab'],
  [
    { snapshots_schedule: '*/15 8 * * *' },
    'Snapshots schedule must be no more frequent than hourly',
  ],
  [{ snapshots_retention: '0' }, 'Snapshots retention must be above 0'],
] as const;

test.each(wrongSaves)('a wrong field is refused and changes nothing: %o', async (body, message) => {
  const { client, provider } = await signedIn();
  const before = provider.world.server.need('srv-web01');
  const answer = await client.put(path('srv-web01'), body);
  expect(answer).toMatchObject({
    status: 422,
    body: { error_name: 'unprocessable_entity', errors: [message] },
  });
  expect(provider.world.server.need('srv-web01')).toBe(before);
});

test('another account’s server is not there, another account’s scope is not allowed', async () => {
  const { client } = await signedIn({}, 'otp@example.com');
  await client.giveCode('12345678');
  expect((await client.get('/1.0/servers/srv-share?account_id=acc-demo1')).status).toBe(404);
  expect((await client.post('/1.0/servers/srv-share/stop?account_id=acc-demo1')).status).toBe(404);
  expect((await client.get('/1.0/servers?account_id=acc-share')).status).toBe(403);
});

test('a deleting server cannot be saved', async () => {
  const { client } = await signedIn();
  expect((await client.put(path('srv-going'), { name: 'stay' })).status).toBe(409);
});
