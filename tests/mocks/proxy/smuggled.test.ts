import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { textOf } from '@mocks/provider/bytes';
import { listenOn, type Listening } from '@mocks/serve/http';
import { createProxy } from '@mocks/proxy/proxy';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';

/*
 * A provider of plain Node behind a read-only proxy. Only reads may arrive, whatever a program
 * on this machine sends. The provider answers each request, and keeps its connections.
 */

/** Requests as they arrived: method, path, body. */
const arrived: string[] = [];
const headers: IncomingHttpHeaders[] = [];
/** Data that arrived over WebSockets. */
const said: Buffer[] = [];
let provider: Listening;
let here: Listening;

beforeAll(async () => {
  const there = createServer((request, response) => {
    const told = `${request.method} ${request.url}`;
    headers.push(request.headers);
    void textOf(request).then((body) => {
      arrived.push(`${told} ${body}`.trim());
      response.end('{}');
    });
  });
  there.on('upgrade', (request, socket) => {
    arrived.push(`UPGRADE ${request.url}`);
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    socket.on('data', (piece: Buffer) => said.push(piece)).on('error', () => undefined);
    socket.on('end', () => socket.end());
  });
  provider = await listenOn(there, 0);
  const api = new URL(provider.origin);
  const targets = { api, orbit: new URL('/v1', api), events: new URL('/stream', api) };
  const proxy = createProxy({ ...targets, reads: {}, isReadOnly: true }, () => {});
  const server = createServer((request, response) => {
    if (!proxy.handle(request, response)) response.writeHead(404).end();
  });
  server.on('upgrade', (request, socket, head) => {
    if (!proxy.upgrade(request, socket, head)) socket.destroy();
  });
  here = await listenOn(server, 0);
});
afterAll(async () => {
  await here.close();
  await provider.close();
});
beforeEach(() => {
  arrived.length = 0;
  headers.length = 0;
  said.length = 0;
});

const CRLF = '\r\n';

/** Sends what no browser would; what is answered first. */
async function send(text: string, { origin } = here): Promise<string> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(text.replaceAll('HOST', host));
  let answer = '';
  // Ended before, it would be given up on the way.
  socket.on('data', (piece: Buffer) => {
    answer += piece.toString();
    if (answer.includes('\r\n\r\n')) socket.end();
  });
  await once(socket, 'close');
  return answer;
}

const head = (line: string, ...headers: readonly string[]): string =>
  [`${line} HTTP/1.1`, 'Host: HOST', ...headers, '', ''].join(CRLF);

/** A read that passes: once it arrives, everything sent before has arrived. */
const READ = head('GET /1.0/zones', 'Connection: close');

const CHANGE = head('DELETE /1.0/servers/srv-web01').replace('HOST', 'provider.example');
const chunked = `${CHANGE.length.toString(16)}${CRLF}${CHANGE}${CRLF}0${CRLF}${CRLF}`;
const named = (name: string) => `Connection: ${name}, keep-alive`;
const length = `Content-Length: ${CHANGE.length}`;

test.each(
  ['GET', 'HEAD', 'OPTIONS'].flatMap((method) => [
    [method, 'with a body', [length], CHANGE],
    [method, 'whose length is of the connection', [named('content-length'), length], CHANGE],
    [method, 'in chunks', ['Transfer-Encoding: chunked'], chunked],
    [
      method,
      'in chunks that are of the connection',
      [named('transfer-encoding'), 'Transfer-Encoding: chunked'],
      chunked,
    ],
  ]) as readonly (readonly [string, string, readonly string[], string])[],
)('a %s %s brings no change along', async (method, _, headers, body) => {
  await send(head(`${method} /1.0/servers`, ...headers) + body);
  await send(READ);
  expect(arrived).toEqual(['GET /1.0/zones']);
});

test('a read keeps its host and its cookie, whatever the connection names', async () => {
  const answer = await send(head('GET /1.0/servers', 'Connection: host, cookie, close'));
  expect(answer).toContain('200 OK');
  expect(arrived).toEqual(['GET /1.0/servers']);
});

test.each([
  '/1.0/servers/',
  '/1.0//servers',
  '/1.0/%73ervers',
  '/1.0/../servers',
  '/.provider/api/../other',
  '/v1/../other',
  '/v1/acc/..%2F..%2Fother',
  '/1.0/%252e%252e/kiosk%253Fquery=mutation%257Bx%257D',
  '/v1/acc/%252e%252e/%252e%252e/kiosk',
  '/v1/..;/kiosk',
  '/v1/%2e%2e%3b/kiosk',
])('a read of %s, which servers may read differently, goes nowhere', async (path) => {
  const answer = await send(head(`GET ${path}`, 'Connection: close'));
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(arrived).toEqual([]);
});

