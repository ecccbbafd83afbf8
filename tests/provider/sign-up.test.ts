import { describe, expect, test } from 'vitest';
import { createSend } from '@/provider/request';
import { createSignUpApi } from '@/provider/sign-up';
import { fakeFetch, json } from './fake-fetch';

function api() {
  const nothing = () => undefined;
  const send = createSend('', { onSessionLife: nothing, ifUnauthenticated: () => nothing });
  return createSignUpApi(send, send, () => nothing);
}

const account = { id: 'acc-abcde', name: 'Ada Ltd', status: 'pending', country_code: 'GB' };
const ada = {
  name: ' Ada ',
  email: ' ada@example.com ',
  password: ' secret word ',
  termsAgreed: true,
};

describe('what goes out before the panel', () => {
  test.each<[string, () => Promise<unknown>, string, unknown]>([
    [
      'a new user',
      () => api().createUser(ada, 'key'),
      'POST /1.0/users',
      {
        name: 'Ada',
        email_address: 'ada@example.com',
        password: ' secret word ',
        terms_agreed: true,
      },
    ],
    [
      'a reset that is asked for',
      () => api().requestPasswordReset(' ada@example.com', 'panel.example.com'),
      'POST /1.0/users/generate_password_reset',
      { email_address: 'ada@example.com', reset_host: 'panel.example.com' },
    ],
    [
      'a reset',
      () => api().resetPassword('t0k3n', 'secret word'),
      'PUT /1.0/users/reset_password',
      { reset_token: 't0k3n', new_password: 'secret word' },
    ],
    [
      'a new account',
      () => api().createAccount({ name: 'Ada Ltd ', country: 'GB' }, [], 'key'),
      'POST /1.0/accounts',
      { name: 'Ada Ltd', country_code: 'GB' },
    ],
    [
      'an account that is put right',
      () => api().updateAccount('acc-abcde', { name: 'Ada Ltd', country: 'IE' }),
      'PUT /1.0/accounts/acc-abcde',
      { name: 'Ada Ltd', country_code: 'IE' },
    ],
    [
      'an answer to an invitation',
      () => api().answerInvitation('col-abcde', 'reject', 'key'),
      'POST /1.0/user/collaborations/col-abcde/reject',
      undefined,
    ],
  ])('%s', async (_what, ask, line, body) => {
    const requests = fakeFetch(() => json(account, 200, { 'X-Oauth-Scopes': 'infrastructure' }));
    await ask();
    const [request] = requests;
    expect(`${request?.method} ${new URL(request?.url ?? '').pathname}`).toBe(line);
    const text = await request?.text();
    expect(text === '' ? undefined : JSON.parse(text ?? '')).toEqual(body);
  });
});

test('a field that cannot be read is left out, what is no record is left out of its list', async () => {
  fakeFetch(() => json([{ ...account, status: 7, valid_credit_card: 'yes' }, { id: 42 }, null]));
  expect(await api().accounts()).toEqual([{ id: 'acc-abcde', name: 'Ada Ltd', country: 'GB' }]);
});

test('an account that is none is an answer that could not be read', async () => {
  fakeFetch(() => json({ id: ['acc-abcde'] }));
  await expect(api().account('acc-abcde')).rejects.toMatchObject({ facts: { kind: 'unreadable' } });
});

test('a refused account is not looked for', async () => {
  const requests = fakeFetch(() => json({ error_name: 'unprocessable', errors: ['No'] }, 422));
  const asked = api().createAccount({ name: 'Ada Ltd', country: 'GB' }, [], 'key');
  await expect(asked).rejects.toMatchObject({ facts: { status: 422 } });
  expect(requests).toHaveLength(1);
});
