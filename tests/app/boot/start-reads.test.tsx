import { beforeEach, expect, test, vi } from 'vitest';
import { checkSession } from '@/app/boot/create-app';
import { keepSignedIn } from '@/app/boot/signed-in-hint';
import { startRequests } from '@/app/boot/start-reads';
import { DEFAULT_PREFERENCES, storePreferences } from '@/store/preferences/preferences';
import { openApp } from './open-app';

const used = {
  ...DEFAULT_PREFERENCES,
  lastAccount: 'acc-share',
  accountHistory: ['acc-share', 'acc-demo1'],
};

/** Lists the requests at the start of a page. */
const askedAt = (path: string): string[] =>
  startRequests(path).map(({ path: asked, query }) => `${asked} ${String(query['account_id'])}`);

beforeEach(() => keepSignedIn(true));

test.each(['/logout/', '/logout'])('of whoever leaves by %s nothing is asked', async (path) => {
  storePreferences(used);
  history.replaceState(null, '', path);
  const app = openApp();
  const start = vi.spyOn(app.reads, 'start');
  await checkSession(app);
  expect(start).not.toHaveBeenCalled();
});

test('where nobody was signed in, only the accounts are asked for', () => {
  storePreferences(used);
  keepSignedIn(false);
  expect(askedAt('/accounts/acc-demo1/volumes/')).toEqual(['/1.0/accounts undefined']);
});

test('the collection of the route is asked for with the accounts, where the account was used before', () => {
  storePreferences(used);
  expect(askedAt('/accounts/acc-demo1/volumes/')).toContain('/1.0/volumes acc-demo1');
  expect(askedAt('/accounts/acc-demo1/volumes')).toContain('/1.0/volumes acc-demo1');
});

test('the dashboard begins with the servers and the events of its account', () => {
  storePreferences(used);
  for (const [path, account] of [
    ['/accounts/acc-demo1/', 'acc-demo1'],
    ['/accounts/acc-demo1', 'acc-demo1'],
    ['/', 'acc-share'],
  ] as const) {
    // With the accounts and the user: no more than the bench allows before the rows.
    expect(askedAt(path)).toHaveLength(4);
    expect(askedAt(path)).toContain(`/1.0/servers ${account}`);
    expect(askedAt(path)).toContain(`/1.0/events ${account}`);
  }
});

test('nothing is asked of an account that was never used here: it may be nobody’s', () => {
  storePreferences(used);
  expect(askedAt('/accounts/acc-nobod/servers/')).toHaveLength(2);
});

test.each([
  '/accounts/acc-demo1/servers/srv-work1/',
  '/accounts/acc-demo1/servers/srv-work1',
  '/accounts/acc-demo1/servers/srv-work1/name/',
])('a record is asked for with the accounts, below its editors too: %s', (path) => {
  storePreferences(used);
  expect(askedAt(path)).toHaveLength(3);
  expect(askedAt(path)).toContain('/1.0/servers/srv-work1 acc-demo1');
});

test.each([
  '/accounts/acc-demo1/volumes/add/',
  '/accounts/acc-demo1/servers/vol-work1/',
  '/accounts/acc-demo1/servers/..%2Fuser/',
  '/accounts/acc-demo1/settings/cli/add/',
  '/user/settings/',
])('nothing is asked for early where no list or record is shown at first: %s', (path) => {
  storePreferences(used);
  expect(askedAt(path)).toHaveLength(2);
});
