import { totp } from '@mocks/provider/totp';
import { expect, test } from 'vitest';
import { Client, demo, hearing, shortly, signedIn, standing } from '../client';

const minute = 60_000;

const details = `{ userDetails {
  isEmailVerified isEmailVerificationRequired isTwoFactorEnabled
  emailChangeRequest { currentEmail pendingEmail } emailVerificationAttempt { createdAt expiresAt }
} }`;
const request = 'mutation { requestEmailVerification { success errors } }';
const complete = `mutation ($uid: ID!) {
  completeEmailVerification(uid: $uid) { success errors result }
}`;
const begin = 'mutation { beginTwoFactorEnrolment { provisioningSecret provisioningUri } }';
const enrol = `mutation ($totp: String!) { completeTwoFactorEnrolment(totp: $totp) { backupCodes } }`;
const disable = `mutation ($password: String!) {
  disableTwoFactorEnrolment(password: $password) { success }
}`;
const password = `mutation ($current: String!, $next: String!) {
  changePassword(currentPassword: $current, newPassword: $next) { success }
}`;

/** Returns the first answer of a query; it asks for one field only. */
async function answer(client: Client, query: string, given: Record<string, unknown> = {}) {
  const { body } = await client.graphql(query, given);
  const { data } = body as { data: Record<string, unknown> | null };
  return Object.values(data ?? {})[0];
}

/** The message of the first error that was answered. */
async function refusal(client: Client, query: string, given: Record<string, unknown> = {}) {
  const { body } = await client.graphql(query, given);
  return (body as { errors?: { message: string }[] }).errors?.[0]?.message;
}

/** Returns the last segment of the link in the last mail to an address. */
const linkOf = ({ provider }: ReturnType<typeof standing>, to: string): string =>
  provider.world.mail.by('to', to).at(-1)?.link.split('/').at(-1) ?? '';

const change = (client: Client, email_address: string) =>
  client.put(`/1.0/users/usr-demo1?${demo}`, { email_address });

test('a change of address is told until its mail is answered, by anybody who has the link', async () => {
  const stage = await hearing();
  await change(stage.client, 'dana@example.com');
  expect(await answer(stage.client, details)).toMatchObject({
    isEmailVerified: true,
    emailChangeRequest: { currentEmail: 'demo@example.com', pendingEmail: 'dana@example.com' },
    emailVerificationAttempt: {
      createdAt: '2026-11-20T12:00:00.000Z',
      expiresAt: '2026-11-21T12:00:00.000Z',
    },
  });
  const uid = linkOf(stage, 'dana@example.com');
  const stranger = new Client(stage.provider);
  expect(await answer(stranger, complete, { uid })).toEqual({
    success: true,
    errors: [],
    result: 'VERIFIED',
  });
  expect(await answer(stage.client, details)).toMatchObject({ emailChangeRequest: null });
  expect((await stranger.signIn('dana@example.com')).status).toBe(200);
  expect(stage.events.map(shortly)).toEqual([
    'user.update completed usr-demo1',
    'user.update completed usr-demo1',
  ]);
  expect(await answer(stranger, complete, { uid })).toMatchObject({
    success: false,
    result: 'VERIFIED',
  });
});

test('a link that is too old, and one that never was', async () => {
  const { client } = standing();
  expect(await answer(client, complete, { uid: 'expired-verification' })).toMatchObject({
    success: false,
    result: 'EXPIRED',
  });
  expect(await answer(client, complete, { uid: 'nonsense' })).toMatchObject({ result: 'INVALID' });
  expect(await answer(client, complete, { uid: 'used-verification' })).toMatchObject({
    success: false,
    result: 'VERIFIED',
  });
});

test('a link to an address that is wanted no more, or is another’s by now, verifies nothing', async () => {
  const stage = await signedIn();
  await change(stage.client, 'first@example.com');
  await change(stage.client, 'second@example.com');
  const uid = linkOf(stage, 'first@example.com');
  expect(await answer(stage.client, complete, { uid })).toMatchObject({ result: 'INVALID' });
  stage.provider.world.user.patch('usr-olive', { email_address: 'second@example.com' });
  const taken = linkOf(stage, 'second@example.com');
  expect(await answer(stage.client, complete, { uid: taken })).toMatchObject({
    success: false,
    result: 'TAKEN',
  });
});

