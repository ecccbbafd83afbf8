import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { manualClock } from '@mocks/provider/clock';
// With its extension: the script of the same name would come first.
import { startStaging, type Staging } from '@mocks/serve/staging.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let folder: string;
let staging: Staging;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<title>the app</title>');
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'export {};');
  staging = await startStaging({ folder, scale: 0 });
});
afterAll(async () => {
  await staging.close();
  await rm(folder, { recursive: true });
});

test('a route of the app gets the page, under the strict policy, and is asked for anew', async () => {
  const answer = await fetch(`${staging.app}/accounts/acc-demo1/servers/`);
  expect(await answer.text()).toContain('the app');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(
    `default-src 'none'; script-src 'self' ${staging.stripe}; style-src 'self';`,
  );
  expect(policy).toContain(`frame-src ${staging.stripe};`);
  expect(policy).toContain(
    `connect-src 'self' ${staging.api} ${staging.api.replace('http', 'ws')};`,
  );
  expect(policy).not.toContain('unsafe');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('referrer-policy')).toBe('same-origin');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test.each(['container/photos.v2/', 'container/.../', 'container/a/objects/a%2F..%2Fb.txt/'])(
  'a route may have dots in it: %s',
  async (path) => {
    const answer = await fetch(`${staging.app}/accounts/acc-demo1/orbit/${path}`);
    expect([answer.status, await answer.text()]).toEqual([200, '<title>the app</title>']);
    expect(answer.headers.get('content-type')).toContain('text/html');
  },
);

test('an asset may be kept for ever, a missing one is a 404', async () => {
  const asset = await fetch(`${staging.app}/assets/app-1a2b.js`);
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect(asset.headers.get('content-type')).toContain('text/javascript');
  expect((await fetch(`${staging.app}/assets/gone-3c4d.js`)).status).toBe(404);
  expect((await fetch(`${staging.app}/gone.json`)).status).toBe(404);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip, br;q=0', null],
  ['gzip, deflate', null],
  ['identity', null],
])('to whoever takes %s a file comes as %s', async (accepted, encoding) => {
  const text = 'export const packed = true;';
  await writeFile(join(folder, 'assets/packed-1a2b.js'), text);
  await writeFile(join(folder, 'assets/packed-1a2b.js.br'), brotliCompressSync(text));
  const answer = await fetch(`${staging.app}/assets/packed-1a2b.js`, {
    headers: { 'Accept-Encoding': accepted },
  });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(await answer.text()).toBe(text);
});

test.each([
  [true, 1],
  [false, 0],
])('snapshot schedules run until it is closed: %s', async (schedules, made) => {
  const clock = manualClock(Date.UTC(2026, 10, 20, 7, 59));
  const other = await startStaging({ folder, clock, schedules });
  const scheduled = () =>
    other.provider.world.image
      .by('source', 'srv-web01')
      .filter(({ source_trigger: trigger }) => trigger === 'schedule');
  clock.advance(60_000);
  expect(scheduled()).toHaveLength(made);
  await other.close();
  clock.advance(86_400_000);
  expect(scheduled()).toHaveLength(made);
});

/** Returns the status of a path as written: `fetch` would normalise it. */
function statusOf(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(staging.app);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['//', 200],
  ['///elsewhere.example/', 200],
  ['/\\', 200],
  ['/%', 400],
  ['/%zz', 400],
  ['/%c0%ae', 400],
  ['/assets/%00.js', 404],
  ['/assets/%', 400],
  ['http://elsewhere.example/', 400],
])('%s is answered as what it is, and is no error of the server', async (path, status) => {
  expect(await statusOf(path)).toBe(status);
});

test('nothing outside the folder is served', async () => {
  for (const path of ['assets/..%2f..%2fetc/hosts.txt', 'assets/..%2findex.html']) {
    expect((await fetch(`${staging.app}/${path}`)).status).toBe(404);
  }
  // No file is meant by this one.
  const route = await fetch(`${staging.app}/..%2f..%2fetc/hosts.txt`);
  expect(await route.text()).toBe('<title>the app</title>');
});

test('the configuration names these two hosts', async () => {
  const config: unknown = await (await fetch(`${staging.app}/config.json`)).json();
  expect(config).toMatchObject({
    product: 'Wheelhouse',
    hosts: {
      registry: 'registry.example.com',
      api: staging.api,
      events: `${staging.api.replace('http', 'ws')}/stream`,
    },
    units: { volumeSize: 'bytes' },
  });
});

test('a real Swift, if there is one, is named in the stead of the provider’s own Orbit, and its registry', async () => {
  const allow = vi.fn(async (_origins: readonly string[]) => undefined);
  const stop = vi.fn(async () => undefined);
  const admit = vi.fn(async () => undefined);
  const swift = { origin: 'http://127.0.0.1:9', admit, allow, stop };
  const registry = { host: '127.0.0.1:8', guard: vi.fn(), stop: vi.fn(async () => undefined) };
  const other = await startStaging({ folder, schedules: false, swift, registry });
  const config = await fetch(`${other.app}/config.json`);
  expect(await config.json()).toMatchObject({
    hosts: { orbit: 'http://127.0.0.1:9/v1', registry: '127.0.0.1:8' },
  });
  expect(config.headers.get('content-security-policy')).toContain('http://127.0.0.1:9;');
  expect(allow).toHaveBeenCalledWith([other.app]);
  expect(admit).toHaveBeenCalled();
  await other.close();
  expect(stop).toHaveBeenCalled();
  expect(registry.guard).toHaveBeenCalled();
  expect(registry.stop).toHaveBeenCalled();
});

test('the provider lets the app’s origin read', async () => {
  const { headers } = await fetch(`${staging.api}/1.0/zones`, { headers: { Origin: staging.app } });
  expect(headers.get('access-control-allow-origin')).toBe(staging.app);
});

test('the card provider’s stand-in has an origin of its own, which answers nothing else', async () => {
  const config = (await (await fetch(`${staging.app}/config.json`)).json()) as {
    payments: { publishableKey: string; script: string };
  };
  const { publishableKey, script } = config.payments;
  expect(publishableKey).toMatch(/^pk_test_/u);
  expect(new URL(script).origin).toBe(staging.stripe);
  const answer = await fetch(script);
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(await answer.text()).toContain('window.Stripe');
  expect((await fetch(`${staging.stripe}/1.0/zones`)).status).toBe(404);
});

test('a service of people’s pictures, if there is one, is named, and its host may be asked', async () => {
  const plain: unknown = await (await fetch(`${staging.app}/config.json`)).json();
  expect(plain).not.toHaveProperty('features.avatars');
  const avatars = 'https://avatars.example.com/avatar/';
  const other = await startStaging({ folder, schedules: false, avatars });
  const config = await fetch(`${other.app}/config.json`);
  expect(await config.json()).toMatchObject({ features: { avatars } });
  expect(config.headers.get('content-security-policy')).toContain(
    "img-src 'self' data: https://avatars.example.com;",
  );
  await other.close();
});
