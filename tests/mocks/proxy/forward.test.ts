import { createServer, request, type RequestListener, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { textOf } from '@mocks/provider/bytes';
import { listenOn } from '@mocks/serve/http';
import { createProxy } from '@mocks/proxy/proxy';
import { afterEach, expect, test } from 'vitest';

const endings: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

/** Starts a proxy before a provider that gives this answer. */
async function before(answer: RequestListener, isReadOnly = false) {
  const there = createServer(answer);
  const provider = await listenOn(there, 0);
  const api = new URL(provider.origin);
  const orbit = new URL('/v1', api);
  const events = new URL('/stream', api);
  const proxy = createProxy({ api, orbit, events, reads: {}, isReadOnly }, () => {});
  const here = createServer((asked, response) => void proxy.handle(asked, response));
  here.on('upgrade', (asked, socket, head) => void proxy.upgrade(asked, socket, head));
  const listening = await listenOn(here, 0);
  endings.push(
    () => listening.close(),
    () => provider.close(),
  );
  return { there, provider: provider.origin, origin: listening.origin };
}

test('an answer that comes before all is sent arrives', async () => {
  const { origin } = await before((asked, response) => {
    asked.pause().socket.pause();
    response.writeHead(413, { 'Content-Type': 'text/plain' }).end('Upload exceeds quota.');
  });
  const body = new Uint8Array(32 * 1024 * 1024);
  const answer = await fetch(`${origin}/v1/acc/c/o`, { method: 'PUT', body });
  expect([answer.status, await answer.text()]).toEqual([413, 'Upload exceeds quota.']);
});

test('an answer that ends in its middle ends so here', async () => {
  const { origin } = await before((asked, response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('half', () => asked.socket.destroy());
  });
  const answer = await fetch(`${origin}/1.0/servers`);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow('terminated');
});

test('a read by a kept connection that has ended is sent by another', async () => {
  const used = new WeakSet<object>();
  let asked = 0;
  const { origin } = await before(({ socket }, response) => {
    asked += 1;
    if (used.has(socket)) socket.destroy();
    else response.end('there');
    used.add(socket);
  });
  const read = async () => (await fetch(`${origin}/1.0/servers`)).text();
  expect([await read(), await read()]).toEqual(['there', 'there']);
  expect(asked).toBe(3);
});

test('a change goes by a connection that none used before, which is asked to stay', async () => {
  const used = new WeakSet<object>();
  const seen: [boolean, string | undefined][] = [];
  const { origin } = await before(({ socket, headers }, response) => {
    seen.push([used.has(socket), headers.connection]);
    used.add(socket);
    response.end('done');
  });
  for (let time = 0; time < 2; time += 1) {
    await (await fetch(`${origin}/1.0/servers`, { method: 'POST', body: '{}' })).text();
  }
  expect(seen).toEqual([
    [false, 'keep-alive'],
    [false, 'keep-alive'],
  ]);
});

test('a connection of its own that ends without an answer is no reason to ask again', async () => {
  let asked = 0;
  const { origin } = await before(({ socket }) => {
    asked += 1;
    socket.destroy();
  });
  expect((await fetch(`${origin}/1.0/servers`)).status).toBe(502);
  expect(asked).toBe(1);
});

test('whoever asked and goes is not answered for nothing', async () => {
  const { there, origin } = await before(() => {});
  const arrives = once(there, 'request');
  const outgoing = request(`${origin}/1.0/servers`).once('error', () => {});
  outgoing.end();
  const [, response] = (await arrives) as [unknown, ServerResponse];
  const closes = once(response, 'close');
  outgoing.destroy();
  await closes;
});

test('a redirection within the provider leads on here', async () => {
  const addresses: Record<string, string> = {};
  const { origin, provider } = await before((_, response) => {
    const { location = '', link = '' } = addresses;
    response.writeHead(302, { Location: location, Link: link }).end();
  });
  addresses['location'] = `${provider}/1.0/accounts`;
  addresses['link'] = `<${provider}/1.0/images/img-1>; rel=snapshot`;
  const { headers } = await fetch(`${origin}/1.0/old`, { redirect: 'manual' });
  expect(headers.get('location')).toBe('/1.0/accounts');
  expect(headers.get('link')).toBe('</1.0/images/img-1>; rel=snapshot');
});

test('where only reads pass, the API may redirect to a file, and no object may', async () => {
  const redirections = new Map([
    ['/1.0/old', '/files/1?a=1'],
    ['/v1/acc/c/o', '/files/2'],
  ]);
  const { origin, provider } = await before((asked, response) => {
    const to = redirections.get(asked.url ?? '');
    if (to !== undefined) response.setHeader('Location', provider + to);
    response.writeHead(to === undefined ? 200 : 302).end();
  }, true);
  const follow = async (path: string) => (await fetch(origin + path)).status;
  expect(await follow('/.provider/api/files/1?a=1')).toBe(405);
  expect(await follow('/1.0/old')).toBe(200);
  expect(await follow('/.provider/api/files/1?a=1')).toBe(200);
  expect(await follow('/.provider/api/files/1')).toBe(405);
  expect(await follow('/v1/acc/c/o')).toBe(405);
});

test('a body without a length goes on as it comes', async () => {
  const { origin } = await before((asked, response) => asked.pipe(response));
  const outgoing = request(`${origin}/1.0/servers`, { method: 'DELETE' });
  outgoing.setHeader('Transfer-Encoding', 'chunked');
  outgoing.write('some ');
  outgoing.end('text');
  const [answer] = (await once(outgoing, 'response')) as [AsyncIterable<Buffer>];
  expect(await textOf(answer)).toBe('some text');
});

test('an event stream that is refused is refused here', async () => {
  const { there, origin } = await before(() => {});
  there.on('upgrade', (_, socket) => {
    socket.end(
      'HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    );
  });
  const headers = { Connection: 'Upgrade', Upgrade: 'websocket', Origin: origin };
  const outgoing = request(`${origin}/stream`, { headers }).end();
  const [answer] = (await once(outgoing, 'response')) as [{ statusCode: number }];
  expect(answer.statusCode).toBe(503);
});

test('headers of one connection alone stay on that', async () => {
  const seen: Record<string, unknown>[] = [];
  const { origin } = await before((asked, response) => {
    seen.push(asked.headers);
    response.setHeader('Strict-Transport-Security', 'max-age=1');
    response.setHeader('Alt-Svc', 'h3=":443"');
    response.setHeader('X-Request-Id', 'req-1');
    response.end();
  });
  const headers = { Connection: 'close, X-Hop', 'X-Hop': '1', 'X-Kept': '1' };
  const outgoing = request(`${origin}/1.0/servers`, { headers }).end();
  const [answer] = (await once(outgoing, 'response')) as [{ headers: Record<string, string> }];
  expect(seen[0]).toMatchObject({ 'x-kept': '1' });
  expect(seen[0]).not.toHaveProperty('x-hop');
  expect(answer.headers).toMatchObject({ 'x-request-id': 'req-1' });
  expect(answer.headers).not.toHaveProperty('strict-transport-security');
  expect(answer.headers).not.toHaveProperty('alt-svc');
});
