import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Listening } from '@mocks/serve/http';
import { replayed, replayFile, startReplay } from '@mocks/serve/replay';
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, reportOf } from '../replay/reports';

let folder: string;
let file: string;
let replay: Listening;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replay-'));
  file = join(folder, 'report.json');
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    '<html><head>\n<title>the panel</title></head></html>',
  );
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'export {};');
  const answers = [
    call(0, '/1.0/servers', { answer: ['row'] }),
    call(0, '/1.0/images', { status: 0, failure: 'network' }),
  ];
  await writeFile(file, JSON.stringify(reportOf(answers)));
  replay = await startReplay({ host: await replayFile(file), folder });
});
afterAll(async () => {
  await replay.close();
  await rm(folder, { recursive: true });
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(replay.origin + path, { redirect: 'manual', ...init });

/** As the panel's script asks in a browser. */
const FETCHED = { headers: { 'Sec-Fetch-Dest': 'empty' } };

/** Returns the status and policy for headers that `fetch` cannot send. */
function askAs(path: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ status: number | undefined; policy: string | undefined }>((resolve) => {
    request(replay.origin + path, { headers, method }, (answer) => {
      answer.resume();
      const policy = answer.headers['content-security-policy'];
      resolve({ status: answer.statusCode, policy: policy?.toString() });
    }).end();
  });
}

test('its page and the panel are of one origin, and nothing of any other is allowed', async () => {
  const page = await ask('/replay/');
  expect(await page.text()).toContain('<title>Replay</title>');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
  expect(policy).toMatch(/frame-src 'self';.*frame-ancestors 'self'$/u);
  expect(policy).not.toMatch(/unsafe|https?:/u);
  for (const name of ['page.js', 'page.css', 'frame.js']) {
    expect((await ask(`/replay/${name}`)).status).toBe(200);
  }
  expect((await ask('/replay/gone.js')).status).toBe(404);
  expect((await ask('/replay/..%2F..%2Fhost.ts')).status).toBe(404);
});

test('a route of the panel has the script first that sets its moment', async () => {
  const panel = await ask('/accounts/acc-demo1/', { headers: { Accept: 'text/html' } });
  const text = await panel.text();
  expect(text).toContain('<title>the panel</title>');
  expect(text).toMatch(/<head>\s*<script src="\/replay\/frame.js"><\/script>/u);
  expect((await ask('/assets/app-1a2b.js')).headers.get('cache-control')).toContain('immutable');
});

test('the panel opened by itself leads to the replay', async () => {
  const headers = { Accept: 'text/html', 'Sec-Fetch-Dest': 'document' };
  const answer = await ask('/accounts/acc-demo1/', { headers });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/replay/']);
  expect((await ask('/replay')).headers.get('location')).toBe('/replay/');
});

test('the provider answers as recorded, lost connections included', async () => {
  await ask('/replay/moment', { method: 'PUT', body: '{"at":500}' });
  expect(await (await ask('/replay/provider/1.0/servers', FETCHED)).json()).toEqual(['row']);
  expect((await ask('/replay/provider/1.0/volumes', FETCHED)).status).toBe(501);
  await expect(ask('/replay/provider/1.0/images', FETCHED)).rejects.toThrow('fetch failed');
  expect(await (await ask('/replay/config.json')).json()).toMatchObject({
    hosts: { api: '/replay/provider' },
    mark: { label: 'Replay' },
  });
});

test.each([
  {},
  { 'Sec-Fetch-Dest': 'iframe' },
  { 'Sec-Fetch-Dest': 'script' },
  { 'Sec-Fetch-Dest': 'worker' },
  { 'Sec-Fetch-Dest': 'serviceworker' },
  { 'Sec-Fetch-Dest': 'style' },
  { 'Sec-Fetch-Dest': 'image' },
  { 'Sec-Fetch-Dest': 'object' },
])('a recorded answer is given to a script’s own request alone, not to %j', async (headers) => {
  const { status, policy } = await askAs('/replay/provider/1.0/servers', headers);
  expect([status, policy]).toEqual([403, "sandbox; default-src 'none'"]);
});

test('nor is one a page', async () => {
  const headers = { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate' };
  expect((await askAs('/replay/provider/1.0/servers', headers)).status).toBe(302);
});

test('a name that was made to mean this machine is refused, whatever it asks for', async () => {
  const host = `elsewhere.example:${new URL(replay.origin).port}`;
  for (const path of ['/replay/', '/replay/story', '/replay/provider/1.0/servers', '/accounts/']) {
    const { status } = await askAs(path, { host, 'Sec-Fetch-Dest': 'empty', Accept: 'text/html' });
    expect(status).toBe(403);
  }
});

test.each([
  [{ origin: 'http://127.0.0.1:1' }, 'PUT', '/replay/report'],
  [{ origin: 'null' }, 'DELETE', '/replay/report'],
  [{ 'Sec-Fetch-Site': 'same-site' }, 'GET', '/replay/story'],
  [{ 'Sec-Fetch-Site': 'cross-site' }, 'GET', '/replay/provider/1.0/servers'],
])('a page of another origin, %j, changes and reads nothing', async (headers, method, path) => {
  const asked = { 'Sec-Fetch-Dest': 'empty', ...headers } as Record<string, string>;
  expect((await askAs(path, asked, method)).status).toBe(403);
  expect((await ask('/replay/story')).status).toBe(200);
});

test('a file that is none, or not there, is told in a sentence', async () => {
  await expect(replayFile(join(folder, 'gone.json'))).rejects.toThrow('gone.json cannot be read');
  await expect(replayFile(join(folder, 'index.html'))).rejects.toThrow(
    'index.html: This file is no report',
  );
});

test('the dev server replays one too, on its own origin', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    optimizeDeps: { noDiscovery: true },
    plugins: [replayed(await replayFile(file))],
    server: { host: '127.0.0.1', port: 0, strictPort: false, watch: null },
  });
  await server.listen();
  const origin = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/u, '');
  const provider = `${origin}/replay/provider/1.0/servers`;
  expect(await (await fetch(provider, FETCHED)).json()).toEqual(['row']);
  expect((await fetch(provider)).status).toBe(403);
  expect(await (await fetch(`${origin}/replay/`)).text()).toContain('<title>Replay</title>');
  const panel = await fetch(`${origin}/accounts/acc-demo1/`, { headers: { Accept: 'text/html' } });
  expect(await panel.text()).toContain('<script src="/replay/frame.js"');
  // The strict policy, plus the dev server's own parts, whose names nobody else knows.
  const policy = panel.headers.get('content-security-policy') ?? '';
  const [, nonce = ''] = /'nonce-([\w+/=]{20,})'/u.exec(policy) ?? [];
  expect(policy.replaceAll(` 'nonce-${nonce}'`, '')).toBe(
    (await ask('/replay/')).headers.get('content-security-policy'),
  );
  await server.close();
});
