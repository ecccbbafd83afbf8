import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as requestOf, type IncomingMessage } from 'node:http';
import { request as secureRequestOf, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Listening } from '@mocks/serve/http';
import { ensureWebServers } from '@mocks/real/web/install';
import {
  KINDS,
  type Ports,
  siteAt,
  startWebServer,
  type WebServerName,
} from '@mocks/real/web/start';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressFolder } from '../../deploy/precompressed';
import { headersOf } from '../../deploy/policy';
import { siteHeaders } from '../../deploy/site';
import { certificate_pem, certificate_private_key } from '../mocks/certificates';
import { orSay } from '../tools/or-say';

const PAGE = `<!doctype html><title>the app</title>${'<!-- page -->'.repeat(200)}`;
const SCRIPT = `export const wheel = '${'spoke '.repeat(500)}';`;
const KEPT = 'public, max-age=31536000, immutable';

const config = {
  hosts: { api: 'https://api.example.com', events: 'wss://events.example.com/stream' },
  payments: { publishableKey: 'pk_test' },
};

const servers = await orSay(
  'WHAT npm run deploy WRITES WAS NOT HELD AGAINST REAL WEB SERVERS, for there are none here',
  ensureWebServers,
);

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

function answerTo(request: typeof requestOf, asked: RequestOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(asked, (message) => {
      const pieces: Buffer[] = [];
      message
        .on('data', (piece: Buffer) => pieces.push(piece))
        .on('end', () =>
          resolve({
            status: message.statusCode,
            headers: message.headers,
            body: Buffer.concat(pieces),
          }),
        );
    })
      .on('error', reject)
      .end();
  });
}

/** Asks for a path as it is written: `fetch` takes dots out of it. */
function ask(
  { origin }: Listening,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return answerTo(requestOf, { hostname, port, path, method, headers });
}

const HOST = 'www.example.com';

/** As browsers ask for a site by its name, which stands at ports of this machine here. */
const byName = (path: string, port: number) => ({
  hostname: '127.0.0.1',
  port,
  path,
  servername: HOST,
  ca: certificate_pem,
  headers: { host: HOST },
});

