import { expect, test, vi } from 'vitest';
import { checkSession, followSignedIn } from '@/app/boot/create-app';
import { readLastAccount } from '@/app/boot/last-account';
import { session } from '@/store/session/session-slice';
import { fakeFetch, json } from '../../provider/fake-fetch';
import { openApp } from './open-app';

test('the hint of the next start is written when the session changes, not whenever the store does', () => {
  const setItem = vi.fn();
  vi.stubGlobal('localStorage', { setItem, removeItem: vi.fn(), getItem: () => null });
  vi.stubGlobal('window', new EventTarget());
  const app = openApp();
  followSignedIn(app);
  app.store.dispatch(session.checked('valid'));
  for (let life = 0; life < 10; life += 1) app.store.dispatch(session.expiryReceived(life));
  expect(setItem).toHaveBeenCalledOnce();
});

test('the account that the next start would draw is forgotten when the session ends', () => {
  const kept = new Map([['wheelhouse.last-account', 'acc-demo1 Demo Studio']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('window', new EventTarget());
  const app = openApp();
  followSignedIn(app);
  app.store.dispatch(session.checked('valid'));
  expect(readLastAccount()).toEqual({ id: 'acc-demo1', name: 'Demo Studio' });
  app.store.dispatch(session.ended({ chosen: true }));
  expect(readLastAccount()).toBeUndefined();
  expect([...kept.values()]).not.toContain('acc-demo1 Demo Studio');
});

test.each([
  ['a session ends', [session.checked('valid'), session.ended({ chosen: true })]],
  ['nobody is found signed in', [session.checked('invalid')]],
])('the recording of the page before is gone once %s', (_, actions) => {
  const kept = new Map([['wheelhouse.recording', 'usr-demo1 1 text']]);
  vi.stubGlobal('sessionStorage', { removeItem: (key: string) => kept.delete(key) });
  vi.stubGlobal('window', new EventTarget());
  const app = openApp();
  followSignedIn(app);
  for (const action of actions) app.store.dispatch(action);
  expect(kept.size).toBe(0);
});

test('a session that is found leaves it there', () => {
  const removeItem = vi.fn<() => void>();
  vi.stubGlobal('sessionStorage', { removeItem });
  vi.stubGlobal('window', new EventTarget());
  const app = openApp();
  followSignedIn(app);
  app.store.dispatch(session.checked('valid'));
  app.store.dispatch(session.expired());
  expect(removeItem).not.toHaveBeenCalled();
});

test.each([
  ['nobody has signed in since ends the session', 0, 'expired'],
  ['that went out before the last sign-in ends nothing', 1, 'valid'],
])('a 401 of a call %s', async (_, signIns, status) => {
  vi.stubGlobal('window', new EventTarget());
  let answer = (_response: Response) => {};
  fakeFetch(() => new Promise((resolve) => (answer = resolve)));
  const { store, sessionApi } = openApp();
  store.dispatch(session.checked('valid'));
  const asked = sessionApi.keepAlive();
  for (let times = 0; times < signIns; times += 1) store.dispatch(session.signedIn());
  answer(json({}, 401));
  await expect(asked).rejects.toMatchObject({ facts: { status: 401 } });
  expect(store.getState().session.status).toBe(status);
});

/** An entry whose check at the start is answered so. */
async function checked(answer: () => Response, wasSignedIn = false) {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { pathname: '/' } }));
  vi.stubGlobal('localStorage', {
    setItem: vi.fn(),
    removeItem: vi.fn(),
    getItem: () => (wasSignedIn ? 'yes' : null),
  });
  const asked = fakeFetch(answer);
  const app = openApp({}, () => Promise.resolve());
  followSignedIn(app);
  await checkSession(app);
  const { status, message, checkFailure } = app.store.getState().session;
  const words = message ?? checkFailure?.messages.join('. ');
  return { app, asked, told: { status, message: words } };
}

const notReached = (message: string) => ({ status: 'unchecked', message });

test.each<[string, () => Response, { status: string; message: string | undefined }]>([
  ['a list', () => json([]), { status: 'valid', message: undefined }],
  ['a 401', () => json({}, 401), { status: 'invalid', message: undefined }],
  [
    'a 403, whose words the sign-in form says',
    () => json({ error_name: 'forbidden', errors: ['This session may not'] }, 403),
    { status: 'invalid', message: 'This session may not' },
  ],
  [
    'a 500',
    () => json({ errors: ['Something went wrong'] }, 500),
    notReached('Something went wrong'),
  ],
  [
    'the page of a captive portal',
    () => new Response('<h1>Hotel</h1>', { headers: { 'Content-Type': 'text/html' } }),
    notReached('Unreadable response from the provider'),
  ],
  [
    'the JSON of a captive portal',
    () => json({ login: 'https://hotel.example.com' }),
    notReached('Unexpected response from the API'),
  ],
  ['an empty success', () => new Response(''), notReached('Unexpected response from the API')],
])('the check at the start takes %s for what it is', async (_, answer, expected) => {
  const { told } = await checked(answer);
  expect(told).toEqual(expected);
});

test.each([
  ['a failing provider', () => json({}, 503)],
  ['no connection', () => Response.error()],
])('who was signed in here keeps the panel behind %s', async (_, answer) => {
  const { told } = await checked(answer, true);
  expect(told).toEqual({ status: 'valid', message: undefined });
});

test('what was read before a sign-in is not shown to whoever signed in', async () => {
  const { app, asked } = await checked(() => json([]));
  const before = asked.length;
  app.store.dispatch(session.signedIn());
  await app.reads.read('/1.0/users');
  expect(asked.length).toBe(before + 1);
});
