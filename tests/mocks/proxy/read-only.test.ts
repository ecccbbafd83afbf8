import { KINDS, REST_KINDS } from '@/model/kinds';
import { collectionRequest, type ReadRequest, recordRequest } from '@/provider/read-requests';
import fc from 'fast-check';
import { allowedBody, verdictOf } from '@mocks/proxy/read-only';
import { READ_ONLY } from '@mocks/proxy/own-answers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProxied } from './proxied';

let stage: Awaited<ReturnType<typeof startProxied>>;

beforeAll(async () => {
  stage = await startProxied({ flags: { isReadOnly: true } });
});
afterAll(() => stage.close());

/** Signed in, and nothing has arrived since. */
async function readingOnly() {
  await stage.signIn();
  stage.api.arrived.length = 0;
  return stage;
}

const SERVER = '/1.0/servers/srv-web01?account_id=acc-demo1';

test('reads pass', async () => {
  const { call, json } = await readingOnly();
  expect((await call(SERVER)).status).toBe(200);
  expect((await call('/1.0/keep-alive', { method: 'HEAD' })).status).toBe(200);
  const answer = await json('/kiosk', 'POST', { query: '{ userDetails { id } }' });
  expect(await answer.json()).toMatchObject({ data: { userDetails: { id: 'usr-demo1' } } });
});

const ORBIT = { orbit: new URL('https://orbit.example/v1') };

test('every read of the panel is one that passes', () => {
  const part = { limit: 100, offset: 100, resource: 'srv-web01' };
  const verdict = ({ path, query }: ReadRequest) =>
    verdictOf(
      {
        service: 'api',
        method: 'GET',
        path: `${path}?${new URLSearchParams(query).toString()}`,
        headers: {},
      },
      ORBIT,
    );
  for (const kind of REST_KINDS) {
    expect(KINDS[kind].collection).toBeDefined();
    expect(verdict(collectionRequest(kind, 'acc-demo1', part))).toBe('pass');
    expect(verdict(recordRequest(kind, `${KINDS[kind].prefix}-demo1`, 'acc-demo1'))).toBe('pass');
  }
});

test.each([
  ['HEAD', '/v1/acc-demo1'],
  ['GET', '/v1/acc-demo1?format=json&limit=1000&marker=a%2Fb'],
  ['GET', '/v1/acc-demo1/odd%20names?format=json&prefix=photos%2F&delimiter=%2F&limit=1'],
  ['HEAD', '/v1/acc-demo1/odd%20names/up%2F..%2Fand%2F.%2Fdown.txt'],
  ['GET', '/v1/acc-demo1/box/large?multipart-manifest=get'],
  ['GET', '/v1/acc-demo1/box/a.txt?temp_url_sig=ab&temp_url_expires=1&filename=a.txt&inline'],
  ['GET', '/info'],
])('%s %s of Orbit too', (method, path) => {
  expect(verdictOf({ service: 'orbit', method, path, headers: {} }, ORBIT)).toBe('pass');
});

const INVOICES = `billing(accountId: "acc-demo1", startDate: "2026-01-01", endDate: "2026-12-31") {
  invoices { downloadUrl } }`;

test('a file passes once an answer has named it, and nothing beside it', async () => {
  const { json, call, api } = await readingOnly();
  const unnamed = '/.provider/api/invoices/inv-00000';
  expect((await call(unnamed)).status).toBe(405);
  expect(api.arrived).toEqual([]);
  const answer = (await (await json('/kiosk', 'POST', { query: `{ ${INVOICES} }` })).json()) as {
    data: { billing: { invoices: { downloadUrl: string }[] } };
  };
  const address = answer.data.billing.invoices[0]!.downloadUrl;
  expect((await call(address)).status).toBe(200);
  api.arrived.length = 0;
  for (const other of [`${address}?a=1`, `${address}/delete`, `${address}%20`, unnamed]) {
    expect((await call(other)).status).toBe(405);
  }
  expect((await call(address, { method: 'POST' })).status).toBe(405);
  expect(api.arrived).toEqual([]);
});

test('a named address that asks for a change is refused all the same', () => {
  const named = new Set(['/.provider/api/x?a=1', '/.provider/api/x?_method=delete']);
  const verdict = (path: string) =>
    verdictOf({ service: 'api', method: 'GET', path, headers: {} }, { ...ORBIT, named });
  expect([...named].map(verdict)).toEqual(['pass', 'refuse']);
  expect(verdict('/.provider/api/x?a=2')).toBe('refuse');
});

