import { request } from 'node:http';
import { headersHere } from '@mocks/proxy/headers';
import { routeOf } from '@mocks/proxy/targets';
import { signToken } from '@mocks/provider/token';
import faye from 'faye';
import { afterEach, expect, test } from 'vitest';
import { startProxied } from './proxied';

const endings: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

async function proxied(options?: Parameters<typeof startProxied>[0]) {
  const stage = await startProxied(options);
  endings.push(() => stage.close());
  return stage;
}

test('one signs in at a provider behind TLS, whose strictest cookie a page at 127.0.0.1 keeps', async () => {
  const { signIn, call, api } = await proxied();
  expect((await call('/1.0/zones')).status).toBe(401);
  const answer = await signIn();
  expect(answer.status).toBe(200);
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^localhost-\d+~__Secure-session=/);
  expect(cookie.replace(/^[^;]*; /, '')).toBe('HttpOnly; SameSite=Strict; Path=/');
  expect(await (await call('/1.0/zones')).json()).toHaveLength(3);
  const { headers } = api.arrived.at(-1)!;
  expect(headers).toMatchObject({ host: new URL(api.origin).host, origin: api.origin });
});

test('no other program’s cookie and no path of the panel’s reaches the provider', async () => {
  const { call, api, origin } = await proxied();
  const headers = {
    cookie: 'session=another; other~session=1',
    Referer: `${origin}/accounts/acc-demo1/`,
  };
  await call('/1.0/zones', { headers });
  const { cookie, referer } = api.arrived.at(-1)!.headers;
  expect([cookie?.replace('session=', ''), referer]).toEqual(['', `${api.origin}/`]);
});

test.each(['https://evil.example', 'http://127.0.0.1:1', 'null'])(
  'a page of %s is no page of ours, whatever it asks',
  async (Origin) => {
    const { call, api } = await proxied();
    const answer = await call('/1.0/servers', { method: 'POST', headers: { Origin } });
    expect(answer.status).toBe(403);
    expect(api.arrived).toEqual([]);
  },
);

/**
 * Returns the status of a read as a browser sends it, without an origin; `fetch` cannot send these
 * headers.
 */
function readAs(address: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve) => {
    request(address, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).end();
  });
}

const FOLLOWED = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const AS_SCRIPT = { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' };

test.each(['cross-site', 'same-site'])(
  'a script, a picture or a frame of a page that is %s is none of ours either',
  async (site) => {
    const { origin, api } = await proxied();
    const from = { 'sec-fetch-site': site };
    const inFrame = { ...FOLLOWED, 'sec-fetch-dest': 'iframe' };
    expect(await readAs(`${origin}/1.0/zones`, { ...from, ...AS_SCRIPT })).toBe(403);
    expect(await readAs(`${origin}/1.0/zones`, { ...from, ...FOLLOWED })).toBe(403);
    expect(await readAs(`${origin}/v1/acc-demo1/a/b`, { ...from, ...inFrame })).toBe(403);
    expect(api.arrived).toEqual([]);
  },
);

test('a person may follow a temporary link from elsewhere, without a cookie', async () => {
  const { origin, api } = await proxied();
  const cookie = `${new URL(api.origin).host.replace(':', '-')}~__Secure-session=1`;
  const headers = { 'sec-fetch-site': 'cross-site', ...FOLLOWED, cookie };
  const link = `${origin}/v1/acc-demo1/a/b?temp_url_sig=ab&temp_url_expires=1`;
  expect(await readAs(link, headers)).not.toBe(403);
  // As one reads that has no session.
  expect(api.arrived.map((each) => each.headers.cookie)).toEqual(['session=']);
});

test.each(['same-origin', 'none'])('a read that a browser calls %s is ours', async (site) => {
  const { origin } = await proxied();
  expect(await readAs(`${origin}/1.0/zones`, { 'sec-fetch-site': site, ...AS_SCRIPT })).toBe(401);
});

test('nor is one whose name was made to mean this machine', async () => {
  const { origin, api } = await proxied();
  const { port } = new URL(origin);
  const host = `evil.example:${port}`;
  const headers = { host, origin: `http://${host}` };
  expect(await readAs(`${origin}/1.0/zones`, headers)).toBe(403);
  expect(api.arrived).toEqual([]);
});

test('changes go through, and so does what is told of them', async () => {
  const { signIn, json, provider } = await proxied();
  await signIn();
  const answer = await json('/1.0/servers/srv-web01?account_id=acc-demo1', 'PUT', { name: 'new' });
  expect(await answer.json()).toMatchObject({ name: 'new' });
  expect(provider.world.server.need('srv-web01').name).toBe('new');
});

test('an error of the provider comes as it is', async () => {
  const { signIn, call } = await proxied();
  await signIn();
  const answer = await call('/1.0/servers/srv-nobod?account_id=acc-demo1');
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([404, expect.any(String)]);
  expect(await answer.json()).toMatchObject({ error_name: 'missing_resource' });
});

test('an answer that ends before its time is none here either', async () => {
  const { signIn, json, told } = await proxied();
  await signIn();
  const answer = await json('/1.0/servers/srv-web01?account_id=acc-demo1', 'PUT', { name: 'drop' });
  // A bare text: the panel then looks whether it was done.
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    502,
    'text/plain; charset=utf-8',
  ]);
  expect(told).toEqual([expect.stringContaining('the connection ended without an answer')]);
});

