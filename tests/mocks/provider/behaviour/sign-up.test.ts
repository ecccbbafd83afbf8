import { expect, test } from 'vitest';
import { Client, idOf, standing } from '../../client';

const users = '/1.0/users';

const newcomer = {
  name: 'Nora New',
  email_address: 'nora@example.com',
  password: 'long enough',
  terms_agreed: true,
};

test('who signs up is signed in by it, has no account, and gets a mail to verify the address', async () => {
  const { client, provider } = standing();
  const made = await client.post(users, newcomer);
  expect(made).toMatchObject({
    status: 201,
    body: {
      resource_type: 'user',
      name: 'Nora New',
      email_address: 'nora@example.com',
      email_verified: false,
      accounts: [],
    },
  });
  expect(made.text).not.toContain(newcomer.password);
  expect(made.headers.get('x-oauth-scopes')).toBe('infrastructure, orbit');
  expect(made.headers.get('set-cookie')).toContain('session=');
  expect((await client.get(`${users}/${idOf(made.body)}`)).status).toBe(200);
  expect(provider.world.mail.by('to', 'nora@example.com')).toMatchObject([
    { link: expect.stringMatching(/^\/eva\/./u) as string },
  ]);
  expect((await new Client(provider).signIn('nora@example.com', 'long enough')).status).toBe(200);
});

test('all that is wrong with a sign-up is told at once', async () => {
  const { client } = standing();
  expect(
    await client.post(users, { name: 'No', email_address: 'nora', password: 'short' }),
  ).toMatchObject({
    status: 422,
    body: {
      errors: [
        'Name is too short (minimum is 3 characters)',
        'Email address is invalid',
        'Password is too short (minimum is 8 characters)',
        'Terms agreed must be accepted',
      ],
    },
  });
});

test('an address that is taken, whatever its case', async () => {
  const { client } = standing();
  expect(
    await client.post(users, { ...newcomer, email_address: 'Demo@Example.com' }),
  ).toMatchObject({ status: 422, body: { errors: ['Email address has already been taken'] } });
});

test('a sign-up under an address that is a fault fails so', async () => {
  const { client } = standing();
  const answer = await client.post(users, { ...newcomer, email_address: 'fail-503@example.com' });
  expect(answer.status).toBe(503);
});

test('a stranger who was invited finds the invitation, and can accept it once the address is verified', async () => {
  const { client, provider } = standing();
  await client.post(users, { ...newcomer, email_address: 'stranger@example.com' });
  const own = '/1.0/user/collaborations';
  expect((await client.get(own)).body).toMatchObject([{ id: 'col-strng', status: 'pending' }]);
  expect((await client.post(`${own}/col-strng/accept`)).status).toBe(403);
  const [mail] = provider.world.mail.by('to', 'stranger@example.com');
  const uid = mail?.link.replace('/eva/', '');
  await client.graphql(
    'mutation ($uid: ID!) { completeEmailVerification(uid: $uid) { success } }',
    { uid },
  );
  expect((await client.post(`${own}/col-strng/accept`)).status).toBe(200);
});
