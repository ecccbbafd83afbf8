import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { signedIn } from '../../client';

const recording = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../recorded/${file}`, import.meta.url), 'utf8'));

const reads = [
  ['/1.0/servers', 'samples/GET_1.0_servers.200.json'],
  ['/1.0/servers/srv-lv426', 'samples/GET_1.0_servers_srv-id.200.json'],
  ['/1.0/servers/srv-hktd0', 'GET_1.0_servers_srv-id.200.json'],
  ['/1.0/server_groups', 'GET_1.0_server_groups.200.json'],
  ['/1.0/volumes/vol-12345', 'stubs/GET_1.0_volumes_vol-id.200.json'],
] as const;

test.each(reads)('%s answers the recording unchanged', async (path, file) => {
  const { client } = await signedIn({ world: 'recorded' });
  const { status, body } = await client.get(path);
  expect(status).toBe(200);
  expect(body).toEqual(recording(file));
});

test('every account that was recorded is the user’s, and has what was recorded of it', async () => {
  const { client } = await signedIn({ world: 'recorded' });
  expect((await client.get('/1.0/accounts?nested=false')).body).toEqual([
    ...(recording('stubs/GET_1.0_accounts.200~nested=false.json') as object[]),
    ...(recording('samples/GET_1.0_accounts.200.json') as object[]),
  ]);
  for (const collection of [
    'cloud_ips',
    'load_balancers',
    'database_servers',
    'database_snapshots',
    'servers',
  ]) {
    const { body } = await client.get(`/1.0/${collection}?account_id=acc-43ks4`);
    expect(body).toEqual(recording(`samples/GET_1.0_${collection}.200.json`));
  }
});

test('a mutation answers the recorded 202 and changes nothing', async () => {
  const { client } = await signedIn({ world: 'recorded' });
  const { status, body } = await client.delete('/1.0/servers/srv-hktd0');
  expect([status, body]).toEqual([202, recording('DELETE_1.0_servers_srv-id.202.json')]);
  expect((await client.get('/1.0/servers/srv-hktd0')).body).toMatchObject({ status: 'active' });
});

test('a record of which only its row in a list was recorded is answered with that', async () => {
  const { client } = await signedIn({ world: 'recorded' });
  const [row] = recording('stubs/GET_1.0_accounts.200~nested=false.json') as object[];
  expect((await client.get('/1.0/accounts/acc-12345')).body).toEqual(row);
});

test('what is listed for an account is not another account’s', async () => {
  const { client } = await signedIn({ world: 'recorded' });
  const [{ id: account }] = (await client.get('/1.0/accounts?nested=false')).body as [
    { id: string },
  ];
  for (const collection of ['servers', 'server_groups', 'volumes']) {
    const { body } = await client.get(`/1.0/${collection}?account_id=${account}`);
    const rows = body as { account: { id: string } | null }[];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => row.account !== null && row.account.id !== account)).toEqual([]);
  }
});

test('every record that a list names is there', async () => {
  const { client } = await signedIn({ world: 'recorded' });
  for (const collection of ['servers', 'images', 'server_groups', 'volumes', 'users', 'zones']) {
    const { body } = await client.get(`/1.0/${collection}`);
    for (const { id } of body as { id: string }[]) {
      expect((await client.get(`/1.0/${collection}/${id}`)).status).toBe(200);
    }
  }
});

test('what was never recorded is not there', async () => {
  const { client } = await signedIn({ world: 'recorded' });
  expect((await client.get('/1.0/servers/srv-nnnnn')).status).toBe(404);
  expect((await client.get('/1.0/events')).status).toBe(404);
});