test('no text of a record becomes an address by another name of its field', async () => {
  const { json, api } = await readingOnly();
  const query = '{ userDetails { downloadUrl: firstName } }';
  const answer = await json('/kiosk', 'POST', { query });
  expect(await answer.json()).toMatchObject({ errors: [{ message: READ_ONLY }] });
  expect(api.arrived).toEqual([]);
});

test('signing in and out passes, and a token for another service', async () => {
  const { call, json, signIn, api } = await readingOnly();
  const query = `mutation Token($id: ID!) {
    issueJsonWebToken(accountId: $id, scope: INFRASTRUCTURE_READ, duration: 30) { token { token } }
  }`;
  const issued = await json('/kiosk', 'POST', { query, variables: { id: 'acc-demo1' } });
  expect(await issued.json()).toMatchObject({ data: { issueJsonWebToken: { token: {} } } });
  expect((await call('/auth', { method: 'DELETE' })).status).toBe(204);
  expect((await signIn()).status).toBe(200);
  const body = new URLSearchParams({ otp: '1' });
  expect((await call('/auth/two_factor', { method: 'POST', body })).status).not.toBe(405);
  expect((await json('/token', 'POST', { grant_type: 'password' })).status).not.toBe(405);
  expect(api.arrived).toHaveLength(5);
});

test.each([
  ['PUT', SERVER],
  ['DELETE', SERVER],
  ['POST', '/1.0/servers/srv-web01/stop?account_id=acc-demo1'],
  ['POST', '/1.0/users'],
  ['PATCH', SERVER],
  ['POST', '/auth/'],
  ['POST', '/auth/two_factor/reset'],
  ['PUT', '/auth'],
  ['POST', '/.provider/api/1.0/servers'],
  ['POST', '/.provider/api/auth'],
  ['POST', '/stream'],
])('%s %s is answered here, and reaches nobody', async (method, path) => {
  const { call, api } = await readingOnly();
  const answer = await call(path, { method, body: '{"name":"other"}' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect(await answer.json()).toEqual({ error_name: 'read_only', errors: [READ_ONLY] });
  expect(api.arrived).toEqual([]);
});

test.each([
  ['PUT', '/v1/acc-demo1/assets/new'],
  ['POST', '/v1/acc-demo1?bulk-delete'],
  ['DELETE', '/v1/acc-demo1/assets'],
  ['COPY', '/v1/acc-demo1/assets/old'],
  ['PUT', '/v1/acc-demo1/assets/new?temp_url_sig=ab&temp_url_expires=1'],
])('%s %s of Orbit too, in plain words', async (method, path) => {
  const { call, api } = await readingOnly();
  const body = method === 'PUT' ? new Uint8Array(4 * 1024 * 1024) : null;
  const answer = await call(path, { method, body });
  expect([answer.status, await answer.text()]).toEqual([405, READ_ONLY]);
  expect(api.arrived).toEqual([]);
});

test.each([
  { 'X-HTTP-Method-Override': 'DELETE' },
  { 'X-Method-Override': 'PUT' },
  { 'X-HTTP-Method': 'PUT' },
])('a read that is to be taken for a change is one: %j', async (headers) => {
  const { call, api } = await readingOnly();
  expect((await call(SERVER, { headers })).status).toBe(405);
  expect((await call('/auth', { method: 'POST', headers })).status).toBe(405);
  expect(api.arrived).toEqual([]);
});

test.each(['?_method=delete', '?%5Fmethod=delete', '?a=1&_method='])(
  'so is one that says so in its query: %s',
  async (query) => {
    const { call, api } = await readingOnly();
    expect((await call(`/1.0/servers/srv-web01${query}`)).status).toBe(405);
    expect(api.arrived).toEqual([]);
  },
);

const FORM = 'application/x-www-form-urlencoded';
const PARTS = '--x\r\nContent-Disposition: form-data; name="_method"\r\n\r\nput\r\n--x--\r\n';

test.each([
  ['in a form', FORM, 'username=a&_method=put'],
  ['in JSON', 'application/json', '{"username":"a","_method":"put"}'],
  ['in another encoding', `${FORM}; charset=utf-7`, 'username=a'],
  ['in parts', 'multipart/form-data; boundary=x', PARTS],
  ['in no form that is known', 'text/plain', '_method=put'],
  ['in what is no JSON', 'application/json', '_method=put'],
])('and a sign-in that says so %s', async (_, type, body) => {
  const { call, api } = await readingOnly();
  const headers = { 'Content-Type': type };
  const answer = await call('/auth', { method: 'POST', headers, body });
  expect(answer.status).toBe(405);
  expect(api.arrived).toEqual([]);
});

test('and one whose body is packed', async () => {
  const { call, api } = await readingOnly();
  const headers = { 'Content-Type': FORM, 'Content-Encoding': 'gzip' };
  expect((await call('/auth', { method: 'POST', headers, body: 'otp=1' })).status).toBe(405);
  expect(api.arrived).toEqual([]);
});

test('of a sign-in the provider reads what was read here: some servers part fields otherwise', () => {
  const asked = { service: 'api', headers: { 'content-type': FORM } } as const;
  expect(allowedBody(asked, 'username=a;_method=put')).toBe('username=a%3B_method%3Dput');
});

const CHANGE = 'mutation { sendBillingMessage(accountId: "acc-demo1", message: "x") { success } }';
const READ = 'query Read { userDetails { id } }';
const TOKEN = 'issueJsonWebToken(accountId: "a", scope: ORBIT, duration: 1) { token { token } }';

test.each([
  ['a mutation', CHANGE],
  ['one under the name of another', `mutation { issueJsonWebToken: ${CHANGE.slice(11, -2)} }`],
  ['one behind a query', `${READ} ${CHANGE.replace('mutation', 'mutation Other')}`],
  ['one beside a token', `mutation { ${TOKEN} ${CHANGE.slice(11)}`],
  ['one in a fragment', `mutation { ...F } fragment F on Mutation ${CHANGE.slice(9)}`],
  ['one in a part without a name', `mutation { ... on Mutation ${CHANGE.slice(9)} }`],
  ['a subscription', 'subscription { changes { id } }'],
  ['a document that cannot be read', `${READ} }`],
  ['none', ''],
])('of GraphQL %s is answered as GraphQL answers, and reaches nobody', async (_, query) => {
  const { json, api } = await readingOnly();
  const answer = await json('/kiosk', 'POST', { query, operationName: 'Read' });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    data: null,
    errors: [{ message: READ_ONLY, extensions: { code: 'READ_ONLY' } }],
  });
  expect(api.arrived).toEqual([]);
});

