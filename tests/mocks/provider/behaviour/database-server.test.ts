import { expect, test } from 'vitest';
import { demo, hearing, idsOf, shortly, signedIn } from '../../client';

const path = (id: string) => `/1.0/database_servers/${id}?${demo}`;
const action = (verb: string) => `/1.0/database_servers/dbs-main1/${verb}?${demo}`;

const settings = [
  [{ name: 'orders' }],
  [{ description: 'Orders alone' }],
  [{ maintenance_weekday: 6, maintenance_hour: 23 }],
  [{ snapshots_retention: '3' }],
  [{ snapshots_retention: null }],
  [{ access_control: [] }],
  [
    {
      access_control: [
        { source: 'any', description: null },
        { source: '10.0.0.0/8', description: 'Inside' },
        { source: '2a02:1348::/32', description: null },
        { source: 'srv-web01', description: null },
        { source: 'grp-web01', description: 'The web tier' },
      ],
    },
  ],
] as const;

test.each(settings)('%o is saved', async (changes) => {
  const { client, clock, events } = await hearing();
  clock.advance(2000);
  const answer = await client.put(path('dbs-main1'), changes);
  const saved = { ...changes, updated_at: '2026-11-20T12:00:02Z', admin_password: null };
  expect(answer).toMatchObject({ status: 200, body: saved });
  expect((await client.get(path('dbs-main1'))).body).toEqual(answer.body);
  expect(events.map(shortly)).toEqual(['database_server.update completed dbs-main1']);
});

test('a schedule comes with its next time, to the second; without one there is none', async () => {
  const { client } = await signedIn();
  const set = await client.put(path('dbs-main1'), { snapshots_schedule: '0 8 * * *' });
  expect(set.body).toMatchObject({ snapshots_schedule_next_at: '2026-11-21T08:00:00Z' });
  const cleared = await client.put(path('dbs-main1'), { snapshots_schedule: null });
  expect(cleared.body).toMatchObject({ snapshots_schedule_next_at: null });
});

test('a weekday and an hour may be sent as text, and come back as numbers', async () => {
  const { client } = await signedIn();
  const sent = { maintenance_weekday: '5', maintenance_hour: '11' };
  expect((await client.put(path('dbs-main1'), sent)).body).toMatchObject({
    maintenance_weekday: 5,
    maintenance_hour: 11,
  });
});

test('rules that are given as sources alone are told so, until they are given with descriptions', async () => {
  const { client } = await signedIn();
  const older = await client.put(path('dbs-main1'), { allow_access: ['any', 'grp-web01'] });
  expect(older.body).toMatchObject({ allow_access: ['any', 'grp-web01'] });
  expect(older.body).not.toHaveProperty('access_control');
  const rules = [{ source: 'any', description: 'Everybody' }];
  const newer = await client.put(path('dbs-main1'), { access_control: rules });
  expect(newer.body).toMatchObject({ access_control: rules });
  expect(newer.body).not.toHaveProperty('allow_access');
});

const source = 'Access control has an invalid source';
const wrong = [
  [{ name: 'n'.repeat(256) }, 'Name is too long (maximum is 255 characters)'],
  [{ maintenance_weekday: 7 }, 'Maintenance weekday must be from 0 to 6'],
  [{ maintenance_hour: -1 }, 'Maintenance hour must be from 0 to 23'],
  [{ maintenance_hour: 'noon' }, 'Maintenance hour must be from 0 to 23'],
  [{ snapshots_schedule: 'often' }, 'Snapshots schedule is not a valid crontab'],
  [{ snapshots_retention: '0' }, 'Snapshots retention must be above 0'],
  [{ access_control: 'any' }, 'Access control must be a list'],
  [{ access_control: [{}] }, source],
  [{ access_control: [{ source: '' }] }, source],
  [{ access_control: [{ source: '10.0.0.0/33' }] }, source],
  [{ access_control: [{ source: 'srv-nnnnn' }] }, source],
  [{ access_control: [{ source: 'srv-share' }] }, source],
  [{ access_control: [{ source: 'lba-front' }] }, source],
  [
    { access_control: [{ source: 'any', description: 7 }] },
    'Access control has an invalid description',
  ],
  [{ allow_access: ['nobody'] }, 'Allow access has an invalid source'],
] as const;

