import { expect, test } from 'vitest';
import { demo, hearing, idOf, idsOf, shortly, signedIn } from '../../client';

const groups = `/1.0/server_groups?${demo}`;
const path = (id: string, verb = '') => `/1.0/server_groups/${id}${verb && `/${verb}`}?${demo}`;
const members = (...ids: string[]) => ({ servers: ids.map((server) => ({ server })) });

test('a group is made at once, without servers or policy', async () => {
  const { client, events } = await hearing();
  const answer = await client.post(groups, { name: 'mail', description: 'Relays' });
  expect(answer).toMatchObject({
    status: 202,
    body: {
      name: 'mail',
      description: 'Relays',
      default: false,
      servers: [],
      firewall_policy: null,
    },
  });
  const id = idOf(answer.body);
  expect(answer.headers.get('location')).toMatch(new RegExp(`/1\\.0/server_groups/${id}$`));
  expect(idsOf((await client.get(groups)).body)).toContain(id);
  expect(events.map(shortly)).toEqual([`server_group.create completed ${id}`]);
});

test.each([{}, { name: '' }, { name: '  ' }])('%o is no name for a group', async (body) => {
  const { client } = await signedIn();
  const refusal = { status: 422, body: { errors: ["Name can't be blank"] } };
  expect(await client.post(groups, body)).toMatchObject(refusal);
});

test('a save answers 202 with the new record and publishes an event', async () => {
  const { client, events } = await hearing();
  const changes = { name: 'front', description: null };
  expect(await client.put(path('grp-web01'), changes)).toMatchObject({
    status: 202,
    body: changes,
  });
  expect(events.map(shortly)).toEqual(['server_group.update completed grp-web01']);
});

test('the default group can be described, not renamed or deleted', async () => {
  const { client } = await signedIn();
  const described = await client.put(path('grp-deflt'), { name: 'default', description: 'All' });
  expect(described).toMatchObject({ status: 202, body: { description: 'All' } });
  expect(await client.put(path('grp-deflt'), { name: 'other' })).toMatchObject({
    status: 422,
    body: { errors: ['default server group can not be renamed'] },
  });
  expect(await client.delete(path('grp-deflt'))).toMatchObject({
    status: 422,
    body: { errors: ['default server group can not be deleted'] },
  });
});

test('a group that has servers cannot be deleted', async () => {
  const { client } = await signedIn();
  expect(await client.delete(path('grp-web01'))).toMatchObject({
    status: 409,
    body: { errors: ['Server group is not empty'] },
  });
});

test('a deleted group frees its policy, which can then be deleted too', async () => {
  const { client, events } = await hearing();
  const policy = idOf(
    (await client.post(`/1.0/firewall_policies?${demo}`, { server_group: 'grp-empty' })).body,
  );
  const gone = await client.delete(path('grp-empty'));
  expect(gone).toMatchObject({ status: 202, body: { name: 'empty', servers: [] } });
  expect((await client.get(path('grp-empty'))).status).toBe(404);
  const { body } = await client.get(`/1.0/firewall_policies/${policy}?${demo}`);
  expect(body).toMatchObject({ server_group: null });
  expect((await client.delete(`/1.0/firewall_policies/${policy}?${demo}`)).status).toBe(202);
  expect(events.map(shortly)).toContain(`server_group.delete completed grp-empty +${policy}`);
  expect(events.at(-2)?.resource.name).toBe('empty');
});

test('servers are added a moment after the answer, and stay where else they are', async () => {
  const { client, clock, provider, events } = await hearing();
  const answer = await client.post(path('grp-empty', 'add_servers'), members('srv-work1'));
  expect(answer).toMatchObject({ status: 202, body: { servers: [] } });
  clock.advance(1000);
  const { server_groups } = provider.world.server.need('srv-work1');
  expect(server_groups).toEqual(['grp-works', 'grp-empty']);
  expect(events.map(shortly)).toEqual([
    'server_group.add_servers started grp-empty srv-work1',
    'server_group.add_servers completed grp-empty srv-work1',
  ]);
});

test('two additions in a row both take place', async () => {
  const { client, clock, provider } = await signedIn();
  await client.post(path('grp-empty', 'add_servers'), members('srv-work1'));
  await client.post(path('grp-empty', 'add_servers'), members('srv-work1', 'srv-nbs01'));
  clock.advance(1000);
  const inside = provider.world.server.by('group', 'grp-empty').map(({ id }) => id);
  expect(inside).toEqual(['srv-work1', 'srv-nbs01']);
});

test('servers are removed from one group alone', async () => {
  const { client, clock, provider } = await signedIn();
  const answer = await client.post(path('grp-web01', 'remove_servers'), members('srv-web01'));
  expect(answer.status).toBe(202);
  clock.advance(1000);
  expect(provider.world.server.need('srv-web01').server_groups).toEqual(['grp-deflt']);
});

test('servers move to another group in one step', async () => {
  const { client, clock, provider, events } = await hearing();
  const body = { ...members('srv-web01', 'srv-web02'), destination: 'grp-empty' };
  const answer = await client.post(path('grp-web01', 'move_servers'), body);
  expect(answer).toMatchObject({ status: 202, body: { id: 'grp-web01', servers: [{}, {}] } });
  clock.advance(1000);
  expect(provider.world.server.need('srv-web01').server_groups).toEqual(['grp-empty', 'grp-deflt']);
  expect(provider.world.server.by('group', 'grp-web01')).toEqual([]);
  expect(events.map(shortly).at(-1)).toBe(
    'server_group.move_servers completed grp-web01 srv-web01 srv-web02 grp-empty',
  );
});

test('a server that is in the destination already is there once', async () => {
  const { client, clock, provider } = await signedIn();
  const body = { ...members('srv-web01'), destination: 'grp-deflt' };
  await client.post(path('grp-web01', 'move_servers'), body);
  clock.advance(1000);
  expect(provider.world.server.need('srv-web01').server_groups).toEqual(['grp-deflt']);
});

const wrong = [
  ['add_servers', {}, "Servers can't be blank"],
  ['add_servers', { servers: [] }, "Servers can't be blank"],
  ['add_servers', { servers: ['srv-web01'] }, 'Servers is invalid'],
  ['add_servers', members('srv-share'), 'Servers is invalid'],
  ['remove_servers', members('srv-nbs01'), 'Servers are not in the server group: srv-nbs01'],
  ['move_servers', members('srv-web01'), 'Destination is invalid'],
  ['move_servers', { ...members('srv-web01'), destination: 'grp-share' }, 'Destination is invalid'],
  [
    'move_servers',
    { ...members('srv-web01'), destination: 'grp-web01' },
    'Destination must be another server group',
  ],
] as const;

test.each(wrong)('%s with %o is refused', async (verb, body, message) => {
  const { client } = await signedIn();
  const answer = await client.post(path('grp-web01', verb), body);
  expect(answer).toMatchObject({ status: 422, body: { errors: [message] } });
});

test('a pending account creates no group', async () => {
  const { client } = await signedIn();
  const answer = await client.post('/1.0/server_groups?account_id=acc-pend1', { name: 'one' });
  expect(answer.status).toBe(403);
});