test.each([
  ['several at once', JSON.stringify([{ query: READ }, { query: CHANGE }])],
  ['a saved document', JSON.stringify({ extensions: { persistedQuery: { sha256Hash: 'ab' } } })],
  ['no JSON', CHANGE],
])('so is %s', async (_, body) => {
  const { call, api } = await readingOnly();
  const headers = { 'Content-Type': 'application/json' };
  const answer = await call('/graphql', { method: 'POST', headers, body });
  expect(await answer.json()).toMatchObject({ errors: [{ message: READ_ONLY }] });
  expect(api.arrived).toEqual([]);
});

test.each([
  ['an operation in the query', 'POST', `/kiosk?query=${CHANGE}`, 'application/json'],
  ['one in the query alone', 'GET', `/kiosk?query=${CHANGE}`, undefined],
  ['another form', 'POST', '/kiosk', 'application/graphql'],
  ['a form', 'POST', '/kiosk', 'application/x-www-form-urlencoded'],
  ['another encoding', 'POST', '/kiosk', 'application/json; charset=utf-7'],
  ['a patch', 'POST', '/kiosk', 'application/json-patch+json'],
])('so is %s, which some servers read', async (_, method, path, type) => {
  const { call, api } = await readingOnly();
  const body = method === 'GET' ? null : JSON.stringify({ query: READ });
  const headers = type === undefined ? {} : { 'Content-Type': type };
  const answer = await call(encodeURI(path), { method, headers, body });
  expect(await answer.json()).toMatchObject({ errors: [{ message: READ_ONLY }] });
  expect(api.arrived).toEqual([]);
});

test('of two documents under one name the provider reads the one that was read here', () => {
  const body = `{"query":${JSON.stringify(CHANGE)},"query":${JSON.stringify(READ)},"extensions":{}}`;
  expect(allowedBody({ service: 'graphql', headers: {} }, body)).toBe(
    JSON.stringify({ query: READ }),
  );
});

test('a method that is not known to read never passes, wherever it goes', () => {
  const service = fc.constantFrom('api', 'orbit', 'events', 'read', 'graphql');
  const method = fc.string({ minLength: 1 }).filter((text) => !/^(GET|HEAD|OPTIONS)$/.test(text));
  const path = fc.webPath().filter((text) => !/^\/(auth|token)/.test(text));
  fc.assert(
    fc.property(service, method, path, (its, by, at) => {
      const asked = { service: its, method: by, path: at, headers: {} };
      expect(verdictOf(asked, ORBIT)).toBe('refuse');
    }),
  );
});
