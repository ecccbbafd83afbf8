import { expect, test } from 'vitest';
import { demo, hearing, idOf, shortly, signedIn } from '../../client';

const servers = `/1.0/database_servers?${demo}`;
const path = (id: string) => `/1.0/database_servers/${id}?${demo}`;

test('a database server is creating for its expected time, then active', async () => {
  const { client, clock, events } = await hearing();
  const answer = await client.post(servers, {
    name: 'fresh',
    description: 'For the shop',
    engine: 'postgresql',
    version: '17',
    database_type: 'dbt-ram02',
    zone: 'gb1-b',
  });
  expect(answer).toMatchObject({
    status: 202,
    body: {
      name: 'fresh',
      description: 'For the shop',
      status: 'creating',
      database_engine: 'postgresql',
      database_version: '17',
      database_server_type: { id: 'dbt-ram02' },
      zone: { handle: 'gb1-b' },
      admin_username: 'admin',
      created_at: '2026-11-20T12:00:00Z',
      cloud_ips: [],
    },
  });
  const { id, url } = answer.body as { id: string; url: string };
  expect(answer.headers.get('location')).toBe(url);
  clock.advance(179_999);
  expect((await client.get(path(id))).body).toMatchObject({ status: 'creating' });
  clock.advance(1);
  expect((await client.get(path(id))).body).toMatchObject({
    status: 'active',
    updated_at: '2026-11-20T12:03:00Z',
  });
  expect(events.map(shortly)).toEqual([
    `database_server.create started ${id} +acc-demo1`,
    `database_server.create completed ${id} +acc-demo1`,
  ]);
});

test('the admin password is in the answer to the create, and nowhere after', async () => {
  const { client } = await signedIn();
  const { body } = await client.post(servers, { name: 'fresh' });
  expect(body).toMatchObject({ admin_password: expect.stringMatching(/^\w{16}$/) as string });
  expect((await client.get(path(idOf(body)))).body).toMatchObject({ admin_password: null });
});

test('what is not said has the defaults of the public API', async () => {
  const { client } = await signedIn();
  const none = ['name', 'description', 'maintenance_weekday', 'maintenance_hour', 'snapshot'];
  for (const body of [{}, Object.fromEntries(none.map((name) => [name, null]))]) {
    expect(await client.post(servers, body)).toMatchObject({
      status: 202,
      body: {
        name: '',
        description: '',
        database_engine: 'mysql',
        database_version: '8.0',
        database_server_type: { id: 'dbt-ram04', default: true },
        maintenance_weekday: 0,
        maintenance_hour: 6,
        access_control: [],
        snapshots_schedule: null,
        snapshots_schedule_next_at: null,
        snapshots_retention: null,
      },
    });
  }
});

test('a database server is made of a snapshot, whose password it keeps', async () => {
  const { client, provider } = await signedIn();
  provider.world.database_snapshot.patch('dbi-night', { database_version: '5.7' });
  const body = { snapshot: 'dbi-night', database_type: 'dbt-ram04' };
  expect(await client.post(servers, body)).toMatchObject({
    status: 202,
    body: { database_engine: 'mysql', database_version: '5.7', admin_password: null },
  });
});

const choices = [
  [{ engine: 'postgresql' }, { database_engine: 'postgresql', database_version: '16' }],
  [{ version: '8.4' }, { database_engine: 'mysql', database_version: '8.4' }],
  [{ engine: 'mysql', version: '5.7' }, { database_version: '5.7' }],
] as const;

test.each(choices)('%o is %o', async (body, made) => {
  const { client } = await signedIn();
  expect((await client.post(servers, body)).body).toMatchObject(made);
});

const wrong = [
  [{ engine: 'oracle' }, 'Engine is invalid'],
  [{ engine: 7 }, 'engine must be a string'],
  [{ engine: 'mysql', version: '16' }, 'Version is invalid'],
  [
    { engine: 'mysql', version: '5.6' },
    'MySQL version 5.6 is no longer supported. Specify a newer version',
  ],
  [{ snapshot: 'dbi-nnnnn' }, 'Snapshot is invalid'],
  [{ snapshot: 'dbi-creat' }, 'Snapshot is not available'],
  [{ snapshot: 'dbi-faild' }, 'Snapshot is not available'],
  [{ snapshot: 'dbi-night', engine: 'mysql' }, 'Only one of engine and snapshot can be given'],
  [{ database_type: 'dbt-nnnnn' }, 'Database type is invalid'],
  [{ zone: 'gb1-z' }, 'Zone is invalid'],
] as const;

test.each(wrong)('no database server is made of %o', async (body, message) => {
  const { client, provider } = await signedIn();
  const before = provider.world.database_server.size;
  expect(await client.post(servers, body)).toMatchObject({
    status: 422,
    body: { error_name: 'unprocessable_entity', errors: [message] },
  });
  expect(provider.world.database_server.size).toBe(before);
});

test('another account’s snapshot is not there', async () => {
  const { client, provider } = await signedIn();
  provider.world.database_snapshot.patch('dbi-night', { account: 'acc-share' });
  const answer = await client.post(servers, { snapshot: 'dbi-night' });
  expect(answer).toMatchObject({ status: 422, body: { errors: ['Snapshot is invalid'] } });
});

test('the account must have the RAM left for the type', async () => {
  const { client, provider } = await signedIn();
  const { dbs_ram_used: used } = (await client.get('/1.0/accounts/acc-demo1')).body as {
    dbs_ram_used: number;
  };
  provider.world.account.patch('acc-demo1', { dbs_ram_limit: used + 4096 });
  const order = { database_type: 'dbt-ram08' };
  expect(await client.post(servers, order)).toMatchObject({
    status: 403,
    body: { error_name: 'account_limit_reached' },
  });
  expect((await client.post(servers, { database_type: 'dbt-ram04' })).status).toBe(202);
  expect((await client.post(servers, { database_type: 'dbt-ram02' })).status).toBe(403);
});

test('an account that may make nothing gets no database server', async () => {
  const { client } = await signedIn();
  const answer = await client.post('/1.0/database_servers?account_id=acc-pend1', {});
  expect(answer).toMatchObject({
    status: 403,
    body: { errors: ['This account has not been activated yet'] },
  });
});

test('one that is named fail-create fails instead, which its event tells', async () => {
  const { client, clock, events, provider } = await hearing();
  const { id } = (await client.post(servers, { name: 'fail-create' })).body as { id: string };
  clock.advance(180_000);
  expect(provider.world.database_server.need(id).status).toBe('failed');
  expect(events.map(({ state }) => state)).toEqual(['started', 'completed']);
});
