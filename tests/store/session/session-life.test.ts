import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '@/store/session/session-slice';
import { openWindow, refusal, settle } from './session-store';

beforeEach(() => void vi.useFakeTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function signedInWindow() {
  const window = openWindow();
  window.store.dispatch(session.checked('valid'));
  return window;
}

test('the session expires at the expiry that the last answer gave', async () => {
  const { store, state } = signedInWindow();
  store.dispatch(session.expiryReceived(Date.now() + 60_000));
  await pass(30_000);
  store.dispatch(session.expiryReceived(Date.now() + 60_000));
  await pass(59_999);
  expect(state().status).toBe('valid');
  await pass(1);
  expect(state().status).toBe('expired');
});

test('a life longer than a timer can wait does not expire at once', async () => {
  const { store, state } = signedInWindow();
  const days = 40 * 24 * 3_600_000;
  store.dispatch(session.expiryReceived(Date.now() + days));
  await pass(1000);
  expect(state().status).toBe('valid');
  vi.setSystemTime(Date.now() + days - 10_000);
  await pass(5000);
  expect(state().status).toBe('valid');
  await pass(5000);
  expect(state().status).toBe('expired');
});

const DAYS_80 = 80 * 24 * 3_600_000;

test('a clock that is set back and right again asks nothing of who is signed in', async () => {
  const { api, store, state } = signedInWindow();
  const answer = () => store.dispatch(session.expiryReceived(Date.now() + 3_600_000));
  api.keepAlive.mockImplementation(() => {
    answer();
    return Promise.resolve();
  });
  answer();
  await pass(1000);
  vi.setSystemTime(Date.now() - DAYS_80);
  await pass(10_000);
  answer();
  await pass(10_000);
  vi.setSystemTime(Date.now() + DAYS_80);
  await pass(10_000);
  expect(state().status).toBe('valid');
  expect(api.keepAlive).toHaveBeenCalledOnce();
  await pass(3_600_000);
  expect(state().status).toBe('expired');
});

test('a clock that is set back does not prolong a session here', async () => {
  const { store, state } = signedInWindow();
  store.dispatch(session.expiryReceived(Date.now() + 60_000));
  await pass(1000);
  vi.setSystemTime(Date.now() - DAYS_80);
  await pass(65_000);
  expect(state().status).toBe('expired');
});

test('after a sleep that outlasted a session, the provider says whether it did', async () => {
  const { api, store, state } = signedInWindow();
  store.dispatch(session.expiryReceived(Date.now() + 60_000));
  api.keepAlive.mockRejectedValue(refusal({}));
  await pass(1000);
  vi.setSystemTime(Date.now() + 7_200_000);
  await pass(5000);
  expect(state()).toMatchObject({ status: 'expired', ranOut: true });
});

test('a provider that does not answer leaves the clock to say it', async () => {
  const { api, store, state } = signedInWindow();
  store.dispatch(session.expiryReceived(Date.now() + 60_000));
  api.keepAlive.mockReturnValue(new Promise(() => undefined));
  vi.setSystemTime(Date.now() + 7_200_000);
  await pass(5000);
  expect(state().status).toBe('valid');
  await pass(5000);
  expect(state().status).toBe('expired');
});

test('signing in keeps the expiry that its own answer gave', async () => {
  const { api, store, state } = signedInWindow();
  const end = Date.now() + 90_000;
  api.signIn.mockImplementation(() => {
    store.dispatch(session.expiryReceived(end));
    return Promise.resolve(['infrastructure']);
  });
  store.dispatch(session.expired());
  store.dispatch(session.signInRequested({ username: 'ada@example.com', password: 'secret word' }));
  await settle();
  expect(state()).toMatchObject({ status: 'valid', expiresAt: end });
  await pass(90_000);
  expect(state().status).toBe('expired');
});

test("'Stay logged in?' unanswered for 300,000 ms signs out and forgets", async () => {
  const { api, store, state } = signedInWindow();
  store.dispatch(session.expired());
  await pass(299_999);
  expect(state().status).toBe('expired');
  expect(api.signOut).not.toHaveBeenCalled();
  await pass(1);
  expect(api.signOut).toHaveBeenCalledOnce();
  expect(state().status).toBe('invalid');
});

test('a time-out is no chosen log-out: what was typed is kept for the same user', async () => {
  const { store, ends } = signedInWindow();
  store.dispatch(session.expired());
  await pass(300_000);
  expect(ends).toEqual([{ chosen: false }]);
});

test('the five minutes pass while the machine sleeps, though its timers stand still', async () => {
  const { api, store, state } = signedInWindow();
  store.dispatch(session.expired());
  await pass(1000);
  vi.setSystemTime(Date.now() + 3_600_000);
  await pass(5000);
  expect(api.signOut).toHaveBeenCalledOnce();
  expect(state().status).toBe('invalid');
});

test("'Stay logged in?' answered in time goes on", async () => {
  const { api, store, state } = signedInWindow();
  store.dispatch(session.expired());
  await pass(200_000);
  store.dispatch(session.signInRequested({ username: 'ada@example.com', password: 'secret word' }));
  await pass(300_000);
  expect(state().status).toBe('valid');
  expect(api.signOut).not.toHaveBeenCalled();
});

test('a wrong password does not prolong the five minutes', async () => {
  const { api, store, state } = signedInWindow();
  api.signIn.mockRejectedValue(refusal({}));
  store.dispatch(session.expired());
  await pass(200_000);
  store.dispatch(session.signInRequested({ username: 'ada@example.com', password: 'wrong word' }));
  await settle();
  expect(state()).toMatchObject({
    status: 'expired',
    message: 'Unknown error processing non-200 login',
  });
  await pass(100_000);
  expect(state().status).toBe('invalid');
});

test('a late 401 after signing out starts no five minutes', async () => {
  const { api, store, state } = signedInWindow();
  store.dispatch(session.signOutRequested());
  await settle();
  store.dispatch(session.expired());
  await pass(300_000);
  expect(state().status).toBe('invalid');
  expect(api.signOut).toHaveBeenCalledOnce();
});

test('log out ends the session on the wire, then here', async () => {
  const { api, store, state } = signedInWindow();
  store.dispatch(session.signOutRequested());
  expect(state().status).toBe('valid');
  await settle();
  expect(api.signOut).toHaveBeenCalledOnce();
  expect(state()).toMatchObject({ status: 'invalid', message: undefined });
});

test.each([
  ['is in trouble', () => Promise.reject(refusal({ status: 500 }))],
  ['never answers', () => new Promise<void>(() => undefined)],
])(
  'log out works when the provider %s, and it is said that the session may live on',
  async (_, answer) => {
    const { api, store, state } = signedInWindow();
    api.signOut.mockImplementation(answer);
    store.dispatch(session.signOutRequested());
    await pass(5000);
    expect(state()).toMatchObject({
      status: 'invalid',
      message:
        'You’re logged out here, but maybe not at the provider. Reloading may sign you back in. ' +
        'To be safe, sign in and log out again',
    });
  },
);

test('a log-out of which the provider knows no session has nothing to tell', async () => {
  const { api, store, state } = signedInWindow();
  api.signOut.mockRejectedValue(refusal({ status: 401 }));
  store.dispatch(session.signOutRequested());
  await settle();
  expect(state()).toMatchObject({ status: 'invalid', message: undefined });
});

test('after 7,200,000 ms without a call the session is asked for, and only then', async () => {
  const { api, store } = signedInWindow();
  await pass(7_000_000);
  store.dispatch(session.expiryReceived(Date.now() + 90_000_000));
  await pass(7_199_999);
  expect(api.keepAlive).not.toHaveBeenCalled();
  await pass(1);
  expect(api.keepAlive).toHaveBeenCalledOnce();
});

test('nobody is kept alive who is not signed in', async () => {
  const { api, store } = openWindow();
  store.dispatch(session.checked('invalid'));
  await pass(7_200_000);
  expect(api.keepAlive).not.toHaveBeenCalled();
});

test('a network that is down says nothing of the session', async () => {
  const { api, state } = signedInWindow();
  api.keepAlive.mockRejectedValue(refusal({ kind: 'network', status: 0 }));
  await pass(7_200_000);
  expect(state().status).toBe('valid');
});

test('logging out in one window logs out the others', async () => {
  const here = signedInWindow();
  const there = signedInWindow();
  here.store.dispatch(session.signOutRequested());
  await settle();
  expect(there.state()).toMatchObject({ status: 'invalid', leftElsewhere: true });
  expect(here.state()).toMatchObject({ status: 'invalid', leftElsewhere: false });
  expect(there.api.signOut).not.toHaveBeenCalled();
  // A new sign-in clears the note.
  there.store.dispatch(session.signInRequested({ username: 'ada', password: 'x' }));
  expect(there.state().leftElsewhere).toBe(false);
});

test('a window in which nobody answered ends the others, and not as if by choice', async () => {
  const here = signedInWindow();
  const there = signedInWindow();
  here.store.dispatch(session.expired());
  await pass(300_000);
  expect(there.state().status).toBe('invalid');
  expect(there.ends).toEqual([{ chosen: false, elsewhere: true }]);
  expect(there.state().leftElsewhere).toBe(false);
});

test("'Stay logged in?' answered in one window is answered in all", async () => {
  const here = signedInWindow();
  const there = signedInWindow();
  here.store.dispatch(session.expired());
  there.store.dispatch(session.expired());
  here.store.dispatch(
    session.signInRequested({ username: 'ada@example.com', password: 'secret word' }),
  );
  await settle();
  expect(here.state().status).toBe('valid');
  expect(there.state().status).toBe('valid');
  expect(there.api.signIn).not.toHaveBeenCalled();
});

test('a sign-in is heard by a window that thinks its own session good: the user may be another', async () => {
  const here = openWindow();
  const there = signedInWindow();
  here.store.dispatch(
    session.signInRequested({ username: 'olive@example.com', password: 'secret word' }),
  );
  await settle();
  expect(there.state()).toMatchObject({
    status: 'valid',
    signInCount: 1,
    identityUnconfirmed: true,
  });
});

test('a window without calls lives as long as the one being worked in', async () => {
  const busy = signedInWindow();
  const idle = signedInWindow();
  idle.store.dispatch(session.expiryReceived(Date.now() + 60_000));
  for (let calls = 0; calls < 10; calls += 1) {
    await pass(30_000);
    busy.store.dispatch(session.expiryReceived(Date.now() + 60_000));
  }
  await pass(59_999);
  expect([busy.state().status, idle.state().status]).toEqual(['valid', 'valid']);
  await pass(1);
  expect([busy.state().status, idle.state().status]).toEqual(['expired', 'expired']);
});

test("the session's expiry is sent to the other windows once a second, the last one too", async () => {
  const heard: unknown[] = [];
  const { store } = signedInWindow();
  const other = new BroadcastChannel('wheelhouse.session');
  other.addEventListener('message', ({ data }) => heard.push(data));
  const end = Date.now() + 60_000;
  for (const later of [0, 1, 2]) store.dispatch(session.expiryReceived(end + later));
  await pass(5000);
  expect(heard).toEqual([{ livesUntil: end + 2 }]);
});

test("'Stay logged in?' stays while another window has been asked for the code, and goes after it", async () => {
  const here = signedInWindow();
  const there = signedInWindow();
  here.store.dispatch(session.expired());
  there.store.dispatch(session.expired());
  here.api.signIn.mockImplementation(() => {
    here.store.dispatch(session.expiryReceived(Date.now() + 900_000));
    return Promise.resolve(['two_factor']);
  });
  here.store.dispatch(
    session.signInRequested({ username: 'ada@example.com', password: 'secret word' }),
  );
  await pass(5000);
  expect(here.state().step).toBe('one-time-password');
  expect(there.state()).toMatchObject({ status: 'expired', signInCount: 0 });
  here.store.dispatch(session.oneTimePasswordSubmitted({ otp: '123456' }));
  await settle();
  expect(there.state().status).toBe('valid');
});

test("'Stay logged in?' goes when the session turns out to live in another window", async () => {
  const busy = signedInWindow();
  const frozen = signedInWindow();
  frozen.store.dispatch(session.expiryReceived(Date.now()));
  await settle();
  expect(frozen.state().status).toBe('expired');
  busy.store.dispatch(session.expiryReceived(Date.now() + 900_000));
  await pass(1000);
  expect(frozen.state().status).toBe('valid');
  await pass(300_000);
  expect([busy.state().status, frozen.state().status]).toEqual(['valid', 'valid']);
  expect(frozen.api.signOut).not.toHaveBeenCalled();
});

test.each([
  ['while it was valid', []],
  ['after its time had run out', [session.expired('ran-out')]],
])('an expiry from before a call was refused %s revives nothing', async (_, before) => {
  const refused = signedInWindow();
  const busy = signedInWindow();
  busy.store.dispatch(session.expiryReceived(Date.now() + 900_000));
  for (const action of before) refused.store.dispatch(action);
  refused.store.dispatch(session.expired());
  await pass(1000);
  expect(refused.state()).toMatchObject({ status: 'expired', expiresAt: undefined });
});

test.each(['unchecked', 'invalid'] as const)(
  'a life heard from another window signs nobody in: %s stays',
  async (status) => {
    const here = openWindow();
    if (status === 'invalid') here.store.dispatch(session.checked('invalid'));
    const busy = signedInWindow();
    busy.store.dispatch(session.expiryReceived(Date.now() + 900_000));
    await pass(1000);
    expect(here.state()).toMatchObject({ status, expiresAt: undefined });
  },
);

test('what is no message of ours is not heard', async () => {
  const { state } = signedInWindow();
  const stranger = new BroadcastChannel('wheelhouse.session');
  stranger.postMessage({ type: 'signed-out' });
  stranger.postMessage({ livesUntil: 'for ever' });
  await settle();
  expect(state()).toMatchObject({ status: 'valid', expiresAt: undefined });
});