const MUTATION = encodeURIComponent('mutation { closeAccount { success } }');

test.each([
  '/kiosk',
  '/kiosk/',
  '/graphql/',
  '//kiosk',
  '/.provider/api/kiosk',
  '/.provider/api//kiosk',
  '/.provider/api/kiosk/',
  '/.provider/api/%6biosk',
  '/.provider/api/KIOSK',
  '/.provider/api/graphql/v2',
  '/1.0/../kiosk',
  '/1.0/%2e%2e/kiosk',
  '/1.0/..%2fkiosk',
  '/v1/../kiosk',
  '/v1/%2e%2e/kiosk',
  '/v1/acc/c/..%2F..%2F..%2Fkiosk',
  '/v1/acc',
  '/1.0/servers',
])('a document of GraphQL at %s goes nowhere by a read', async (path) => {
  for (const method of ['GET', 'HEAD', 'OPTIONS']) {
    for (const name of ['query', 'Query', 'query%5B%5D', 'operations', 'variables']) {
      await send(head(`${method} ${path}?${name}=${MUTATION}`, 'Connection: close'));
    }
    await send(head(`${method} ${path}?account_id=1;query=${MUTATION}`, 'Connection: close'));
  }
  expect(arrived).toEqual([]);
});

test.each([
  '/kiosk/',
  '/.provider/api//kiosk',
  '/1.0/../kiosk',
  '/v1/../kiosk',
  '/kiosk?query=x',
  '/.provider/api/KIOSK',
])('nor by a POST to %s', async (path) => {
  const body = '{"query":"mutation { closeAccount { success } }"}';
  const about = ['Content-Type: application/json', `Content-Length: ${body.length}`];
  await send(head(`POST ${path}`, ...about, 'Connection: close') + body);
  expect(arrived).toEqual([]);
});

test.each([
  'X-HTTP-Method-Override',
  'X-HTTP-Method',
  'X-Method-Override',
  'X_HTTP_METHOD_OVERRIDE',
  'HTTP-Method-Override',
  'X-Tunnel-Method',
  'X-Original-Method',
])('a read that the header %s has taken for a change is one', async (name) => {
  await send(head('GET /1.0/servers/srv-web01', `${name}: DELETE`, 'Connection: close'));
  expect(arrived).toEqual([]);
});

test.each(['X-Original-URL', 'X-Rewrite-URL', 'X-Forwarded-Host', 'Expect', 'Upgrade-Insecure'])(
  'a read says nothing by the header %s',
  async (name) => {
    await send(head('GET /1.0/servers', `${name}: /1.0/other`, 'Connection: close'));
    expect(arrived.every((each) => each === 'GET /1.0/servers')).toBe(true);
    expect(headers.filter((each) => name.toLowerCase() in each)).toEqual([]);
  },
);

test.each(['httpMethod', '_METHOD', '_method', 'X-HTTP-Method-Override', 'method', '$method'])(
  'or that the parameter %s has',
  async (name) => {
    for (const path of ['/1.0/servers/srv-web01', '/v1/acc/c', '/.provider/api/invoices/1']) {
      await send(head(`GET ${path}?${name}=DELETE`, 'Connection: close'));
    }
    expect(arrived).toEqual([]);
  },
);

test.each([
  '/.provider/api/admin/servers/1/delete',
  '/.provider/api/x?action=delete',
  '/.provider/api/x?httpVerb=DELETE',
  '/.provider/api/x?verb=DELETE',
  '/.provider/api/x?_m=DELETE',
  '/.provider/api/v2/graphql?documentId=closeAccount',
  '/.provider/api/invoices/1',
  '/.provider/api/1.0/servers',
  '/.provider/api',
  '/auth',
  '/auth/two_factor',
  '/token',
  '/token?grant_type=password',
  '/kiosk/x?id=closeAccount',
  '/graphql/x?id=closeAccount',
])('a read of %s goes nowhere: the provider never named it', async (path) => {
  for (const method of ['GET', 'HEAD', 'OPTIONS']) {
    const answer = await send(head(`${method} ${path}`, 'Connection: close'));
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  }
  expect(arrived).toEqual([]);
});

test.each([
  '{"username":"a","user":{"_method":"put"}}',
  '{"username":{"_method":"put"}}',
  '{"username":"a","_METHOD":"put"}',
  '{"username":"a","httpMethod":"PUT"}',
  '["_method"]',
])('or a sign-in that says so inside: %s', async (body) => {
  const about = ['Content-Type: application/json', `Content-Length: ${body.length}`];
  await send(head('POST /auth', ...about, 'Connection: close') + body);
  await send(head('POST /auth?httpMethod=PUT', ...about, 'Connection: close') + body);
  expect(arrived).toEqual([]);
});