test.each(wrong)('%o is refused', async (changes, message) => {
  const { client, provider } = await signedIn();
  const before = provider.world.database_server.need('dbs-main1');
  expect(await client.put(path('dbs-main1'), changes)).toMatchObject({
    status: 422,
    body: { errors: [message] },
  });
  expect(provider.world.database_server.need('dbs-main1')).toEqual(before);
});

const states = [
  ['creating', 200],
  ['active', 200],
  ['deleting', 409],
  ['deleted', 409],
  ['failing', 409],
  ['failed', 409],
] as const;

test.each(states)('saving one that is %s answers %d', async (status, expected) => {
  const { client, provider } = await signedIn();
  provider.world.database_server.patch('dbs-main1', { status });
  expect((await client.put(path('dbs-main1'), { name: 'orders' })).status).toBe(expected);
});

test('a deletion is deleting at once, then deleted; its cloud IPs are free, its snapshots stay', async () => {
  const { client, clock, events, provider } = await hearing();
  const answer = await client.delete(path('dbs-main1'));
  expect(answer).toMatchObject({ status: 202, body: { status: 'deleting' } });
  expect(provider.world.cloud_ip.need('cip-dbs01').status).toBe('mapped');
  clock.advance(5000);
  expect(provider.world.cloud_ip.need('cip-dbs01')).toMatchObject({
    status: 'unmapped',
    destination: null,
  });
  expect((await client.get(path('dbs-main1'))).body).toMatchObject({
    status: 'deleted',
    deleted_at: '2026-11-20T12:00:05Z',
  });
  const { body } = await client.get(`/1.0/database_servers?${demo}`);
  expect(idsOf(body)).not.toContain('dbs-main1');
  const { body: snapshots } = await client.get(`/1.0/database_snapshots?${demo}`);
  expect(idsOf(snapshots)).toContain('dbi-night');
  expect(events.map(shortly)).toEqual([
    'database_server.delete started dbs-main1',
    'database_server.delete completed dbs-main1 +cip-dbs01 +acc-demo1',
  ]);
});

const undeletable = [
  [{ locked: true }, 'Unable to delete a locked database server'],
  [{ status: 'deleting' }, 'Unable to action the request due to conflicting states'],
  [{ status: 'deleted' }, 'Unable to action the request due to conflicting states'],
] as const;

test.each(undeletable)('one that is %o cannot be deleted', async (state, message) => {
  const { client, provider } = await signedIn();
  provider.world.database_server.patch('dbs-main1', state);
  expect(await client.delete(path('dbs-main1'))).toMatchObject({
    status: 409,
    body: { error_name: 'resource_conflict', errors: [message] },
  });
});

test.each(['creating', 'failing', 'failed'] as const)('one that is %s can', async (status) => {
  const { client, clock, provider } = await signedIn();
  provider.world.database_server.patch('dbs-main1', { status });
  expect((await client.delete(path('dbs-main1'))).status).toBe(202);
  clock.advance(5000);
  expect(provider.world.database_server.need('dbs-main1').status).toBe('deleted');
});

test('one that is deleted while it is made never becomes active', async () => {
  const { client, clock, provider } = await signedIn();
  const { body } = await client.post(`/1.0/database_servers?${demo}`, { name: 'short-lived' });
  const { id } = body as { id: string };
  await client.delete(path(id));
  clock.advance(300_000);
  expect(provider.world.database_server.need(id).status).toBe('deleted');
});

const verbs = [
  ['reset', 6000],
  ['reset_password', 2000],
] as const;

