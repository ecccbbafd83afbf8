import { expect, test } from 'vitest';
import { standing } from '../../client';

const generate = '/1.0/users/generate_password_reset';
const reset = '/1.0/users/reset_password';
const reset_host = 'http://panel.test';

test('a forgotten password is set anew by the link of a mail, once', async () => {
  const { client, provider } = standing();
  const asked = await client.post(generate, { email_address: 'Olive@example.com', reset_host });
  expect(asked.status).toBe(200);
  const [mail] = provider.world.mail.by('to', 'olive@example.com');
  expect(mail?.link).toMatch(/^\/reset_password\?token=[\w-]+$/u);
  const reset_token = mail?.link.split('=')[1];
  const new_password = 'brand new one';
  expect((await client.put(reset, { reset_token, new_password: 'short' })).body).toMatchObject({
    errors: ['Password is too short (minimum is 8 characters)'],
  });
  expect((await client.put(reset, { reset_token, new_password })).status).toBe(200);
  expect((await client.signIn('olive@example.com', new_password)).status).toBe(200);
  expect((await client.put(reset, { reset_token, new_password })).status).toBe(404);
});

test('nobody learns by asking whether an address is known', async () => {
  const { client, provider } = standing();
  const known = await client.post(generate, { email_address: 'demo@example.com', reset_host });
  const unknown = await client.post(generate, { email_address: 'who@example.com', reset_host });
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  expect(provider.world.mail.size).toBe(1);
});

test.each([
  [{ reset_host }, "Email address can't be blank"],
  [{ email_address: 'demo@example.com' }, "Reset host can't be blank"],
])('a request of %o is refused', async (body, message) => {
  const { client } = standing();
  expect(await client.post(generate, body)).toMatchObject({
    status: 422,
    body: { errors: [message] },
  });
});

test('a token that is too old, or of something else, or none is refused without words', async () => {
  const { client } = standing();
  for (const reset_token of ['expired-reset', 'moving-verification', 'nonsense', undefined]) {
    const answer = await client.put(reset, { reset_token, new_password: 'brand new one' });
    expect([answer.status, answer.text]).toEqual([404, '']);
  }
});

test('a token is good for two hours', async () => {
  const { client, clock, provider } = standing();
  await client.post(generate, { email_address: 'demo@example.com', reset_host });
  const reset_token = provider.world.mail.by('to', 'demo@example.com')[0]?.link.split('=')[1];
  clock.advance(2 * 3_600_000);
  const answer = await client.put(reset, { reset_token, new_password: 'brand new one' });
  expect(answer.status).toBe(404);
});