const PUBLISHED = encodeURIComponent('[{"channel":"/account/acc-demo1","data":{}}]');

test.each(['/stream', '/stream/', '/.provider/api/stream'])(
  'nothing is published by a read of %s',
  async (path) => {
    await send(head(`GET ${path}?message=${PUBLISHED}&jsonp=a`, 'Connection: close'));
    expect(arrived).toEqual([]);
  },
);

test('by a POST a client may listen, and publishes nothing', async () => {
  const post = (body: string) =>
    send(
      head(
        'POST /stream',
        'Content-Type: application/json;charset=UTF-8',
        `Content-Length: ${body.length}`,
        'Connection: close',
      ) + body,
    );
  await post('[{"channel":"/account/acc-demo1","data":{}}]');
  expect(arrived).toEqual([]);
  await post('[{"channel":"/meta/handshake"}]');
  expect(arrived).toEqual(['POST /stream [{"channel":"/meta/handshake"}]']);
});

/** A client's frame with a mask of zeros. */
const frame = (text: string) =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]).toString(
    'latin1',
  );
const UPGRADE = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];

/** The same with a message in a pong, which some servers take for a text. */
const pong = (text: string) => `\x8a${frame(text).slice(1)}`;

/** Opens a WebSocket, sends the text once it is open, and waits for its end. */
async function say(text: string, line = 'GET /stream', ...headers: readonly string[]) {
  const { hostname, port, host } = new URL(here.origin);
  const socket = connect(Number(port), hostname);
  socket.write(head(line, ...UPGRADE, ...headers).replaceAll('HOST', host));
  socket.once('data', () => socket.end(Buffer.from(text, 'latin1')));
  socket.on('error', () => undefined);
  await once(socket, 'close');
}

test('over a WebSocket too', async () => {
  const listened = '[{"channel":"/meta/connect"}]';
  await say(frame(listened) + frame('[{"channel":"/account/a","data":{}}]'));
  expect(arrived).toEqual(['UPGRADE /stream']);
  const told = Buffer.concat(said).toString();
  expect(told).not.toContain('/account/a');
  await say(frame('PUBLISH'));
  await say('PUBLISH /account/acc-demo1');
  await say(pong('PUBLISH'));
  expect(Buffer.concat(said).toString()).not.toContain('PUBLISH');
  said.length = 0;
  await say(frame(listened));
  expect(Buffer.concat(said).toString()).toContain(listened);
});

test.each([
  ['GET /stream?message=x', []],
  ['GET /stream/x', []],
  ['GET /stream', ['X-HTTP-Method-Override: DELETE']],
])('no WebSocket is opened by %s %j', async (line, headers) => {
  await say('', line, ...headers);
  expect(arrived).toEqual([]);
});

/** A proxy that changes may pass, before a server of plain Node. */
async function openProxy(answer: RequestListener) {
  const upstream = await listenOn(createServer(answer), 0);
  const api = new URL(upstream.origin);
  const targets = { api, orbit: new URL('/v1', api), events: new URL('/stream', api) };
  const proxy = createProxy({ ...targets, reads: {}, isReadOnly: false }, () => {});
  const server = createServer((request, response) => void proxy.handle(request, response));
  server.on('upgrade', (request, socket, rest) => void proxy.upgrade(request, socket, rest));
  const front = await listenOn(server, 0);
  onTestFinished(async () => {
    await front.close();
    await upstream.close();
  });
  return front;
}

test('where changes pass, a read with a body is one request all the same, of its own host', async () => {
  const seen: IncomingHttpHeaders[] = [];
  const front = await openProxy((request, response) => {
    seen.push(request.headers);
    void textOf(request).then((body) => {
      arrived.push(`${request.method} ${request.url} ${body === CHANGE ? 'body' : body}`.trim());
      response.end('{}');
    });
  });
  const names = named('content-length, host, origin');
  await send(head('GET /1.0/servers', names, length, `Origin: ${front.origin}`) + CHANGE, front);
  const answer = await fetch(`${front.origin}/1.0/zones`);
  expect([answer.status, arrived]).toEqual([200, ['GET /1.0/servers body', 'GET /1.0/zones']]);
  expect(seen[0]).toHaveProperty('origin');
});

test('a WebSocket that says how long it is and is refused takes no other request for its body', async () => {
  // It knows no WebSockets, and answers before it has read a body.
  const front = await openProxy((request, response) => {
    arrived.push(`${request.method} ${request.url}`);
    request.resume();
    response.end('{}');
  });
  await send(head('GET /stream', ...UPGRADE, length) + CHANGE, front);
  const answer = await fetch(`${front.origin}/1.0/zones`);
  expect([answer.status, arrived]).toEqual([200, ['GET /stream', 'GET /1.0/zones']]);
});
