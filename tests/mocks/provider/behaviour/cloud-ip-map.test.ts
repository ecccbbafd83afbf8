import { expect, test } from 'vitest';
import { demo, hearing, shortly, signedIn } from '../../client';

const path = (id: string, verb = '') => `/1.0/cloud_ips/${id}${verb && `/${verb}`}?${demo}`;
const nowhere = {
  interface: null,
  server: null,
  load_balancer: null,
  server_group: null,
  database_server: null,
};

const destinations = [
  ['int-web01', 'srv-web01', { interface: { id: 'int-web01' }, server: { id: 'srv-web01' } }],
  ['lba-front', 'lba-front', { load_balancer: { id: 'lba-front' } }],
  ['dbs-main1', 'dbs-main1', { database_server: { id: 'dbs-main1' } }],
  ['grp-web01', 'grp-web01', { server_group: { id: 'grp-web01' } }],
] as const;

test.each(destinations)(
  'mapped to %s it answers unmapped, is mapping, then leads to %s',
  async (destination, target, shown) => {
    const { client, clock, events } = await hearing();
    const answer = await client.post(path('cip-spare', 'map'), { destination });
    expect(answer).toMatchObject({ status: 202, body: { status: 'unmapped', ...nowhere } });
    clock.advance(2999);
    const during = await client.get(path('cip-spare'));
    expect(during.body).toMatchObject({ status: 'mapping', ...nowhere });
    expect(events.map(shortly)).toEqual([`cloud_ip.map started cip-spare ${target}`]);
    clock.advance(1);
    const after = await client.get(path('cip-spare'));
    expect(after.body).toMatchObject({ status: 'mapped', ...nowhere, ...shown });
    expect(events.map(shortly).slice(1)).toEqual([`cloud_ip.map completed cip-spare ${target}`]);
  },
);

const lists = [
  ['int-web01', 'servers/srv-web01', []],
  ['lba-front', 'load_balancers/lba-front', [{ id: 'cip-front' }]],
  ['dbs-main1', 'database_servers/dbs-main1', [{ id: 'cip-dbs01' }]],
] as const;

test.each(lists)('what %s belongs to has the cloud IP until it is unmapped', async (...row) => {
  const [destination, target, others] = row;
  const { client, clock } = await signedIn();
  const read = async () => (await client.get(`/1.0/${target}?${demo}`)).body;
  await client.post(path('cip-spare', 'map'), { destination });
  clock.advance(3000);
  expect(await read()).toMatchObject({ cloud_ips: [...others, { id: 'cip-spare' }] });
  await client.post(path('cip-spare', 'unmap'));
  clock.advance(3000);
  expect(await read()).toMatchObject({ cloud_ips: others });
});

test.each(['mapped', 'mapping', 'unmapping', 'reserved'] as const)(
  'a cloud IP that is %s cannot be mapped',
  async (status) => {
    const { client, provider } = await signedIn();
    provider.world.cloud_ip.patch('cip-spare', { status });
    const answer = await client.post(path('cip-spare', 'map'), { destination: 'lba-front' });
    expect(answer).toMatchObject({
      status: 409,
      body: { error_name: 'resource_conflict', errors: ['Cloud IP is not unmapped'] },
    });
  },
);

const invalid = 'Destination is invalid';
const wrong = [
  ['grp-deflt', 'Cloud IPs cannot be mapped to the default server group'],
  ['srv-web01', invalid],
  ['int-nnnnn', invalid],
  ['grp-share', invalid],
  ['', invalid],
  [7, 'destination must be a string'],
] as const;

test.each(wrong)('a cloud IP cannot be mapped to %o', async (destination, message) => {
  const { client, provider } = await signedIn();
  const answer = await client.post(path('cip-spare', 'map'), { destination });
  expect(answer).toMatchObject({ status: 422, body: { errors: [message] } });
  expect(provider.world.cloud_ip.need('cip-spare').status).toBe('unmapped');
});

test.each(['int-fail1', 'lba-faild', 'dbs-faild'])(
  'nor to %s, which failed',
  async (destination) => {
    const { client } = await signedIn();
    const answer = await client.post(path('cip-spare', 'map'), { destination });
    expect(answer.status).toBe(409);
  },
);

const leaving = [
  ['int-work1', 'servers/srv-work1'],
  ['grp-empty', 'server_groups/grp-empty'],
] as const;

