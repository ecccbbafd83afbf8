import { manualClock } from '@mocks/provider/clock';
import { simulatedProvider } from '@mocks/serve/vite-plugin';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

const clock = manualClock(Date.UTC(2026, 10, 20, 7, 59));
let server: ViteDevServer;
let origin: string;

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    optimizeDeps: { noDiscovery: true },
    plugins: [simulatedProvider({ scale: 0, clock })],
    server: { host: '127.0.0.1', port: 0, strictPort: false, watch: null },
  });
  await server.listen();
  origin = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
});
afterAll(() => server.close());

async function signedIn(): Promise<{ headers: Record<string, string> }> {
  const form = { username: 'demo@example.com', password: 'demo-password' };
  const answer = await fetch(`${origin}/auth`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  return { headers: { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' } };
}

const open = (query: string) =>
  fetch(`${origin}/sign-in?${query}`, { headers: { Accept: 'text/html' }, redirect: 'manual' });

test('the dev server answers for the provider on its own origin', async () => {
  const answer = await fetch(`${origin}/1.0/zones`, await signedIn());
  expect(await answer.json()).toHaveLength(3);
});

test('snapshot schedules run', async () => {
  const session = await signedIn();
  const images = async () =>
    (await (await fetch(`${origin}/1.0/images?account_id=acc-demo1`, session)).json()) as unknown[];
  const scheduled = { source: 'srv-web01', source_trigger: 'schedule' };
  expect(await images()).not.toContainEqual(expect.objectContaining(scheduled));
  clock.advance(60_000);
  expect(await images()).toContainEqual(expect.objectContaining(scheduled));
});

test('a console’s address leads to a page of its own origin', async () => {
  const path = '/1.0/servers/srv-web01/activate_console?account_id=acc-demo1';
  const answer = await fetch(origin + path, { method: 'POST', ...(await signedIn()) });
  const told = (await answer.json()) as { console_url: string; console_token: string };
  expect(new URL(told.console_url).origin).toBe(origin);
  const page = await fetch(`${told.console_url}?password=${told.console_token}`);
  expect(await page.text()).toContain('Console of web-1');
});

test('a page’s query sets dials, keeps the session, and goes from the address', async () => {
  const session = await signedIn();
  const answer = await open('lists=zones:fail-500&next=here');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/sign-in?next=here']);
  expect((await fetch(`${origin}/1.0/zones`, session)).status).toBe(500);
  await open('lists=');
  expect((await fetch(`${origin}/1.0/zones`, session)).status).toBe(200);
});

test('a page’s query can change the world', async () => {
  await open('world=empty');
  const answer = await fetch(`${origin}/1.0/servers?account_id=acc-demo1`, await signedIn());
  expect(await answer.json()).toEqual([]);
});

test('in the recorded world volumes are given in MiB', async () => {
  await open('world=recorded');
  const config: unknown = await (await fetch(`${origin}/config.json`)).json();
  expect(config).toMatchObject({ hosts: { api: '' }, units: { volumeSize: 'MiB' } });
});

test('it offers prices and a visitor’s address on its own origin too', async () => {
  await open('world=sample');
  const config = (await (await fetch(`${origin}/config.json`)).json()) as {
    hosts: { pricing: string; geoIp: string };
  };
  expect(config).toMatchObject({ limits: { volume: { minimum: 40, zonesWithout: ['gb1-c'] } } });
  const prices = await fetch(origin + config.hosts.pricing);
  expect(await prices.json()).toContainEqual({ id: 'typ-ssd01', monthly: 10 });
  const address = await fetch(origin + config.hosts.geoIp);
  expect(await address.json()).toEqual({ ip: '203.0.113.7', country_code: 'IE' });
});
