import { expect, test } from 'vitest';
import { demo, hearing, idOf, idsOf, shortly, signedIn } from '../../client';

const ips = `/1.0/cloud_ips?${demo}`;
const path = (id: string) => `/1.0/cloud_ips/${id}?${demo}`;
const ssh = { incoming: 2222, outgoing: 22, protocol: 'tcp' };

test('a cloud IP is made at once, unmapped and under its own name', async () => {
  const { client, events } = await hearing();
  const answer = await client.post(ips, {});
  expect(answer).toMatchObject({
    status: 201,
    body: {
      name: null,
      status: 'unmapped',
      public_ip: '109.107.35.106',
      reverse_dns: 'cip-109-107-35-106.gb1.example.com',
      port_translators: [],
      server: null,
    },
  });
  const id = idOf(answer.body);
  expect(answer.headers.get('location')).toMatch(new RegExp(`/1\\.0/cloud_ips/${id}$`));
  expect(idsOf((await client.get(ips)).body)).toContain(id);
  expect(events.map(shortly)).toEqual([`cloud_ip.create completed ${id} +acc-demo1`]);
});

test('a cloud IP is made with what is asked for', async () => {
  const { client } = await signedIn();
  const asked = {
    name: 'mail',
    reverse_dns: 'mail.example.com',
    port_translators: [ssh],
    mode: 'route',
  };
  expect(await client.post(ips, asked)).toMatchObject({ status: 201, body: asked });
});

test('where all of 109.107.35 is given out, the next address is in 109.107.36', async () => {
  const { client, provider } = await signedIn();
  provider.world.account.patch('acc-demo1', { cloud_ips_limit: 1000 });
  const spare = provider.world.cloud_ip.need('cip-spare');
  for (let last = 106; last <= 255; last++) {
    const id = `cip-at${last}`;
    provider.world.cloud_ip.put({ ...spare, id, public_ipv4: `109.107.35.${last}` });
  }
  expect((await client.post(ips, {})).body).toMatchObject({
    public_ipv4: '109.107.36.0',
    public_ipv6: '2a02:1348:ffff:ffff::6d6b:2400',
    reverse_dns: 'cip-109-107-36-0.gb1.example.com',
  });
});

test('an account has no more cloud IPs than its limit', async () => {
  const { client, provider } = await signedIn();
  provider.world.account.patch('acc-demo1', { cloud_ips_limit: 5 });
  expect(await client.post(ips, {})).toMatchObject({
    status: 403,
    body: { error_name: 'account_limit_reached' },
  });
});

test('a pending account makes no cloud IP', async () => {
  const { client } = await signedIn();
  expect((await client.post('/1.0/cloud_ips?account_id=acc-pend1', {})).status).toBe(403);
});

test('a save answers 200 with the new record and publishes an event', async () => {
  const { client, events } = await hearing();
  const changes = { name: 'files', reverse_dns: 'files.example.com', port_translators: [] };
  expect(await client.put(path('cip-nbs01'), changes)).toMatchObject({
    status: 200,
    body: { ...changes, status: 'mapped' },
  });
  expect(events.map(shortly)).toEqual(['cloud_ip.update completed cip-nbs01 +srv-nbs01']);
});

test.each(['', null])('reverse DNS %o is the default name again', async (reverse_dns) => {
  const { client } = await signedIn();
  const { body } = await client.put(path('cip-nbs01'), { reverse_dns });
  expect(body).toMatchObject({
    name: 'storage-node',
    reverse_dns: 'cip-109-107-35-102.gb1.example.com',
    port_translators: [ssh],
  });
});

const ports = 'Port translators is invalid';
const wrong = [
  [{ mode: 'bridge' }, 'Mode is invalid'],
  [{ name: 'x'.repeat(256) }, 'Name is too long (maximum is 255 characters)'],
  [{ reverse_dns: 'not a name' }, 'Reverse dns is invalid'],
  [{ reverse_dns: 'www.example.invalid' }, 'Reverse dns does not resolve to 109.107.35.105'],
  [{ port_translators: 'tcp' }, ports],
  [{ port_translators: null }, ports],
  [{ port_translators: [null] }, ports],
  [{ port_translators: [{ ...ssh, incoming: '80' }] }, ports],
  [{ port_translators: [{ ...ssh, incoming: 0 }] }, ports],
  [{ port_translators: [{ ...ssh, outgoing: 65_536 }] }, ports],
  [{ port_translators: [{ ...ssh, outgoing: 1.5 }] }, ports],
  [{ port_translators: [{ ...ssh, protocol: 'icmp' }] }, ports],
  [{ port_translators: [{ incoming: 80, outgoing: 80 }] }, ports],
  [
    { port_translators: [ssh, { ...ssh, protocol: 'udp' }] },
    'Port translators must have unique incoming ports',
  ],
] as const;

test.each(wrong)('a cloud IP cannot be saved with %j', async (body, message) => {
  const { client } = await signedIn();
  expect(await client.put(path('cip-spare'), body)).toMatchObject({
    status: 422,
    body: { errors: [message] },
  });
});

test('a wrong field makes no cloud IP', async () => {
  const { client, provider } = await signedIn();
  const before = provider.world.cloud_ip.size;
  expect((await client.post(ips, { port_translators: 'tcp' })).status).toBe(422);
  expect(provider.world.cloud_ip.size).toBe(before);
});

test('an unmapped cloud IP is gone at once', async () => {
  const { client, events } = await hearing();
  expect(await client.delete(path('cip-spare'))).toMatchObject({
    status: 200,
    body: { id: 'cip-spare', status: 'unmapped' },
  });
  expect((await client.get(path('cip-spare'))).status).toBe(404);
  expect(events.map(shortly)).toEqual(['cloud_ip.delete completed cip-spare +acc-demo1']);
});

test('a mapped cloud IP must be unmapped before it can be deleted', async () => {
  const { client } = await signedIn();
  expect(await client.delete(path('cip-nbs01'))).toMatchObject({
    status: 409,
    body: { errors: ['Cloud IP must be unmapped before it can be deleted'] },
  });
});

test.each(['mapping', 'unmapping', 'reserved'] as const)(
  'nor can one that is %s be deleted',
  async (status) => {
    const { client, provider } = await signedIn();
    provider.world.cloud_ip.patch('cip-spare', { status });
    expect((await client.delete(path('cip-spare'))).status).toBe(409);
  },
);

test('a cloud IP named fail-500 or later fails', async () => {
  const { client } = await signedIn();
  expect((await client.put(path('cip-spare'), { name: 'fail-500' })).status).toBe(500);
  expect((await client.put(path('cip-spare'), { name: 'later fail-500' })).status).toBe(200);
  expect((await client.delete(path('cip-spare'))).status).toBe(500);
});

test('another account’s cloud IP is not there', async () => {
  const { client } = await signedIn();
  const foreign = '/1.0/cloud_ips/cip-spare?account_id=acc-trial';
  expect((await client.put(foreign, { name: 'mine' })).status).toBe(404);
  expect((await client.delete(foreign)).status).toBe(404);
});