/** nginx's ports stand in its site, Caddy's beside it. */
const atPorts = (text: string, { secure, plain }: Ports): string =>
  text
    .replaceAll(/^ *listen \[::\].*$/gmu, '')
    .replace(/^ *listen 443 /mu, `listen 127.0.0.1:${secure} `)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`);

const names = Object.keys(KINDS) as WebServerName[];

describe.skipIf(typeof servers === 'string').each(names)('a real %s', (name) => {
  let folder: string;
  let site: Listening;

  beforeAll(async () => {
    if (typeof servers === 'string') return;
    folder = await mkdtemp(join(tmpdir(), 'built-'));
    const put = (path: string, text: string) => writeFile(join(folder, path), text);
    await mkdir(join(folder, 'assets'));
    await mkdir(join(folder, '.vite'));
    await put('index.html', PAGE);
    await put('config.json', JSON.stringify(config));
    await put('first.js', 'void 0;');
    await put('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await put('assets/app-1a2b.js', SCRIPT);
    await put('assets/app-1a2b.css', 'p { color: red }');
    await put('.vite/manifest.json', '{"secret": true}');
    await compressFolder(folder);
    site = await startWebServer(name, servers, siteAt(name, folder, config));
  });
  afterAll(async () => {
    await site?.close();
    if (folder) await rm(folder, { recursive: true });
  });

  test.each([
    '/',
    '/index.html',
    '/accounts/acc-demo1/servers/',
    '/assets/gone-3c4d.js',
    '/x.json',
  ])('sends every header of the policy with %s', async (path) => {
    const { headers } = await ask(site, path);
    for (const [header, value] of Object.entries(headersOf(config))) {
      expect(headers[header.toLowerCase()]).toBe(value);
    }
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers.server ?? '').not.toMatch(/\d/u);
  });

  test.each([
    '/',
    '/accounts/acc-demo1/servers/srv-web01/',
    '/accounts/acc-demo1/orbit/photos.v2/',
    '/accounts/acc-demo1/orbit/container/.../',
    '/accounts/acc-demo1/orbit/container/objects/a%2Fb.tar.gz/',
    '/accounts/acc-demo1/orbit/photos.v2/?search=web.js',
    '/eva/expired-verification',
    '/assets',
    '/.vite/manifest.json',
    '/.htaccess',
  ])('answers the route %s with the page, which is asked for anew', async (path) => {
    const { status, headers, body } = await ask(site, path);
    expect([status, headers['cache-control'], body.toString()]).toEqual([200, 'no-cache', PAGE]);
    expect(headers['content-type']).toMatch(/^text\/html; charset=utf-8$/iu);
  });

  test.each([
    ['/assets/app-1a2b.js', KEPT, 'text/javascript'],
    ['/assets/app-1a2b.css', KEPT, 'text/css'],
    ['/first.js', 'no-cache', 'text/javascript'],
    ['/favicon.svg', 'no-cache', 'image/svg+xml'],
    ['/config.json', 'no-cache', 'application/json'],
  ])('serves %s with its caching and type', async (path, caching, type) => {
    const { status, headers } = await ask(site, path);
    expect([status, headers['cache-control']]).toEqual([200, caching]);
    expect(headers['content-type']).toContain(type);
  });

  test.each(['/assets/gone-3c4d.js', '/assets/', '/assets/deep/gone.js', '/gone.json'])(
    'answers %s with a 404 that is neither the page nor kept',
    async (path) => {
      const { status, headers, body } = await ask(site, path);
      expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
      expect(body.toString()).not.toContain('the app');
    },
  );

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
    ['br;q=0, gzip;q=0', undefined, (bytes: Buffer) => bytes],
  ])('sends what the build has packed to who takes %s', async (taken, encoding, unpack) => {
    for (const [path, text, type] of [
      ['/assets/app-1a2b.js', SCRIPT, 'text/javascript'],
      ['/accounts/acc-demo1/', PAGE, 'text/html'],
    ] as const) {
      const { headers, body } = await ask(site, path, { 'accept-encoding': taken });
      expect(headers['content-encoding']).toBe(encoding);
      expect(unpack(body).toString()).toBe(text);
      expect(headers['content-type']).toContain(type);
      expect(headers.vary).toContain('Accept-Encoding');
    }
  });

  test('sends config.json as it is, whatever is taken', async () => {
    await writeFile(join(folder, 'config.json'), '{"product": "Changed"}');
    const { headers, body } = await ask(site, '/config.json', { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe('{"product": "Changed"}');
  });

  test('answers with 304 what is as it was, the page and what is packed too', async () => {
    for (const path of ['/accounts/', '/config.json', '/assets/app-1a2b.js']) {
      const accept = { 'accept-encoding': 'br' };
      const first = await ask(site, path, accept);
      const etag = first.headers.etag ?? '';
      expect(etag).not.toBe('');
      const again = await ask(site, path, { ...accept, 'if-none-match': etag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
    }
  });

  test('gives each packing an entity tag of its own', async () => {
    const tags = ['br', 'gzip', 'identity'].map(
      async (taken) =>
        (await ask(site, '/assets/app-1a2b.js', { 'accept-encoding': taken })).headers.etag,
    );
    expect(new Set(await Promise.all(tags)).size).toBe(3);
  });

  test('answers a HEAD as a GET without its body, and a range with that part', async () => {
    const head = await ask(site, '/assets/app-1a2b.js', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      String(SCRIPT.length),
      0,
    ]);
    const part = await ask(site, '/assets/app-1a2b.js', { range: 'bytes=0-5' });
    expect([part.status, part.body.toString()]).toEqual([206, 'export']);
    const beyond = await ask(site, '/assets/app-1a2b.js', { range: 'bytes=999999-' });
    expect(beyond.status).toBe(416);
  });

  test.each([
    '/../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/../../etc/passwd',
    '/assets/..%2f..%2f..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/assets/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cetc%5cpasswd',
    '/assets/..%2f.vite%2fmanifest.json',
    '//etc/passwd',
  ])('serves nothing outside the folder: %s', async (path) => {
    const { status, body } = await ask(site, path);
    expect(body.toString()).not.toMatch(/root:|secret/u);
    expect([200, 400, 404]).toContain(status);
    expect(status === 200 ? body.toString() : PAGE).toBe(PAGE);
  });

  test.each(['//', '/%', '/%zz', '/%c0%ae'])(
    'answers the malformed address %s with the page, or as one',
    async (path) => {
      const { status, body } = await ask(site, path);
      expect([200, 400, 404]).toContain(status);
      expect(status === 200 ? body.toString() : PAGE).toBe(PAGE);
    },
  );

  test.each(['POST', 'PUT', 'DELETE'])('answers a %s with no page', async (method) => {
    const { status, body } = await ask(site, '/accounts/', {}, method);
    expect(status).toBe(405);
    expect(body.toString()).not.toContain('the app');
  });

  test('by TLS, with a certificate of one’s own, it leads plain HTTP there and says to stay', async () => {
    if (typeof servers === 'string') return;
    const certificate = { chain: join(folder, 'chain.pem'), key: join(folder, 'key.pem') };
    await writeFile(certificate.chain, certificate_pem);
    await writeFile(certificate.key, certificate_private_key);
    const headers = siteHeaders(config, undefined);
    const text = KINDS[name].siteOf({ host: HOST, root: folder, certificate, headers });
    const site = await startWebServer(name, servers, (ports) => atPorts(text, ports));
    const answer = await answerTo(secureRequestOf, byName('/accounts/', site.ports.secure));
    expect([answer.status, answer.body.toString()]).toEqual([200, PAGE]);
    for (const [header, value] of Object.entries(headers)) {
      expect(answer.headers[header.toLowerCase()]).toBe(value);
    }
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
    const led = await answerTo(requestOf, byName('/accounts/?q=web', site.ports.plain));
    expect([301, 308]).toContain(led.status);
    const to = new URL(led.headers.location ?? '');
    expect([to.protocol, to.hostname, to.pathname, to.search]).toEqual([
      'https:',
      HOST,
      '/accounts/',
      '?q=web',
    ]);
    await site.close();
  });
});

test.skipIf(typeof servers === 'string')(
  'without its module of packed files nginx sends the .gz, as docs/deploying.md says',
  async () => {
    if (typeof servers === 'string') return;
    const folder = await mkdtemp(join(tmpdir(), 'built-'));
    await writeFile(join(folder, 'index.html'), PAGE);
    await compressFolder(folder);
    const written = siteAt('nginx', folder, config);
    const site = await startWebServer('nginx', servers, (ports) =>
      written(ports).replace('brotli_static on;', ''),
    );
    const { headers } = await ask(site, '/', { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    await site.close();
    await rm(folder, { recursive: true });
  },
);
