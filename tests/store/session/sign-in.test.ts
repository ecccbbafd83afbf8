import { beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '@/store/session/session-slice';
import { openWindow, refusal, settle } from './session-store';

beforeEach(() => void vi.useFakeTimers());

const signIn = session.signInRequested({ username: 'ada@example.com', password: 'secret word' });

test('the infrastructure scope signs in', async () => {
  const { api, store, state } = openWindow();
  store.dispatch(session.checked('invalid'));
  store.dispatch(signIn);
  expect(state().busy).toBe(true);
  await settle();
  expect(api.signIn).toHaveBeenCalledWith({ username: 'ada@example.com', password: 'secret word' });
  expect(state()).toMatchObject({ status: 'valid', busy: false, signInCount: 1 });
});

test.each([
  ['', 'secret word'],
  ['   ', 'secret word'],
  ['ada@example.com', ''],
])('both fields are required: %j and %j are not sent', async (username, password) => {
  const { api, store, state } = openWindow();
  store.dispatch(session.signInRequested({ username, password }));
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
    { messageSource: 'fields', name: 'invalid_grant', messages: ['No such user'] },
    'No such user',
  ],
  [
    'a bare string',
    { messageSource: 'text', messages: ['Unauthorized'] },
    'Those appear to be incorrect login details - please try again',
  ],
  [
    'a bare string of a provider in trouble',
    { messageSource: 'text', status: 500, messages: ['Oops'] },
    'Unknown error processing non-200 login',
  ],
  ['a refusal without words', {}, 'Unknown error processing non-200 login'],
  [
    'an error word without a description',
    { messageSource: 'fields', name: 'invalid_grant', messages: ['invalid_grant'] },
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

test('no scopes in the response make the session invalid, and it is said', async () => {
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
    message: 'You don’t have access to the control panel',
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

test('the two-factor scope asks for the one-time password, which then signs in', async () => {
  const { api, store, state } = openWindow();
  store.dispatch(session.checked('invalid'));
  api.signIn.mockResolvedValue(['two_factor']);
  store.dispatch(signIn);
  await settle();
  expect(state()).toMatchObject({ status: 'invalid', step: 'one-time-password', busy: false });
  store.dispatch(session.oneTimePasswordSubmitted({ otp: '123456' }));
  await settle();
  expect(api.oneTimePassword).toHaveBeenCalledWith({ otp: '123456' });
  expect(state()).toMatchObject({ status: 'valid', step: 'password' });
});

test.each(['12345', '1234567', '123456789', 'abcdef', ''])(
  'a one-time password has 6 or 8 digits: %j is not sent',
  async (otp) => {
    const { api, store, state } = openWindow();
    store.dispatch(session.oneTimePasswordRequired());
    store.dispatch(session.oneTimePasswordSubmitted({ otp }));
    await settle();
    expect(api.oneTimePassword).not.toHaveBeenCalled();
    expect(state().message).toBe('Please enter valid OTP code');
  },
);

test('an 8-digit backup code is sent', async () => {
  const { api, store } = openWindow();
  store.dispatch(session.oneTimePasswordRequired());
  store.dispatch(session.oneTimePasswordSubmitted({ otp: '12345678' }));
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
  window.store.dispatch(session.oneTimePasswordRequired());
  window.store.dispatch(session.oneTimePasswordSubmitted({ otp: '123456' }));
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
  expect(api.signOut).not.toHaveBeenCalled();
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

test('nobody who has signed in elsewhere meanwhile acts as who cancelled', async () => {
  const { api, state, answer } = cancelledWindow();
  const other = openWindow();
  other.store.dispatch(signIn);
  await settle();
  const { signInCount } = state();
  answer(['infrastructure']);
  await settle();
  // The later answer's cookie is that of both windows.
  expect(api.signOut).toHaveBeenCalledOnce();
  expect(state().signInCount).toBe(signInCount);
});

test('a cancelled one-time password that is refused ends nothing of another window', async () => {
  const { api, refuse } = cancelledWindow();
  openWindow().store.dispatch(signIn);
  await settle();
  refuse(refusal({}));
  await settle();
  expect(api.signOut).not.toHaveBeenCalled();
});

const code = session.oneTimePasswordSubmitted({ otp: '123456' });

/** A window behind 'Stay logged in?', another beside it, and a step of the first on its way. */
function stepUnderWay(step: typeof signIn | typeof code) {
  const here = openWindow();
  const there = openWindow();
  let answer: (scopes: readonly string[]) => void = () => undefined;
  const asked = new Promise<readonly string[]>((resolve) => {
    answer = resolve;
  });
  here.api.signIn.mockReturnValueOnce(asked);
  here.api.oneTimePassword.mockReturnValueOnce(asked);
  for (const { store } of [here, there]) {
    store.dispatch(session.checked('valid'));
    store.dispatch(session.expired());
  }
  if (step === code) here.store.dispatch(session.oneTimePasswordRequired());
  here.store.dispatch(step);
  return { here, there, answer };
}

describe.each([
  ['password', signIn],
  ['one-time password', code],
] as const)('a %s on its way', (_, step) => {
  test.each([
    ['a log-out', 0, (windows: ReturnType<typeof stepUnderWay>) => windows.here],
    ['a log-out in another window', 0, (windows: ReturnType<typeof stepUnderWay>) => windows.there],
    ['five minutes without an answer', 300_000, () => undefined],
  ])('lets nobody in after %s', async (__, milliseconds, leaving) => {
    const windows = stepUnderWay(step);
    const { here, there, answer } = windows;
    leaving(windows)?.store.dispatch(session.signOutRequested());
    await vi.advanceTimersByTimeAsync(milliseconds);
    here.api.signOut.mockClear();
    answer(['infrastructure']);
    await settle();
    expect([here.state(), there.state()]).toMatchObject([
      { status: 'invalid', signInCount: 0 },
      { status: 'invalid', signInCount: 0 },
    ]);
    // Else a reload would find the session.
    expect(here.api.signOut).toHaveBeenCalledOnce();
  });

  test('lets nobody in while the provider has yet to hear of the log-out', async () => {
    const { here, there, answer } = stepUnderWay(step);
    let hear = () => {};
    here.api.signOut.mockReturnValueOnce(new Promise((resolve) => (hear = resolve)));
    here.store.dispatch(session.signOutRequested());
    answer(['infrastructure']);
    await settle();
    expect(here.state()).toMatchObject({ status: 'expired', busy: true });
    hear();
    await settle();
    expect([here.state().status, there.state().status]).toEqual(['invalid', 'invalid']);
    expect(here.api.signOut).toHaveBeenCalledTimes(2);
  });
});

test('where the provider cannot be told to end what a late answer signed in, it is said', async () => {
  const { here, answer } = stepUnderWay(signIn);
  here.store.dispatch(session.signOutRequested());
  await settle();
  here.api.signOut.mockRejectedValue(refusal({ status: 500 }));
  answer(['infrastructure']);
  await settle();
  expect(here.state()).toMatchObject({
    status: 'invalid',
    message: expect.stringContaining(
      'You’re logged out here, but maybe not at the provider',
    ) as string,
  });
});

test('who logs out while their next try waits for the end of the last is not signed in by it', async () => {
  const { api, store, state, answer } = cancelledWindow();
  store.dispatch(signIn);
  store.dispatch(session.signOutRequested());
  await settle();
  answer(['infrastructure']);
  await settle();
  expect(api.signIn).not.toHaveBeenCalled();
  expect(state().status).toBe('invalid');
});

test('a log-out elsewhere is one for who is signing in at the sign-in screen, too', async () => {
  const { api, store, state } = openWindow();
  const there = openWindow();
  let answer: (scopes: readonly string[]) => void = () => undefined;
  api.signIn.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  store.dispatch(session.checked('invalid'));
  there.store.dispatch(session.checked('valid'));
  store.dispatch(signIn);
  there.store.dispatch(session.signOutRequested());
  await settle();
  answer(['infrastructure']);
  await settle();
  expect([state().status, there.state().status]).toEqual(['invalid', 'invalid']);
  expect(api.signOut).toHaveBeenCalledOnce();
});

test('a new user is signed in by the sign-up, in every window', async () => {
  const [here, there] = [openWindow(), openWindow()];
  there.store.dispatch(session.checked('valid'));
  here.store.dispatch(session.checked('invalid'));
  here.store.dispatch(session.signedUp({ scopes: ['infrastructure', 'orbit'] }));
  await settle();
  expect(here.state()).toMatchObject({ status: 'valid', signInCount: 1 });
  expect(there.state().signInCount).toBe(1);
});

test('a sign-up that grants nothing leaves the new user to sign in', async () => {
  const { store, state } = openWindow();
  store.dispatch(session.checked('invalid'));
  store.dispatch(session.signedUp({ scopes: [] }));
  await settle();
  expect(state()).toMatchObject({ status: 'invalid', message: undefined, signInCount: 0 });
});
