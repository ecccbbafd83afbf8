import { decode } from '@/model/decode';
import { hasSentence } from '@/model/event/describe';
import { SENTENCES } from '@/model/event/sentences';
import type { EventRecord } from '@/model/records/people';
import type { Event } from '@/wire/event';
import { actions } from '@mocks/provider/actions';
import { manualClock } from '@mocks/provider/clock';
import { createNamedWorld } from '@mocks/provider/worlds/named';
import { expect, test } from 'vitest';
import { Client, demo, hearing, idsOf, signedIn, start } from '../client';

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});
const grant = { grant_type: 'client_credentials' };
const decoded = (event: object) =>
  decode('event', event, { volumeSize: 'bytes' }).entities[0]?.record as EventRecord;

test('the panel has a sentence for every action, by users and API clients or by itself', () => {
  const without = Object.entries(actions).flatMap(([type, verbs]) =>
    verbs
      .filter((verb) => {
        const { user, client, background } = SENTENCES[type]?.[verb] ?? {};
        return background === undefined && (user === undefined || client === undefined);
      })
      .map((verb) => `${type}.${verb}`),
  );
  expect(without).toEqual([]);
});

test('every event of the sample and of the large world is told', () => {
  for (const name of ['sample', 'large'] as const) {
    const { world } = createNamedWorld(name, manualClock(start));
    const untold = world.event.all().filter((row) => !hasSentence(decoded(row)));
    expect(untold.map(({ action }) => action)).toEqual([]);
  }
});

test('the sample has each actor, and each day that a feed tells apart', () => {
  const { world } = createNamedWorld('sample', manualClock(start));
  const all = world.event.by('owner', 'acc-demo1');
  expect(all.some(({ user }) => user !== null)).toBe(true);
  expect(all.some(({ client }) => client !== null)).toBe(true);
  expect(all.some(({ user, client }) => user === null && client === null)).toBe(true);
  const ages = all.map(({ created_at: at }) => (start - Date.parse(at)) / 86_400_000);
  for (const [from, to] of [
    [0, 0.5],
    [1, 1.5],
    [2, 7],
    [8, 28],
    [32, 100],
  ] as const) {
    expect(ages.some((age) => age >= from && age < to)).toBe(true);
  }
});

test('the large world has 10,000 events of the account', () => {
  const { world } = createNamedWorld('large', manualClock(start));
  expect(world.event.by('owner', 'acc-demo1')).toHaveLength(10_000);
});

test('a change that takes time is one event, told with its start and again with its end', async () => {
  const { client, clock, events } = await hearing();
  await client.post(`/1.0/servers/srv-web01/stop?${demo}`);
  clock.advance(2000);
  expect(events.map(({ id, state }) => [id, state])).toEqual([
    [events[0]?.id, 'started'],
    [events[0]?.id, 'completed'],
  ]);
  const { body } = await client.get(`/1.0/events?${demo}&limit=1`);
  expect(body).toMatchObject([{ id: events[0]?.id, created_at: new Date(start).toISOString() }]);
  expect(body).not.toMatchObject([{ state: 'completed' }]);
});

test('limit, offset and resource_id narrow, a thousand at most, and anything else is refused', async () => {
  const { client } = await signedIn({ world: 'large' });
  const ask = async (query: string) =>
    idsOf((await client.get(`/1.0/events?${demo}${query}`)).body);
  const first = await ask('');
  expect(first).toHaveLength(100);
  expect(await ask('&limit=60&offset=40')).toEqual(first.slice(40));
  expect(await ask('&limit=9999')).toHaveLength(1000);
  expect(await ask('&offset=10000')).toEqual([]);
  const about = (await client.get(`/1.0/events?${demo}&resource_id=lba-front`)).body as Event[];
  expect(about.length).toBeGreaterThan(3);
  for (const { affects } of about) expect(idsOf(affects)).toContain('lba-front');
  expect((await client.get(`/1.0/events?${demo}&limit=-1`)).status).toBe(422);
  expect((await client.get(`/1.0/events?${demo}&offset=x`)).status).toBe(422);
});

test('another account sees none of them, not even one by its id', async () => {
  const { client } = await signedIn();
  const [id] = idsOf((await client.get(`/1.0/events?${demo}`)).body);
  expect((await client.get(`/1.0/events/${id}?${demo}`)).status).toBe(200);
  expect((await client.get(`/1.0/events/${id}?account_id=acc-trial`)).status).toBe(404);
});

test('what an API client does is told as done by it', async () => {
  const { provider, clock, events } = await hearing();
  const robot = new Client(provider);
  const given = await robot.call('POST', '/token', grant, basic('cli-fulls', 'demo-secret'));
  expect(given).toMatchObject({ status: 200, body: { token_type: 'Bearer' } });
  const { access_token: token } = given.body as { access_token: string };
  const bearer = { authorization: `Bearer ${token}` };
  const stop = await robot.call('POST', '/1.0/servers/srv-web01/stop', undefined, bearer);
  expect(stop.status).toBe(202);
  clock.advance(2000);
  expect(events).toMatchObject([
    { user: null, client: { id: 'cli-fulls', name: 'deploy' }, state: 'started' },
    { user: null, client: { id: 'cli-fulls', name: 'deploy' }, state: 'completed' },
  ]);
  const elsewhere = await robot.call('GET', '/1.0/servers?account_id=acc-trial', undefined, bearer);
  expect(elsewhere.status).toBe(403);
  clock.advance(8 * 3_600_000);
  expect((await robot.call('GET', '/1.0/servers', undefined, bearer)).status).toBe(401);
});

test('a token is for who has the secret and is not revoked; one for Orbit is for nothing else', async () => {
  const { client } = await signedIn();
  const ask = (id: string, secret: string, body: object = grant) =>
    client.call('POST', '/token', body, basic(id, secret));
  expect(await ask('cli-fulls', 'wrong')).toMatchObject({
    status: 401,
    body: { error: 'invalid_client' },
  });
  expect((await ask('cli-revok', 'demo-secret')).status).toBe(401);
  expect((await ask('cli-nobod', '')).status).toBe(401);
  expect((await ask('cli-fulls', 'demo-secret', {})).status).toBe(400);
  const { body } = await ask('cli-store', 'demo-secret');
  const bearer = { authorization: `Bearer ${(body as { access_token: string }).access_token}` };
  const stranger = await client.call('POST', '/auth', new URLSearchParams(), bearer);
  expect(stranger.status).toBe(401);
  expect((await client.call('GET', '/1.0/servers', undefined, bearer)).status).toBe(401);
  const reset = await client.post(`/1.0/api_clients/cli-fulls/reset_secret?${demo}`);
  const { secret } = reset.body as { secret: string };
  expect((await ask('cli-fulls', 'demo-secret')).status).toBe(401);
  expect((await ask('cli-fulls', secret)).status).toBe(200);
});

test('what is made for oneself is told too: an account, a password', async () => {
  const { client, provider } = await signedIn();
  const heard: string[] = [];
  provider.bus.subscribe('*', ({ action }, account) => heard.push(`${action} ${account}`));
  await client.post('/1.0/accounts', { name: 'Another', country_code: 'GB' });
  expect(heard).toEqual([expect.stringMatching(/^account\.create acc-/)]);
  heard.length = 0;
  await client.graphql(
    'mutation { changePassword(currentPassword: "demo-password", newPassword: "another one") { success } }',
  );
  expect(heard).toContain('user.update acc-demo1');
});
