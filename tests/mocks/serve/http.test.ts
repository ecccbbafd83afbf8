import { createProvider } from '@mocks/handlers';
import { listen } from '@mocks/serve/http';
import { afterAll, beforeAll, expect, test } from 'vitest';

const app = 'http://127.0.0.1:4180';
const provider = createProvider({ scale: 0 });
let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  server = await listen({ provider, origins: [app] });
});
afterAll(() => server.close());

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

const call = (path: string, init: Init = {}) =>
  fetch(server.origin + path, { ...init, headers: { Origin: app, ...init.headers } });

async function signIn(): Promise<string> {
  const form = new URLSearchParams({ username: 'demo@example.com', password: 'demo-password' });
  const { headers } = await call('/auth', { method: 'POST', body: form });
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}

test('an error carries the CORS headers too, so that a browser can read a 401', async () => {
  const { status, headers } = await call('/1.0/accounts');
  expect(status).toBe(401);
  expect(headers.get('access-control-allow-origin')).toBe(app);
  expect(headers.get('access-control-allow-credentials')).toBe('true');
  expect(headers.get('access-control-expose-headers')).toBe(
    'X-Oauth-Scopes, X-Session-Expires-In, X-Request-Id, Location, Link, Retry-After',
  );
});

test('another origin may not read', async () => {
  const { headers } = await call('/1.0/accounts', { headers: { Origin: 'http://evil.example' } });
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('a preflight is answered and may be kept for two hours', async () => {
  const { status, headers } = await call('/1.0/servers/srv-web01', {
    method: 'OPTIONS',
    headers: {
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'content-type, x-requested-with',
    },
  });
  expect(status).toBe(204);
  expect(headers.get('access-control-max-age')).toBe('7200');
  expect(headers.get('access-control-allow-methods')).toContain('PUT');
  expect(headers.get('access-control-allow-headers')).toBe('content-type, x-requested-with');
});

test('the keep-alive call passes from another origin, its header too', async () => {
  const cookie = await signIn();
  const asked = await call('/1.0/keep-alive', {
    method: 'OPTIONS',
    headers: {
      'Access-Control-Request-Method': 'HEAD',
      'Access-Control-Request-Headers': 'x-requested-with, x-session-extend',
    },
  });
  expect(asked.headers.get('access-control-allow-methods')).toContain('HEAD');
  expect(asked.headers.get('access-control-allow-headers')).toContain('x-session-extend');
  const kept = await call('/1.0/keep-alive', {
    method: 'HEAD',
    headers: { cookie, 'X-Session-Extend': 'false' },
  });
  expect(kept.status).toBe(200);
  expect(kept.headers.get('access-control-allow-origin')).toBe(app);
  expect(kept.headers.get('access-control-expose-headers')).toContain('X-Session-Expires-In');
  expect(Number(kept.headers.get('x-session-expires-in'))).toBeGreaterThan(7200);
});

test('the cookie reaches its own client alone', async () => {
  const cookie = await signIn();
  expect((await call('/1.0/zones', { headers: { cookie } })).status).toBe(200);
  expect((await call('/1.0/zones')).status).toBe(401);
});

test('bodies go in and out', async () => {
  const cookie = await signIn();
  const answer = await call('/1.0/servers/srv-work1?account_id=acc-demo1', {
    method: 'PUT',
    headers: { cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'renamed' }),
  });
  expect(await answer.json()).toMatchObject({ id: 'srv-work1', name: 'renamed' });
});

test('a dropped connection is a network error', async () => {
  const cookie = await signIn();
  const body = JSON.stringify({ name: 'drop' });
  const path = '/1.0/servers/srv-work1?account_id=acc-demo1';
  await expect(call(path, { method: 'PUT', headers: { cookie }, body })).rejects.toThrow(
    'fetch failed',
  );
});

test('what nothing answers is remembered', async () => {
  expect((await call('/geo-ip', { method: 'POST' })).status).toBe(400);
  expect(provider.unknown).toContain('POST /geo-ip');
});
