import { totp } from '@mocks/provider/totp';
import { expect, test } from 'vitest';
import { Client, demo, signedIn, standing } from '../client';

test('a sign-in sets a cookie that scripts cannot read, and names scopes and life', async () => {
  const { client } = standing();
  const { status, headers } = await client.signIn();
  expect(status).toBe(200);
  expect(headers.get('set-cookie')).toMatch(/^session=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(headers.get('x-oauth-scopes')).toBe('infrastructure, orbit');
  expect(headers.get('x-session-expires-in')).toBe('14400');
});

test('wrong credentials are refused with a description', async () => {
  const { client } = standing();
  const { status, body } = await client.signIn('demo@example.com', 'wrong');
  expect(status).toBe(401);
  expect(body).toEqual({
    error: 'invalid_grant',
    error_description: 'We do not recognise that email address and password',
  });
});

test('without a session a call is a 401 with the provider’s own words', async () => {
  const { client } = standing();
  const { status, headers, body } = await client.get('/1.0/accounts');
  expect(status).toBe(401);
  expect(headers.get('www-authenticate')).toBe('OAuth error="invalid_token"');
  expect(body).toMatchObject({ error: 'invalid_token' });
});

test('with two-factor on, the first step gives the scope two_factor alone', async () => {
  const { client, clock } = standing();
  const first = await client.signIn('otp@example.com');
  expect(first.headers.get('x-oauth-scopes')).toBe('two_factor');
  expect((await client.get('/1.0/accounts')).status).toBe(401);
  expect((await client.giveCode('000000')).status).toBe(401);
  const second = await client.giveCode(totp('JBSWY3DPEHPK3PXP', clock.now()));
  expect(second.headers.get('x-oauth-scopes')).toBe('infrastructure, orbit');
  expect((await client.get('/1.0/accounts')).status).toBe(200);
});

test('a backup code works once', async () => {
  const { provider, client } = standing();
  await client.signIn('otp@example.com');
  expect((await client.giveCode('12345678')).status).toBe(200);
  const other = new Client(provider);
  await other.signIn('otp@example.com');
  expect((await other.giveCode('12345678')).status).toBe(401);
});

test('signing out ends the session', async () => {
  const { client } = await signedIn();
  const { status, headers } = await client.delete('/auth');
  expect(status).toBe(204);
  expect(headers.get('set-cookie')).toContain('Max-Age=0');
  expect((await client.get('/1.0/accounts')).body).toMatchObject({ error: 'invalid_token' });
});

test('a call gives the session its life again, the keep-alive call does not', async () => {
  const { client, clock } = await signedIn({ dials: { sessionLife: 100 } });
  clock.advance(60_000);
  const kept = await client.call('HEAD', '/1.0/keep-alive', undefined, {
    'X-Session-Extend': 'false',
  });
  expect(kept.headers.get('x-session-expires-in')).toBe('40');
  const read = await client.get(`/1.0/zones?${demo}`);
  expect(read.headers.get('x-session-expires-in')).toBe('100');
  clock.advance(101_000);
  expect((await client.get('/1.0/zones')).body).toMatchObject({ error: 'expired_token' });
});

test('a session outlives two idle hours, and the keep-alive call after them', async () => {
  const { client, clock } = await signedIn();
  clock.advance(7_200_000);
  const kept = await client.call('HEAD', '/1.0/keep-alive', undefined, {
    'X-Session-Extend': 'false',
  });
  expect([kept.status, kept.headers.get('x-session-expires-in')]).toEqual([200, '7200']);
  clock.advance(7_200_000);
  expect((await client.call('HEAD', '/1.0/keep-alive')).status).toBe(401);
});

test('every session can be ended at once', async () => {
  const { provider, client } = await signedIn();
  provider.sessions.expireAll();
  expect((await client.get('/1.0/zones')).body).toMatchObject({ error: 'expired_token' });
});

test('sign-in addresses ask for faults', async () => {
  const { client } = standing();
  expect((await client.signIn('fail-500@example.com')).status).toBe(500);
  expect((await client.signIn('fail-html@example.com')).text).toContain('<h1>502 Bad Gateway</h1>');
  expect((await client.signIn('fail-string@example.com')).text).toBe('Unauthorized');
  expect((await client.signIn('fail-empty@example.com')).text).toBe('');
  const noScopes = await client.signIn('no-scopes@example.com');
  expect([noScopes.status, noScopes.headers.get('x-oauth-scopes')]).toEqual([200, null]);
});
