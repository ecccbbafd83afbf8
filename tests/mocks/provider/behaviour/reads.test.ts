import { readdirSync, readFileSync } from 'node:fs';
import { kindNames, kinds, type Kind } from '@mocks/provider/kinds';
import { expect, test } from 'vitest';
import { demo, idsOf, signedIn } from '../../client';

const samples = new URL('../../../recorded/samples/', import.meta.url);

/** Fields of the public samples that are retired, unknown to the specification or renamed by it. */
const leftOut: Partial<Record<Kind, readonly string[]>> = {
  account: [
    'library_ftp_host',
    'library_ftp_password',
    'library_ftp_user',
    'telephone_verified',
    'verified_ip',
    'verified_telephone',
  ],
  database_server: ['admin_username', 'admin_password', 'allow_access'],
  user: ['messaging_pref'],
};

function sampleKeys(file: string): string[] {
  const body: unknown = JSON.parse(readFileSync(new URL(file, samples), 'utf8'));
  const record: unknown = Array.isArray(body) ? body[0] : body;
  return Object.keys(record as object);
}

/** The sample of a kind's list or of its full record, if the public sources have one. */
function sampleOf(collection: string, full: boolean): string | undefined {
  const name = full ? `GET_1.0_${collection}_` : `GET_1.0_${collection}.200.json`;
  return readdirSync(samples).find(
    (file) => file.startsWith(name) && file.endsWith('-id.200.json') === full,
  );
}

const collections = kindNames.map((kind) => [kind, kinds[kind].collection] as const);

test.each(collections)(
  '%s records have every field that is known of them',
  async (kind, collection) => {
    const { client } = await signedIn();
    const list = (await client.get(`/1.0/${collection}?${demo}`)).body as { id: string }[];
    expect(list.length).toBeGreaterThan(0);
    const known = (full: boolean) => {
      const file = sampleOf(collection, full);
      const keys = file === undefined ? ['id', 'resource_type'] : sampleKeys(file);
      return keys.filter((key) => !leftOut[kind]?.includes(key));
    };
    for (const record of list) {
      expect(record).toMatchObject({ resource_type: kind });
      expect(Object.keys(record)).toEqual(expect.arrayContaining(known(false)));
    }
    const { status, body } = await client.get(`/1.0/${collection}/${list[0]?.id}?${demo}`);
    expect(status).toBe(200);
    expect(Object.keys(body as object)).toEqual(expect.arrayContaining(known(true)));
  },
);

/** Fields that only the full record has. */
const onlyFull: Partial<Record<Kind, readonly string[]>> = {
  account: ['address_1', 'block_storage_limit', 'created_at', 'valid_credit_card', 'tfa_required'],
  api_client: ['secret'],
  application: ['secret'],
  database_server: ['admin_username', 'snapshots_schedule', 'fqdn'],
  image: ['licence_name'],
  load_balancer: ['acme', 'certificate', 'ssl_minimum_version'],
  server: ['user_data', 'console_url', 'disk_encrypted', 'snapshots_retention'],
  user: ['ssh_key', 'created_at'],
};

test.each(Object.entries(onlyFull))('a listed %s lacks %o', async (kind, fields) => {
  const { client } = await signedIn();
  const { collection } = kinds[kind as Kind];
  const list = (await client.get(`/1.0/${collection}?${demo}`)).body as { id: string }[];
  const full = (await client.get(`/1.0/${collection}/${list[0]?.id}?${demo}`)).body as object;
  for (const field of fields) {
    expect(Object.hasOwn(list[0]!, field), `${field} in the list`).toBe(false);
    expect(Object.hasOwn(full, field), `${field} in full`).toBe(true);
  }
});

test('a nested server is its short self', async () => {
  const { client } = await signedIn();
  const { body } = await client.get(`/1.0/load_balancers/lba-front?${demo}`);
  const { nodes } = body as { nodes: object[] };
  expect(Object.keys(nodes[0]!).toSorted()).toEqual([
    'created_at',
    'deleted_at',
    'fqdn',
    'hostname',
    'id',
    'locked',
    'name',
    'resource_type',
    'started_at',
    'status',
    'url',
  ]);
});

test('nested=false leaves out what an account has, and keeps its owner', async () => {
  const { client } = await signedIn();
  const { body } = await client.get('/1.0/accounts?nested=false');
  const first = (body as object[])[0];
  expect(first).toMatchObject({ id: 'acc-demo1', owner: { id: 'usr-demo1' } });
  expect(first).not.toHaveProperty('servers');
  const nested = await client.get('/1.0/accounts');
  expect((nested.body as object[])[0]).toHaveProperty('servers');
});

test('metadata=true adds the labels', async () => {
  const { client } = await signedIn();
  const plain = await client.get(`/1.0/servers/srv-web01?${demo}`);
  expect(plain.body).not.toHaveProperty('metadata');
  const { body } = await client.get(`/1.0/servers/srv-web01?${demo}&metadata=true`);
  expect(body).toMatchObject({ metadata: { labels: { tier: 'web' } } });
});

test('what an account uses is counted', async () => {
  const { client, provider } = await signedIn();
  const used = async () =>
    (await client.get('/1.0/accounts/acc-demo1')).body as { ram_used: number };
  const before = (await used()).ram_used;
  provider.world.server.patch('srv-web01', { status: 'deleted' });
  expect((await used()).ram_used).toBe(before - 2048);
});

test('an account lists only its own records, and images that are public or its own', async () => {
  const { client } = await signedIn();
  const ids = async (collection: string, account: string) =>
    ((await client.get(`/1.0/${collection}?account_id=${account}`)).body as { id: string }[]).map(
      ({ id }) => id,
    );
  expect(await ids('servers', 'acc-share')).toEqual(['srv-share']);
  expect(await ids('images', 'acc-share')).toContain('img-locke');
  expect(await ids('images', 'acc-share')).not.toContain('img-avail');
  expect(await ids('server_groups', 'acc-trial')).toEqual(['grp-trial']);
});

test('a call without an account is answered for the caller’s default account', async () => {
  const { client } = await signedIn();
  expect(idsOf((await client.get('/1.0/server_groups')).body)).toEqual(['grp-trial']);
  expect((await client.get('/1.0/firewall_rules/fwr-tria2')).status).toBe(200);
  expect((await client.get('/1.0/firewall_rules/fwr-offic')).status).toBe(404);
  expect((await client.get('/1.0/users/usr-demo1')).body).toMatchObject({
    default_account: { id: 'acc-trial' },
  });
});

test('a call without an account is refused where there is no default account', async () => {
  const { client } = await signedIn({}, 'olive@example.com');
  expect((await client.get('/1.0/servers')).status).toBe(403);
  expect((await client.get('/1.0/servers?account_id=acc-share')).status).toBe(200);
  const { body } = await client.get('/1.0/users');
  expect(body).toMatchObject([{ id: 'usr-olive', default_account: null }]);
});

test('the signed-in user is the first of the users', async () => {
  const { client } = await signedIn();
  const { body } = await client.get(`/1.0/users?${demo}`);
  expect((body as { id: string }[]).map(({ id }) => id)).toEqual(['usr-demo1', 'usr-otp01']);
});