test('another mail goes out after five minutes, and none where nothing is to verify', async () => {
  const { client, clock, provider } = await signedIn();
  expect(await answer(client, request)).toEqual({
    success: false,
    errors: ['Your email address is verified already'],
  });
  await change(client, 'dana@example.com');
  clock.advance(5 * minute);
  expect(await answer(client, request)).toMatchObject({ success: false });
  clock.advance(1);
  expect(await answer(client, request)).toEqual({ success: true, errors: [] });
  expect(provider.world.mail.by('to', 'dana@example.com')).toHaveLength(2);
});

test('somebody who never verified an address must, and may ask for a mail at once', async () => {
  const { client } = await signedIn({}, 'unverified@example.com');
  expect(await answer(client, details)).toEqual({
    isEmailVerified: false,
    isEmailVerificationRequired: true,
    isTwoFactorEnabled: false,
    emailChangeRequest: null,
    emailVerificationAttempt: null,
  });
  expect(await answer(client, request)).toMatchObject({ success: true });
});

test('a changed password is the one to sign in with', async () => {
  const { client } = await signedIn();
  const next = 'another-password';
  expect(await refusal(client, password, { current: 'wrong', next })).toBe(
    'Current password is incorrect',
  );
  expect(await refusal(client, password, { current: 'demo-password', next: '1234567' })).toBe(
    'Password is too short (minimum is 8 characters)',
  );
  expect(await answer(client, password, { current: 'demo-password', next })).toEqual({
    success: true,
  });
  expect((await client.signIn()).status).toBe(401);
  expect((await client.signIn('demo@example.com', next)).status).toBe(200);
});

async function provisioned(client: Client) {
  return (await answer(client, begin)) as { provisioningSecret: string; provisioningUri: string };
}

test('two-factor is on once the app’s code is right; five backup codes then work once each', async () => {
  const { client, clock, events } = await hearing();
  const { provisioningSecret: secret, provisioningUri: uri } = await provisioned(client);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/u);
  expect(uri).toBe(
    `otpauth://totp/Example%20Cloud:demo%40example.com?secret=${secret}&issuer=Example%20Cloud&algorithm=SHA1&digits=6&period=30`,
  );
  expect(await refusal(client, enrol, { totp: 'abcdef' })).toBe(
    'That one time password is not right',
  );
  expect((await client.signIn()).headers.get('x-oauth-scopes')).toBe('infrastructure, orbit');
  const { backupCodes } = (await answer(client, enrol, { totp: totp(secret, clock.now()) })) as {
    backupCodes: string[];
  };
  expect(backupCodes).toHaveLength(5);
  expect(events.map(shortly)[0]).toContain('user.update completed usr-demo1 +acc-demo1');
  expect((await client.signIn()).headers.get('x-oauth-scopes')).toBe('two_factor');
  expect((await client.giveCode(backupCodes[0]!)).status).toBe(200);
  await client.signIn();
  expect((await client.giveCode(backupCodes[0]!)).status).toBe(401);
  expect((await client.giveCode(totp(secret, clock.now()))).status).toBe(200);
});

test('only the last secret counts, and nothing is completed that was not begun', async () => {
  const { client, clock } = await signedIn();
  expect(await refusal(client, enrol, { totp: '123456' })).toContain('has not been started');
  const first = await provisioned(client);
  await provisioned(client);
  const code = totp(first.provisioningSecret, clock.now());
  expect(await refusal(client, enrol, { totp: code })).toBe('That one time password is not right');
});

test('two-factor is disabled by the password, unless an account requires it', async () => {
  const { client, clock, provider } = standing();
  await client.signIn('otp@example.com');
  await client.giveCode(totp('JBSWY3DPEHPK3PXP', clock.now()));
  expect(await refusal(client, begin)).toContain('enabled already');
  expect(await refusal(client, disable, { password: 'wrong' })).toBe('Your password is incorrect');
  provider.world.account.patch('acc-demo1', { tfa_required: true });
  expect(await refusal(client, disable, { password: 'demo-password' })).toBe(
    'Two-factor authentication is required by the account Demo Studio',
  );
  provider.world.account.patch('acc-demo1', { tfa_required: false });
  expect(await answer(client, disable, { password: 'demo-password' })).toEqual({ success: true });
  expect((await client.signIn('otp@example.com')).headers.get('x-oauth-scopes')).toBe(
    'infrastructure, orbit',
  );
});