test.each(verbs)('%s answers 202 and is over after a while', async (verb, duration) => {
  const { client, clock, events } = await hearing();
  const answer = await client.post(action(verb));
  expect(answer).toMatchObject({ status: 202, body: { id: 'dbs-main1', status: 'active' } });
  expect((await client.post(action(verb))).status).toBe(409);
  clock.advance(duration);
  expect(events.map(shortly)).toEqual([
    `database_server.${verb} started dbs-main1`,
    `database_server.${verb} completed dbs-main1`,
  ]);
  expect((await client.post(action(verb))).status).toBe(202);
});

test('a new password is in the answer to its reset, and nowhere after', async () => {
  const { client } = await signedIn();
  const { body } = await client.post(action('reset_password'));
  expect(body).toMatchObject({ admin_password: expect.stringMatching(/^\w{16}$/) as string });
  expect((await client.get(path('dbs-main1'))).body).toMatchObject({ admin_password: null });
  expect((await client.post(action('snapshot'))).body).toMatchObject({ admin_password: null });
});

test('a restart that a deletion overtakes has no end', async () => {
  const { client, clock, events } = await hearing();
  await client.post(action('reset'));
  await client.delete(path('dbs-main1'));
  clock.advance(10_000);
  expect(events.map(({ action: what, state }) => `${what} ${state}`)).toEqual([
    'database_server.reset started',
    'database_server.delete started',
    'database_server.delete completed',
  ]);
});

test('lock and unlock answer the record, and a lock keeps it from being deleted', async () => {
  const { client, events } = await hearing();
  const lock = await client.put(action('lock_resource'));
  expect(lock).toMatchObject({ status: 200, body: { id: 'dbs-main1', locked: true } });
  expect((await client.delete(path('dbs-main1'))).status).toBe(409);
  const unlock = await client.put(action('unlock_resource'));
  expect(unlock).toMatchObject({ status: 200, body: { locked: false } });
  expect((await client.delete(path('dbs-main1'))).status).toBe(202);
  expect(events.map(shortly).slice(0, 2)).toEqual([
    'database_server.lock_resource completed dbs-main1',
    'database_server.unlock_resource completed dbs-main1',
  ]);
});

const actions = [
  ['POST', 'snapshot', undefined],
  ['POST', 'reset', undefined],
  ['POST', 'reset_password', undefined],
  ['POST', 'resize', { new_type: 'dbt-ram08' }],
  ['PUT', 'lock_resource', undefined],
] as const;

test.each(actions)('%s %s needs an active one', async (method, verb, body) => {
  const { client, provider } = await signedIn();
  for (const status of ['creating', 'deleting', 'deleted', 'failing', 'failed'] as const) {
    provider.world.database_server.patch('dbs-main1', { status });
    expect([status, (await client.call(method, action(verb), body)).status]).toEqual([status, 409]);
  }
  provider.world.database_server.patch('dbs-main1', { status: 'active', locked: true });
  expect((await client.call(method, action(verb), body)).status).toBe(method === 'PUT' ? 200 : 202);
});

test('what failed while it was locked can be unlocked', async () => {
  const { client, provider } = await signedIn();
  provider.world.database_server.patch('dbs-faild', { locked: true });
  const unlock = await client.put(`/1.0/database_servers/dbs-faild/unlock_resource?${demo}`);
  expect(unlock).toMatchObject({ status: 200, body: { locked: false } });
});

test('a database server named later fail-409 is neither saved nor deleted', async () => {
  const { client } = await signedIn();
  await client.put(path('dbs-main1'), { name: 'later fail-409' });
  expect((await client.put(path('dbs-main1'), { description: 'new' })).status).toBe(409);
  expect((await client.delete(path('dbs-main1'))).status).toBe(409);
});

test('another account’s is not there', async () => {
  const { client } = await signedIn();
  const elsewhere = '/1.0/database_servers/dbs-main1?account_id=acc-trial';
  expect((await client.get(elsewhere)).status).toBe(404);
  expect((await client.put(elsewhere, { name: 'mine' })).status).toBe(404);
  expect((await client.delete(elsewhere)).status).toBe(404);
});
