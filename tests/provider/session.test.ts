import { expect, test, vi } from 'vitest';
import { createSend } from '@/provider/request';
import { createSessionApi } from '@/provider/session';
import { fakeFetch, json } from './fake-fetch';

function sessionApi() {
  const onUnauthenticated = vi.fn<() => void>();
  const send = createSend('', {
    onSessionLife: () => undefined,
    ifUnauthenticated: () => onUnauthenticated,
  });
  return { api: createSessionApi(send, send), onUnauthenticated };
}

const credentials = { username: 'ada@example.com', password: 'secret word' };

test.each([
  ['infrastructure, orbit', ['infrastructure', 'orbit']],
  ['infrastructure,orbit', ['infrastructure', 'orbit']],
  ['two_factor', ['two_factor']],
  ['', []],
])('the scopes of the header %j are read', async (header, scopes) => {
  const requests = fakeFetch(() => json({}, 200, { 'X-Oauth-Scopes': header }));
  await expect(sessionApi().api.signIn(credentials)).resolves.toEqual(scopes);
  expect(requests[0]?.method).toBe('POST');
  expect(new URL(requests[0]?.url ?? '').pathname).toBe('/auth');
  expect(await requests[0]?.text()).toBe('username=ada%40example.com&password=secret+word');
});

test('an answer without the header grants nothing', async () => {
  fakeFetch(() => json({}));
  await expect(sessionApi().api.signIn(credentials)).resolves.toEqual([]);
});

test('a 401 of either step of signing in, or of signing out, ends no session', async () => {
  fakeFetch(() => json({}, 401));
  const { api, onUnauthenticated } = sessionApi();
  const steps = [api.signIn(credentials), api.oneTimePassword({ otp: '123456' }), api.signOut()];
  const outcomes = await Promise.allSettled(steps);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(onUnauthenticated).not.toHaveBeenCalled();
});

test('the one-time password goes to the second step', async () => {
  const requests = fakeFetch(() => json({}, 200, { 'X-Oauth-Scopes': 'infrastructure' }));
  await sessionApi().api.oneTimePassword({ otp: '123456' });
  expect(new URL(requests[0]?.url ?? '').pathname).toBe('/auth/two_factor');
  expect(await requests[0]?.text()).toBe('otp=123456');
});

test('asking whether the session lives does not extend its token', async () => {
  const requests = fakeFetch(() => new Response(null, { status: 204 }));
  await sessionApi().api.keepAlive();
  expect(requests[0]?.method).toBe('HEAD');
  expect(new URL(requests[0]?.url ?? '').pathname).toBe('/1.0/keep-alive');
  expect(requests[0]?.headers.get('X-Session-Extend')).toBe('false');
});

test('a 401 of that question ends the session', async () => {
  fakeFetch(() => new Response(null, { status: 401 }));
  const { api, onUnauthenticated } = sessionApi();
  await expect(api.keepAlive()).rejects.toThrow('401');
  expect(onUnauthenticated).toHaveBeenCalledOnce();
});
