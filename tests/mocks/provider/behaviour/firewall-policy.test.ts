import { expect, test } from 'vitest';
import { demo, hearing, idOf, idsOf, shortly, signedIn } from '../../client';

const policies = `/1.0/firewall_policies?${demo}`;
const path = (id: string, verb = '') => `/1.0/firewall_policies/${id}${verb && `/${verb}`}?${demo}`;

test('a policy applies to its group at once', async () => {
  const { client, events } = await hearing();
  const body = { description: 'Auto-created for grp-empty', server_group: 'grp-empty' };
  const answer = await client.post(policies, body);
  expect(answer).toMatchObject({
    status: 201,
    body: { name: null, ...body, server_group: { id: 'grp-empty' }, default: false, rules: [] },
  });
  const id = idOf(answer.body);
  expect(answer.headers.get('location')).toMatch(new RegExp(`/1\\.0/firewall_policies/${id}$`));
  const group = await client.get(`/1.0/server_groups/grp-empty?${demo}`);
  expect(group.body).toMatchObject({ firewall_policy: { id } });
  expect(events.map(shortly)).toEqual([`firewall_policy.create completed ${id} +grp-empty`]);
});

test('a policy can stand without a group', async () => {
  const { client } = await signedIn();
  const { body } = await client.post(policies, { name: 'spare' });
  expect(body).toMatchObject({ name: 'spare', server_group: null });
});

const wrong = [
  [{ server_group: 'grp-web01' }, 'Server group already has a firewall policy'],
  [{ server_group: 'grp-share' }, 'Server group is invalid'],
  [{ name: 'n'.repeat(256) }, 'Name is too long (maximum is 255 characters)'],
] as const;

test.each(wrong)('%o is refused', async (body, message) => {
  const { client, provider } = await signedIn();
  const before = provider.world.firewall_policy.size;
  const answer = await client.post(policies, body);
  expect(answer).toMatchObject({ status: 422, body: { errors: [message] } });
  expect(provider.world.firewall_policy.size).toBe(before);
});

test('a save answers the new record and publishes an event', async () => {
  const { client, events } = await hearing();
  const changes = { name: 'doors', description: 'In and out' };
  expect(await client.put(path('fwp-web01'), changes)).toMatchObject({
    status: 200,
    body: changes,
  });
  expect(events.map(shortly)).toEqual(['firewall_policy.update completed fwp-web01 +grp-web01']);
});

test('the default policy can be described, not renamed, removed or deleted', async () => {
  const { client } = await signedIn();
  expect((await client.put(path('fwp-deflt'), { description: 'All' })).status).toBe(200);
  const refusal = (verb: string) => ({
    status: 422,
    body: { errors: [`default firewall policy can not be ${verb}`] },
  });
  expect(await client.put(path('fwp-deflt'), { name: 'x' })).toMatchObject(refusal('renamed'));
  const group = { server_group: 'grp-deflt' };
  expect(await client.post(path('fwp-deflt', 'remove'), group)).toMatchObject(refusal('removed'));
  expect(await client.delete(path('fwp-deflt'))).toMatchObject(refusal('deleted'));
});

test('a policy in use cannot be deleted, a loose one goes with its rules', async () => {
  const { client, provider } = await signedIn();
  expect(await client.delete(path('fwp-web01'))).toMatchObject({
    status: 409,
    body: { errors: ['Firewall policy is in use by a server group'] },
  });
  const rule = { firewall_policy: 'fwp-loose', source: 'any' };
  await client.post(`/1.0/firewall_rules?${demo}`, rule);
  expect(await client.delete(path('fwp-loose'))).toMatchObject({
    status: 202,
    body: { rules: [{ source: 'any' }] },
  });
  expect(idsOf((await client.get(policies)).body)).not.toContain('fwp-loose');
  expect(provider.world.firewall_rule.by('policy', 'fwp-loose')).toEqual([]);
});

test('a policy is applied and removed a moment after the answer', async () => {
  const { client, clock, provider, events } = await hearing();
  const group = { server_group: 'grp-empty' };
  const applied = await client.post(path('fwp-loose', 'apply_to'), group);
  expect(applied).toMatchObject({ status: 202, body: { server_group: null } });
  clock.advance(1000);
  expect(provider.world.firewall_policy.need('fwp-loose').server_group).toBe('grp-empty');
  const removed = await client.post(path('fwp-loose', 'remove'), group);
  expect(removed).toMatchObject({ status: 202, body: { server_group: { id: 'grp-empty' } } });
  clock.advance(1000);
  expect(provider.world.firewall_policy.need('fwp-loose').server_group).toBeNull();
  expect(events.map(shortly)).toEqual([
    'firewall_policy.apply_to started fwp-loose grp-empty',
    'firewall_policy.apply_to completed fwp-loose grp-empty',
    'firewall_policy.remove started fwp-loose grp-empty',
    'firewall_policy.remove completed fwp-loose grp-empty',
  ]);
});

const misapplied = [
  ['fwp-loose', 'apply_to', 'grp-web01', 422, 'Server group already has a firewall policy'],
  ['fwp-web01', 'apply_to', 'grp-empty', 409, 'Firewall policy is in use by a server group'],
  ['fwp-loose', 'apply_to', 'grp-share', 422, 'Server group is invalid'],
  ['fwp-web01', 'remove', 'grp-empty', 422, 'Server group is invalid'],
] as const;

test.each(misapplied)('%s %s %s is refused', async (id, verb, server_group, status, message) => {
  const { client } = await signedIn();
  const answer = await client.post(path(id, verb), { server_group });
  expect(answer).toMatchObject({ status, body: { errors: [message] } });
});
