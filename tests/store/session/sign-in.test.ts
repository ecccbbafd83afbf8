import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '@/store/session/session-slice';
import { openWindow, refusal, settle } from './session-store';

beforeEach(() => void vi.useFakeTimers());

const signIn = session.signInWanted({ username: 'ada@example.com', password: 'secret word' });

test('spec 1 §4: the infrastructure scope signs in', async () => {
  const { api, store, state } = openWindow();
  store.dispatch(session.checked('invalid'));
  store.dispatch(signIn);
  expect(state().busy).toBe(true);
  await settle();
  expect(api.signIn).toHaveBeenCalledWith({ username: 'ada@example.com', password: 'secret word' });
  expect(state()).toMatchObject({ status: 'valid', busy: false, signIns: 1 });
});

test.each([
  ['', 'secret word'],
  ['   ', 'secret word'],
  ['ada@example.com', ''],
])('spec 1 §5: both fields are required: %j and %j are not sent', async (username, password) => {
  const { api, store, state } = openWindow();
  store.dispatch(session.signInWanted({ username, password }));
  await settle();
  expect(api.signIn).not.toHaveBeenCalled();
  expect(state()).toMatchObject({
    busy: false,
    message: 'Please enter both your email address and password to sign in',
  });
});

test.each([
  [
    'the description of the provider',
    { said: 'fields', name: 'invalid_grant', messages: ['No such user'] },
    'No such user',
  ],
  [
    'a bare string',
    { said: 'text', messages: ['Unauthorized'] },
    'Those appear to be incorrect login details - please try again',
  ],
  [
    'a bare string of a provider in trouble',
    { said: 'text', status: 500, messages: ['Oops'] },
    'Unknown error processing non-200 login',
  ],
  ['a refusal without words', {}, 'Unknown error processing non-200 login'],
  [
    'an error word without a description',
    { said: 'fields', name: 'invalid_grant', messages: ['invalid_grant'] },
    'Unknown error processing non-200 login',
  ],
  [
    'an answer that is not JSON',
    { kind: 'unreadable', status: 200 },
    'Unknown error processing login',
  ],
  ['no answer', { kind: 'network', status: 0 }, 'No login request error'],
] as const)(
  'of a failed sign-in, %s is said in the words of the specification',
  async (_, facts, words) => {
    const { api, store, state } = openWindow();
    api.signIn.mockRejectedValue(refusal(facts));
    store.dispatch(signIn);
    await settle();
    expect(state()).toMatchObject({ busy: false, message: words });
  },
);

test('spec 1 §4: no scopes in the response make the session invalid, and it is said', async () => {
  const { api, store, state } = openWindow();
  api.signIn.mockResolvedValue([]);
  store.dispatch(signIn);
  await settle();
  expect(state()).toMatchObject({ status: 'invalid', message: 'No scopes in response' });
});

test('a sign-in that grants something else gives no access', async () => {
  const { api, store, state } = openWindow();
  api.signIn.mockResolvedValue(['orbit']);
  store.dispatch(signIn);
  await settle();
  expect(state()).toMatchObject({
    status: 'invalid',
    message: 'This sign-in gives no access to the control panel',
  });
});

test('another try is possible after a failed one', async () => {
  const { api, store, state } = openWindow();
  api.signIn.mockRejectedValueOnce(refusal({}));
  store.dispatch(signIn);
  await settle();
  store.dispatch(signIn);
  await settle();
  expect(state().status).toBe('valid');
});

test('spec 1 §4: the two-factor scope asks for the one-time password, which then signs in', async () => {
  const { api, store, state } = openWindow();
  api.signIn.mockResolvedValue(['two_factor']);
  store.dispatch(signIn);
  await settle();
  expect(state()).toMatchObject({ status: 'unchecked', step: 'one-time-password', busy: false });
  store.dispatch(session.oneTimePasswordWanted({ otp: '123456' }));
  await settle();
  expect(api.oneTimePassword).toHaveBeenCalledWith({ otp: '123456' });
  expect(state()).toMatchObject({ status: 'valid', step: 'password' });
});

test.each(['12345', '1234567', '123456789', 'abcdef', ''])(
  'spec 1 §5: a one-time password has 6 or 8 digits: %j is not sent',
  async (otp) => {
    const { api, store, state } = openWindow();
    store.dispatch(session.oneTimePasswordDue());
    store.dispatch(session.oneTimePasswordWanted({ otp }));
    await settle();
    expect(api.oneTimePassword).not.toHaveBeenCalled();
    expect(state().message).toBe('Please enter valid OTP code');
  },
);

test('spec 1 §9: an 8-digit backup code is sent', async () => {
  const { api, store } = openWindow();
  store.dispatch(session.oneTimePasswordDue());
  store.dispatch(session.oneTimePasswordWanted({ otp: '12345678' }));
  await settle();
  expect(api.oneTimePassword).toHaveBeenCalledWith({ otp: '12345678' });
});

/** A window that is cancelled at the second step while the code is on its way. */
function cancelledWindow() {
  const window = openWindow();
  let answer: (scopes: readonly string[]) => void = () => undefined;
  let refuse: (thrown: unknown) => void = () => undefined;
  window.api.oneTimePassword.mockReturnValue(
    new Promise((resolve, reject) => {
      answer = resolve;
      refuse = reject;
    }),
  );
  window.store.dispatch(session.oneTimePasswordDue());
  window.store.dispatch(session.oneTimePasswordWanted({ otp: '123456' }));
  window.store.dispatch(session.oneTimePasswordCancelled());
  return { ...window, answer, refuse };
}

test('a one-time password that is cancelled while under way signs nobody in', async () => {
  const { state, answer } = cancelledWindow();
  answer(['infrastructure']);
  await settle();
  expect(state()).toMatchObject({ status: 'unchecked', step: 'password', busy: false });
});

test('what a cancelled one-time password signs in is ended on the wire, once it is answered', async () => {
  const { api, answer } = cancelledWindow();
  await settle();
  expect(api.signOut).not.toHaveBeenCalled();
  answer(['infrastructure']);
  await settle();
  expect(api.signOut).toHaveBeenCalledOnce();
});

test('a cancelled one-time password that is refused leaves sign-in at work', async () => {
  const { api, store, state, refuse } = cancelledWindow();
  refuse(refusal({}));
  await settle();
  expect(state().message).toBeUndefined();
  store.dispatch(signIn);
  await settle();
  expect(api.signOut).toHaveBeenCalledOnce();
  expect(state().status).toBe('valid');
});

test('whoever signs in after a cancelled one-time password is not signed out with it', async () => {
  const { api, store, state, answer } = cancelledWindow();
  store.dispatch(signIn);
  await settle();
  expect(api.signIn).not.toHaveBeenCalled();
  answer(['infrastructure']);
  await settle();
  expect(state().status).toBe('valid');
  expect(api.signOut.mock.invocationCallOrder).toEqual([expect.any(Number)]);
  expect(api.signIn.mock.invocationCallOrder[0]).toBeGreaterThan(
    api.signOut.mock.invocationCallOrder[0]!,
  );
});

test('a cancelled one-time password ends nothing of another window that has signed in', async () => {
  const { api, answer } = cancelledWindow();
  const other = openWindow();
  other.store.dispatch(signIn);
  await settle();
  answer(['infrastructure']);
  await settle();
  expect(api.signOut).not.toHaveBeenCalled();
});
