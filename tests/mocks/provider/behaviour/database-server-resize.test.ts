import { expect, test } from 'vitest';
import { demo, hearing, shortly, signedIn } from '../../client';

const server = `/1.0/database_servers/dbs-main1?${demo}`;
const resize = `/1.0/database_servers/dbs-main1/resize?${demo}`;

test('resize answers the old type; then the database server has the new one', async () => {
  const { client, clock, events } = await hearing();
  const answer = await client.post(resize, { new_type: 'dbt-ram08' });
  const before = { status: 'active', database_server_type: { id: 'dbt-ram04' } };
  expect(answer).toMatchObject({ status: 202, body: before });
  clock.advance(7999);
  expect((await client.get(server)).body).toMatchObject(before);
  clock.advance(1);
  expect((await client.get(server)).body).toMatchObject({
    status: 'active',
    database_server_type: { id: 'dbt-ram08' },
    updated_at: '2026-11-20T12:00:08Z',
  });
  expect(events.map(shortly)).toEqual([
    'database_server.resize started dbs-main1 +acc-demo1',
    'database_server.resize completed dbs-main1 +acc-demo1',
  ]);
});

const larger = 'Database servers can only be made larger';
const wrong = [
  [undefined, 'Database type is invalid'],
  ['dbt-nnnnn', 'Database type is invalid'],
  ['typ-ssd08', 'Database type is invalid'],
  ['dbt-ram04', larger],
  ['dbt-ram02', larger],
] as const;

test.each(wrong)('no database server of 4 GB can become %s', async (new_type, message) => {
  const { client } = await signedIn();
  expect(await client.post(resize, { new_type })).toMatchObject({
    status: 422,
    body: { errors: [message] },
  });
});

test('the account must have left what the new type has more', async () => {
  const { client, provider } = await signedIn();
  const { dbs_ram_used: used } = (await client.get('/1.0/accounts/acc-demo1')).body as {
    dbs_ram_used: number;
  };
  provider.world.account.patch('acc-demo1', { dbs_ram_limit: used + 4095 });
  expect(await client.post(resize, { new_type: 'dbt-ram08' })).toMatchObject({
    status: 403,
    body: { error_name: 'account_limit_reached' },
  });
  provider.world.account.patch('acc-demo1', { dbs_ram_limit: used + 4096 });
  expect((await client.post(resize, { new_type: 'dbt-ram08' })).status).toBe(202);
});

test.each(['fail-capacity', 'later fail-capacity'])(
  'the host of a database server named %s has no capacity for more',
  async (name) => {
    const { client } = await signedIn();
    await client.put(server, { name });
    expect(await client.post(resize, { new_type: 'dbt-ram08' })).toMatchObject({
      status: 409,
      body: { error_name: 'insufficient_instance_capacity' },
    });
  },
);

test('one resize is under way at a time, and a deletion ends it', async () => {
  const { client, clock, events, provider } = await hearing();
  await client.post(resize, { new_type: 'dbt-ram08' });
  expect((await client.post(resize, { new_type: 'dbt-ram16' })).status).toBe(409);
  await client.delete(server);
  clock.advance(8000);
  expect(provider.world.database_server.need('dbs-main1').database_server_type).toBe('dbt-ram04');
  expect(events.map(shortly)).not.toContain(
    'database_server.resize completed dbs-main1 +acc-demo1',
  );
});
