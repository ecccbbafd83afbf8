import { createProvider } from '@mocks/handlers';
import { signToken } from '@mocks/provider/token';
import { listen } from '@mocks/serve/http';
import { expect, test } from 'vitest';
import { signedIn, standing, start } from '../client';

const seconds = start / 1000;
const tokenOf = (scope = 'ORBIT', iat = seconds) =>
  signToken({ sub: 'usr-demo1', account: 'acc-demo1', scope, iat, exp: iat + 600 });

/** Orbit on a clock that stands still, with a token of the demonstration account. */
function orbit(options: Parameters<typeof standing>[0] = {}) {
  const stage = standing(options);
  const call = (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: unknown,
  ) =>
    stage.client.call(method, `/v1/acc-demo1${path}`, body, {
      'X-Auth-Token': tokenOf(),
      ...headers,
    });
  return { ...stage, call };
}

test.each([
  ['fail-401', 401],
  ['fail-409', 409],
  ['fail-413', 413],
  ['fail-422', 422],
  ['fail-503', 503],
  ['fail-html', 502],
])('what is named %s is answered %i, and not made', async (name, status) => {
  const { call } = orbit();
  expect((await call('PUT', `/${name}`)).status).toBe(status);
  expect((await call('PUT', `/assets/deep/${name}`, {}, 'x')).status).toBe(status);
  expect((await call('GET', `/assets?format=json&prefix=deep`)).body).toEqual([]);
});

test('what is named later after a fault can be made, and fails afterwards', async () => {
  const { call } = orbit();
  expect((await call('PUT', '/assets/later%20fail-409', {}, 'x')).status).toBe(201);
  expect((await call('DELETE', '/assets/later%20fail-409')).status).toBe(409);
});

test('a dropped call does nothing, a lost one is done all the same', async () => {
  const { call } = orbit();
  expect((await call('PUT', '/drop')).status).toBe(0);
  expect((await call('PUT', '/lost')).status).toBe(0);
  const { body } = await call('GET', '?format=json');
  const names = (body as { name: string }[]).map(({ name }) => name);
  expect(names).toContain('lost');
  expect(names).not.toContain('drop');
});

test('a dial makes one kind of call fail, at one level', async () => {
  const { call, provider } = orbit();
  provider.dials.storage = { 'get-container': 'fail-503', 'bulk-account': 'fail-500' };
  expect((await call('GET', '/assets')).status).toBe(503);
  expect((await call('HEAD', '/assets')).status).toBe(204);
  expect((await call('GET', '/assets/index.html')).status).toBe(200);
  expect((await call('POST', '?bulk-delete')).status).toBe(500);
});

test('a dial ends tokens before their time', async () => {
  const { call, provider, clock } = orbit();
  provider.dials.tokenLife = 60;
  clock.advance(59_000);
  expect((await call('HEAD', '')).status).toBe(204);
  clock.advance(1000);
  expect((await call('HEAD', '')).status).toBe(401);
});

test('a token of another scope opens nothing', async () => {
  const { call } = orbit();
  const other = { 'X-Auth-Token': tokenOf('INFRASTRUCTURE_READ') };
  expect((await call('HEAD', '', other)).status).toBe(401);
});

test('new keys of temporary links are known as late as the dial says', async () => {
  const { call, client, provider, clock } = orbit();
  const { createHmac } = await import('node:crypto');
  provider.dials.keyDelay = 8000;
  await call('POST', '', { 'X-Account-Meta-Temp-URL-Key': 'new' });
  const path = '/v1/acc-demo1/assets/index.html';
  const expires = seconds + 100;
  const signature = createHmac('sha256', 'new').update(`HEAD\n${expires}\n${path}`).digest('hex');
  const link = `${path}?temp_url_sig=${signature}&temp_url_expires=${expires}`;
  expect((await client.call('HEAD', link)).status).toBe(401);
  clock.advance(8000);
  expect((await client.call('HEAD', link)).status).toBe(200);
});

test('what expires is gone when its time has come', async () => {
  const { call, clock } = orbit();
  await call('PUT', '/assets/brief', { 'X-Delete-After': '60' }, 'x');
  expect((await call('HEAD', '/assets/brief')).status).toBe(200);
  clock.advance(61_000);
  expect(
    (await call('HEAD', '/assets/brief', { 'X-Auth-Token': tokenOf('ORBIT', seconds + 61) }))
      .status,
  ).toBe(404);
});

test('nobody but the provider writes to the images container', async () => {
  const { call } = orbit();
  expect((await call('HEAD', '/images/img-avail')).status).toBe(200);
  expect((await call('PUT', '/images/mine', {}, 'x')).status).toBe(403);
  expect((await call('DELETE', '/images/img-avail')).status).toBe(403);
  expect((await call('POST', '/images', { 'X-Container-Read': '.r:*' })).status).toBe(403);
});

test('the token of the kiosk opens the account’s storage, which is another’s to nobody else', async () => {
  const { client } = await signedIn();
  const { body } = await client.graphql(
    `mutation { issueJsonWebToken(accountId: "acc-demo1", scope: ORBIT, duration: 600) { token { token } } }`,
  );
  const { data } = body as { data: { issueJsonWebToken: { token: { token: string } } } };
  const headers = { 'X-Auth-Token': data.issueJsonWebToken.token.token };
  expect((await client.call('GET', '/v1/acc-demo1/backups', undefined, headers)).status).toBe(200);
  expect((await client.call('GET', '/v1/acc-share', undefined, headers)).status).toBe(403);
});

test('the large world lists a hundred thousand objects by the page, made when they are first asked for', async () => {
  const { call } = orbit({ world: 'large' });
  const { headers } = await call('HEAD', '/telemetry');
  expect(headers.get('X-Container-Object-Count')).toBe('100000');
  const { body } = await call('GET', '/telemetry?format=json&limit=3&delimiter=/&marker=41/');
  expect(body).toEqual([{ subdir: '42/' }, { subdir: '43/' }, { subdir: '44/' }]);
  const last = await call('GET', '/telemetry?format=json&limit=1&reverse=true');
  expect(last.body).toMatchObject([{ name: '99/reading-99999.csv' }]);
});

test('over HTTP an upload that breaks off leaves no object; a bulk delete tells the fault of one', async () => {
  const provider = createProvider();
  const server = await listen({ provider, origins: [] });
  const now = Math.floor(Date.now() / 1000);
  const token = signToken({ sub: 'u', account: 'acc-demo1', scope: 'ORBIT', exp: now + 60 });
  const ask = (method: string, path: string, init: RequestInit) =>
    fetch(`${server.origin}/v1/acc-demo1${path}`, {
      ...init,
      method,
      headers: { 'X-Auth-Token': token, 'Content-Type': 'text/plain' },
    });
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(1000)),
    pull: (controller) => controller.error(new Error('cut')),
  });
  const broken: RequestInit & { duplex: 'half' } = { body, duplex: 'half' };
  await expect(ask('PUT', '/assets/cut', broken)).rejects.toBeInstanceOf(Error);
  const { containers } = provider.world.orbit.account('acc-demo1', 0);
  expect(containers.get('assets')?.objects.get('cut')).toBeUndefined();
  expect((await ask('PUT', '/assets/later%20fail-409', { body: 'whole' })).status).toBe(201);
  const lines = 'assets/later%20fail-409\nassets/index.html';
  const bulk = await ask('POST', '?bulk-delete', { body: lines });
  expect(await bulk.text()).toMatch(
    /Number Deleted: 1[^]*Errors:\nassets\/later%20fail-409, 409 Conflict/,
  );
  await server.close();
});