test('a file of the provider’s, for who is signed in, has an address of here', async () => {
  const { signIn, json, call } = await proxied();
  await signIn();
  const query = `{ billing(accountId: "acc-demo1", startDate: "2026-01-01", endDate: "2026-12-31") {
    invoices { downloadUrl } } }`;
  const answer = (await (await json('/kiosk', 'POST', { query })).json()) as {
    data: { billing: { invoices: { downloadUrl: string }[] } };
  };
  const address = answer.data.billing.invoices[0]!.downloadUrl;
  expect(address).toMatch(/^\/\.provider\/api\/invoices\//);
  expect((await call(address)).status).toBe(200);
});

test('a body of Orbit’s is passed on while it is sent, and read while it is answered', async () => {
  const { signIn, json, origin, provider } = await proxied();
  await signIn();
  const query = `mutation { issueJsonWebToken(accountId: "acc-demo1", scope: ORBIT, duration: 60) {
    token { token } } }`;
  const issued = (await (await json('/kiosk', 'POST', { query })).json()) as {
    data: { issueJsonWebToken: { token: { token: string } } };
  };
  const { token } = issued.data.issueJsonWebToken.token;
  const [{ name: container } = { name: '' }] = provider.world.orbit
    .account('acc-demo1', Date.now())
    .containers.values();
  const address = `${origin}/v1/acc-demo1/${encodeURIComponent(container)}/a%2Fb%20c`;
  const piece = new Uint8Array(1024 * 1024).fill(7);
  const answer = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'X-Auth-Token': token, Origin: origin, 'Content-Type': 'text/html' };
    const upload = request(address, { method: 'PUT', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    upload.once('error', reject);
    for (let each = 0; each < 12; each += 1) upload.write(piece);
    upload.end();
  });
  expect(answer).toBe(201);
  const read = await fetch(address, { headers: { 'X-Auth-Token': token } });
  expect((await read.arrayBuffer()).byteLength).toBe(12 * piece.byteLength);
  // A page of a customer's is not one of the panel's.
  expect(read.headers.get('content-security-policy')).toBe('sandbox allow-scripts');
});

test.each([
  ['text/html', true],
  ['application/unknown', true],
  ['*/*', true],
  ['', true],
  ['application/pdf', false],
  ['application/pdf, text/html', true],
])('an object of type “%s” runs nothing on the panel’s origin', async (type, isBoxed) => {
  const { connection } = await proxied();
  const { targets } = connection;
  const route = routeOf(targets, '/v1/acc-demo1/assets/page')!;
  expect(headersHere(targets, route, { 'content-type': type })).toMatchObject({
    'x-content-type-options': 'nosniff',
    ...(isBoxed && { 'content-security-policy': 'sandbox allow-scripts' }),
  });
});

test('the event stream comes by WebSocket', async () => {
  const { origin, provider, api } = await proxied();
  const client = new faye.Client(`${origin}/stream`);
  endings.push(() => client.disconnect());
  const token = signToken({
    sub: 'usr-demo1',
    account: 'acc-demo1',
    scope: 'INFRASTRUCTURE_READ',
    exp: Date.now() / 1000 + 60,
  });
  client.addExtension({
    outgoing(message, callback) {
      callback({ ...message, ext: { auth_token: token } });
    },
  });
  const heard = new Promise((resolve) => {
    client
      .subscribe('/account/acc-demo1', resolve)
      .then(() => provider.bus.publish('acc-demo1', { id: 'evt-12345' } as never), resolve);
  });
  expect(await heard).toMatchObject({ id: 'evt-12345' });
  expect(api.arrived.some(({ headers }) => headers.upgrade === 'websocket')).toBe(true);
});

test.each([
  ['https://127.0.0.1:1', 'https://127.0.0.1:1 cannot be reached: nothing listens there'],
  ['http://nowhere.invalid', 'http://nowhere.invalid cannot be reached: there is no such host'],
])(
  'that nobody answers at %s is said in a sentence, in the terminal once',
  async (provider, why) => {
    const { call, told, connection } = await proxied({ flags: { provider } });
    const answers = [await call('/1.0/zones'), await call('/1.0/accounts')];
    for (const answer of answers) {
      expect(answer.status).toBe(502);
      const told = (await answer.json()) as { error_name: string; errors: string[] };
      expect(told.error_name).toBe('provider_unreachable');
      expect(told.errors.join()).toContain(why);
    }
    expect(told).toHaveLength(1);
    expect(await connection.told()).toContain('cannot be reached');
  },
);

test('whose certificate nobody here knows is told how to be known', async () => {
  const { api, call } = await proxied();
  const stranger = await proxied({ flags: { provider: api.origin, ca: undefined } });
  const answer = await stranger.call('/1.0/zones');
  expect(await answer.json()).toMatchObject({
    errors: [expect.stringContaining('name who signs in --provider-ca')],
  });
  expect((await call('/1.0/zones')).status).toBe(401);
});
