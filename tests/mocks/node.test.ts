import { nodeOrigin, nodeProvider } from '@mocks/node';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { provider, server, hear } = nodeProvider();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const call = (path: string, init: RequestInit = {}) =>
  fetch(nodeOrigin + path, { credentials: 'include', ...init });

test('without a session every call is refused', async () => {
  const answer = await call('/1.0/accounts');
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ error: 'invalid_token' });
});

test('a signed-in user reads, and a stop arrives as events', async () => {
  const form = { username: 'demo@example.com', password: 'demo-password' };
  const signedIn = await call('/auth', { method: 'POST', body: new URLSearchParams(form) });
  expect(signedIn.headers.get('X-Oauth-Scopes')).toBe('infrastructure, orbit');
  const events = hear('acc-demo1');
  const stopped = await call('/1.0/servers/srv-web01/stop?account_id=acc-demo1', {
    method: 'POST',
  });
  expect(stopped.status).toBe(202);
  expect(await stopped.json()).toMatchObject({ id: 'srv-web01', status: 'active' });
  await expect.poll(() => events.map(({ state }) => state)).toEqual(['started', 'completed']);
  expect(provider.world.server.need('srv-web01').status).toBe('inactive');
});
