import { expect, test } from 'vitest';
import { demo, hearing, shortly, signedIn } from '../../client';

const path = (id = 'usr-demo1') => `/1.0/users/${id}?${demo}`;
const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKJYH0mHcJlbLr6F7v9vT3m1oPwd2xQGQ0xkPbZQd0aB';

test('a user’s name and keys are saved, and published to the accounts', async () => {
  const { client, events } = await hearing();
  const changes = { name: 'Dana D', ssh_key: `${key} laptop\n${key} desk` };
  expect(await client.put(path(), changes)).toMatchObject({ status: 200, body: changes });
  expect((await client.get(`/1.0/user?${demo}`)).body).toMatchObject(changes);
  expect(events.map(shortly)).toEqual(['user.update completed usr-demo1']);
});

test.each([null, ''])('%o clears the keys', async (ssh_key) => {
  const { client } = await signedIn();
  await client.put(path(), { ssh_key: key });
  expect((await client.put(path(), { ssh_key })).body).toMatchObject({ ssh_key: null });
});

test('a new address waits until it is verified, and the one in use stays', async () => {
  const { client, provider } = await signedIn();
  const email_address = 'dana@example.com';
  expect((await client.put(path(), { email_address })).body).toMatchObject({
    email_address: 'demo@example.com',
    email_verified: true,
  });
  expect(provider.world.mail.by('to', email_address)).toMatchObject([
    { link: expect.stringMatching(/^\/eva\/./u) as string },
  ]);
  expect((await client.signIn(email_address)).status).toBe(401);
});

test('the address in use calls a change of address off', async () => {
  const { client, provider } = await signedIn();
  await client.put(path(), { email_address: 'dana@example.com' });
  await client.put(path(), { email_address: 'demo@example.com' });
  expect(provider.world.user.need('usr-demo1').pendingAddress).toBeNull();
  expect(provider.world.mail.size).toBe(1);
});

const wrong = [
  [{ name: '' }, "Name can't be blank"],
  [{ email_address: 'dana' }, 'Email address is invalid'],
  [{ email_address: 'Otp@example.com' }, 'Email address has already been taken'],
  [{ ssh_key: 7 }, 'ssh_key must be a string'],
] as const;

test.each(wrong)('%o is refused', async (body, message) => {
  const { client } = await signedIn();
  const answer = await client.put(path(), body);
  expect(answer).toMatchObject({ status: 422, body: { errors: [message] } });
});

test('nobody changes another', async () => {
  const { client } = await signedIn();
  expect((await client.put(path('usr-otp01'), { name: 'Me' })).status).toBe(403);
  expect((await client.put(path('usr-olive'), { name: 'Me' })).status).toBe(404);
});

test('a key whose comment is a sentinel is refused so', async () => {
  const { client, provider } = await signedIn();
  const answer = await client.put(path(), { ssh_key: `${key} fail-422` });
  expect(answer.status).toBe(422);
  expect(provider.world.user.need('usr-demo1').ssh_key).toBeNull();
});
