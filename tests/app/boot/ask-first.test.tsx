import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { askFirst } from '@/app/boot/ask-first';
import { checkSession, createApp, followSignedIn } from '@/app/boot/create-app';
import { keepSignedIn } from '@/app/boot/signed-in-hint';
import { DEFAULT_PREFERENCES, storePreferences } from '@/store/preferences/preferences';
import { selectSessionStatus, session } from '@/store/session/session-slice';

const API = 'https://api.example.com';
const SERVERS = `${API}/1.0/servers?account_id=acc-demo1&metadata=true`;
const ACCOUNTS = `${API}/1.0/accounts?nested=false`;

const ask = vi.fn<typeof fetch>();
const json = (body: unknown) => Promise.resolve(Response.json(body));
const askedOf = () => ask.mock.calls.map(([address]) => address);

beforeEach(() => {
  ask.mockReset();
  ask.mockImplementation((address) =>
    json(address === '/config.json' ? { hosts: { api: API } } : []),
  );
  vi.stubGlobal('fetch', ask);
  storePreferences({
    ...DEFAULT_PREFERENCES,
    lastAccount: 'acc-demo1',
    accountHistory: ['acc-demo1'],
  });
  keepSignedIn(true);
  history.replaceState(null, '', '/accounts/acc-demo1/servers/');
});

test('what the address begins with is asked for with the settings alone, as the panel asks', async () => {
  await askFirst();
  expect(askedOf()).toEqual(['/config.json', ACCOUNTS, `${API}/1.0/users`, SERVERS]);
  expect(ask).toHaveBeenLastCalledWith(
    SERVERS,
    expect.objectContaining({
      method: 'GET',
      credentials: 'include',
      headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    }),
  );
});

/** The app after its check, with what was asked for first. */
async function opened(at?: number) {
  const first = await askFirst();
  const app = createApp(first.config);
  onTestFinished(app.stop);
  followSignedIn(app);
  await checkSession(
    app,
    first.reads.map((read) => ({ ...read, at: at ?? read.at })),
  );
  return app;
}

const LISTED = { query: { account_id: 'acc-demo1', metadata: 'true' } };

test('the panel takes each answer once, and asks for nothing twice', async () => {
  const { store, reads } = await opened();
  expect(selectSessionStatus(store.getState())).toBe('valid');
  await reads.read('/1.0/servers', LISTED);
  expect(ask).toHaveBeenCalledTimes(4);
  await reads.read('/1.0/servers', LISTED);
  expect(ask).toHaveBeenCalledTimes(5);
});

test('the age of what was asked for first is told with it', async () => {
  const { reads } = await opened(1000);
  const onBegan = vi.fn<(at: number) => void>();
  await reads.read('/1.0/servers', { ...LISTED, onBegan });
  expect(onBegan).toHaveBeenCalledExactlyOnceWith(1000);
});

test('a report tells when it went out', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1000);
  const first = await askFirst();
  vi.spyOn(Date, 'now').mockReturnValue(3000);
  const app = createApp(first.config);
  onTestFinished(app.stop);
  const heard: [string | undefined, number][] = [];
  app.tap.lead(({ asked, at }) => {
    if (asked) heard.push([asked.path, at]);
  });
  await checkSession(app, first.reads);
  await app.reads.read('/1.0/zones');
  expect(heard).toEqual([
    ['/1.0/accounts', 1000],
    ['/1.0/users', 1000],
    ['/1.0/servers', 1000],
    ['/1.0/zones', 3000],
  ]);
});

test('a change at the same address is sent', async () => {
  const { change } = await opened();
  await change('/1.0/servers', { ...LISTED, method: 'POST' });
  expect(ask).toHaveBeenLastCalledWith(SERVERS, expect.objectContaining({ method: 'POST' }));
});

test('with another sign-in nothing of what was asked before is taken', async () => {
  const { store, reads } = await opened();
  store.dispatch(session.signedIn());
  await reads.read('/1.0/servers', LISTED);
  expect(ask).toHaveBeenCalledTimes(5);
});

test('what nobody answered is heard by who takes it, and by nobody else', async () => {
  ask.mockImplementation((address) =>
    address === '/config.json'
      ? json({ hosts: { api: API } })
      : Promise.reject(new TypeError('Failed to fetch')),
  );
  const { reads } = await askFirst();
  await expect(reads[0]!.response).rejects.toThrow('Failed to fetch');
});