test.each(leaving)('%s gets no cloud IP if it goes meanwhile', async (destination, target) => {
  const { client, clock, provider, events } = await hearing();
  expect((await client.post(path('cip-spare', 'map'), { destination })).status).toBe(202);
  expect((await client.delete(`/1.0/${target}?${demo}`)).status).toBe(202);
  clock.advance(3000);
  expect(provider.world.cloud_ip.need('cip-spare')).toMatchObject({
    status: 'unmapped',
    destination: null,
  });
  expect(events.map(({ action, state }) => `${action} ${state}`)).not.toContain(
    'cloud_ip.map completed',
  );
});

test('unmap answers mapped, is unmapping, then free', async () => {
  const { client, clock, events } = await hearing();
  const server = { server: { id: 'srv-nbs01' } };
  const answer = await client.post(path('cip-nbs01', 'unmap'));
  expect(answer).toMatchObject({ status: 202, body: { status: 'mapped', ...server } });
  clock.advance(2999);
  const during = await client.get(path('cip-nbs01'));
  expect(during.body).toMatchObject({ status: 'unmapping', ...server });
  clock.advance(1);
  const after = await client.get(path('cip-nbs01'));
  expect(after.body).toMatchObject({ status: 'unmapped', ...nowhere });
  expect(events.map(shortly)).toEqual([
    'cloud_ip.unmap started cip-nbs01 srv-nbs01',
    'cloud_ip.unmap completed cip-nbs01 srv-nbs01',
  ]);
});

test.each(['unmapped', 'mapping', 'unmapping', 'reserved'] as const)(
  'a cloud IP that is %s cannot be unmapped',
  async (status) => {
    const { client, provider } = await signedIn();
    provider.world.cloud_ip.patch('cip-nbs01', { status });
    expect(await client.post(path('cip-nbs01', 'unmap'))).toMatchObject({
      status: 409,
      body: { errors: ['Cloud IP is not mapped'] },
    });
  },
);

test.each([{}, { destination: null }])('to map with %o is to unmap', async (body) => {
  const { client, clock, provider, events } = await hearing();
  expect((await client.post(path('cip-nbs01', 'map'), body)).status).toBe(202);
  clock.advance(3000);
  expect(provider.world.cloud_ip.need('cip-nbs01').status).toBe('unmapped');
  expect(events.at(-1)?.action).toBe('cloud_ip.unmap');
  expect((await client.post(path('cip-nbs01', 'map'), body)).status).toBe(409);
});

test('a cloud IP goes elsewhere once it has been unmapped', async () => {
  const { client, clock, provider } = await signedIn();
  const elsewhere = { destination: 'lba-paper' };
  await client.post(path('cip-nbs01', 'unmap'));
  expect((await client.post(path('cip-nbs01', 'map'), elsewhere)).status).toBe(409);
  clock.advance(3000);
  expect((await client.post(path('cip-nbs01', 'map'), elsewhere)).status).toBe(202);
  clock.advance(3000);
  expect(provider.world.cloud_ip.need('cip-nbs01').destination).toBe('lba-paper');
});

test('a cloud IP that is freed while it is unmapped can be changed when that is over', async () => {
  const { client, clock, provider, events } = await hearing();
  await client.delete(`/1.0/servers/srv-nbs01?${demo}`);
  clock.advance(4000);
  await client.post(path('cip-nbs01', 'unmap'));
  clock.advance(1000);
  expect(provider.world.cloud_ip.need('cip-nbs01').status).toBe('unmapped');
  expect((await client.delete(path('cip-nbs01'))).status).toBe(409);
  clock.advance(2000);
  expect(events.map(shortly)).not.toContain('cloud_ip.unmap completed cip-nbs01 srv-nbs01');
  expect((await client.delete(path('cip-nbs01'))).status).toBe(200);
});

test('a cloud IP named later fail-409 is neither mapped nor unmapped', async () => {
  const { client, provider } = await signedIn();
  for (const id of ['cip-spare', 'cip-nbs01']) {
    provider.world.cloud_ip.patch(id, { name: 'later fail-409' });
  }
  const mapping = await client.post(path('cip-spare', 'map'), { destination: 'lba-front' });
  expect(mapping.status).toBe(409);
  expect((await client.post(path('cip-nbs01', 'unmap'))).status).toBe(409);
  expect(provider.world.cloud_ip.need('cip-spare').status).toBe('unmapped');
  expect(provider.world.cloud_ip.need('cip-nbs01').status).toBe('mapped');
});
