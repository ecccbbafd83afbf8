import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { AccountGate } from '@/screens/accounts/account-gate';
import { DEFAULT_PREFERENCES, storePreferences } from '@/store/preferences/preferences';
import { resources } from '@/store/resources/resources-state';
import { openPanel } from './open-panel';

function openAccount(account: string, options: Partial<Parameters<typeof openPanel>[0]> = {}) {
  const page = <AccountGate>The screens</AccountGate>;
  return openPanel({ page, account, ...options });
}

/** The gate over screens that note when they are drawn. */
function watchedPage() {
  const shown = vi.fn<() => string>(() => 'The screens');
  const Screens = () => shown();
  const page = (
    <AccountGate>
      <Screens />
    </AccountGate>
  );
  return { page, shown };
}

test('the screens of an account that was used before wait for nothing', async () => {
  storePreferences({ ...DEFAULT_PREFERENCES, accountHistory: ['acc-demo1'] });
  await openAccount('acc-demo1', { dials: { latency: 200 } });
  expect(screen.getByText('The screens')).toBeVisible();
});

test('those of one that never was wait until the accounts have been read', async () => {
  const { state } = await openAccount('acc-demo1', { dials: { latency: 50 } });
  expect(screen.queryByText('The screens')).toBeNull();
  expect(await screen.findByText('The screens')).toBeVisible();
  expect(state().resources.lists['account']?.status).toBe('loaded');
});

test('those of one that was used before wait where somebody has just signed in', async () => {
  storePreferences({ ...DEFAULT_PREFERENCES, accountHistory: ['acc-demo1'] });
  const { page, shown } = watchedPage();
  const other = { user: 'olive@example.com', isJustSignedIn: true };
  await openPanel({ page, account: 'acc-demo1', ...other });
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
  expect(shown).not.toHaveBeenCalled();
});

test.each([
  ['acc-gone1', 'closed'],
  ['acc-term1', 'terminated'],
  ['acc-wipe1', 'deleted'],
])('%s says that it is %s', async (account, status) => {
  await openAccount(account);
  expect(
    await screen.findByRole('heading', { name: `This account is ${status}`, level: 1 }),
  ).toBeVisible();
  expect(screen.queryByText('The screens')).toBeNull();
  expect(screen.getByRole('button', { name: 'Switch account' })).toBeVisible();
});

test('an account that the user has not got is not found, and nothing is asked of it', async () => {
  const { page, shown } = watchedPage();
  await openPanel({ page, account: 'acc-zzzzz' });
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
  expect(screen.getByText(/acc-zzzzz/)).toBeVisible();
  // A screen that is never shown requests nothing.
  expect(shown).not.toHaveBeenCalled();
});

test('who is removed from a team while its account is open is told so, and led to their accounts', async () => {
  const { store, provider, state } = await openAccount('acc-share');
  expect(await screen.findByText('The screens')).toBeVisible();
  provider.world.collaboration.patch('col-share', { status: 'ended' });
  // They get no more events of the account; their next request is refused.
  const list = { kind: 'server', account: 'acc-share' } as const;
  act(() => void store.dispatch(resources.actions.refreshRequested(list)));
  const heading = 'You’re no longer a member of Shared Works';
  expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeVisible();
  expect(screen.queryByText('The screens')).toBeNull();
  expect(screen.getByRole('button', { name: 'Switch account' })).toBeVisible();
  const accounts = screen.getByRole('link', { name: 'See your accounts' });
  expect(accounts).toHaveAttribute('href', '/user/#accounts');
  expect(state().events.account).toBeUndefined();
});

test('when the accounts cannot be read the screens stay', async () => {
  const { state } = await openAccount('acc-demo1', { dials: { lists: { accounts: 'fail-500' } } });
  await waitFor(() => expect(state().resources.lists['account']?.status).toBe('error'));
  expect(screen.getByText('The screens')).toBeVisible();
});

test('an account that may be among those that could not be read is not called missing', async () => {
  await openAccount('acc-demo1', {
    prepare: ({ server }) =>
      server.use(http.get('*/accounts', () => HttpResponse.json([{ name: 'Demo Studio' }]))),
  });
  expect(
    await screen.findByRole('heading', { name: 'Couldn’t load 1 Account', level: 1 }),
  ).toBeVisible();
  expect(screen.getByText('acc-demo1').parentElement).toHaveTextContent(
    'This may include acc-demo1.',
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText(/There’s no account/)).toBeNull();
});

test("?pending says 'Sorry about the delay!', and closing it clears the address", async () => {
  const user = userEvent.setup();
  const { path } = await openAccount('acc-pend2', {
    at: '/accounts/acc-pend2/servers/?pending&q=web',
  });
  const dialog = await screen.findByRole('dialog', { name: 'Sorry about the delay!' });
  expect(dialog).toHaveTextContent(/Your account’s activation is delayed/);
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    '/accounts/acc-pend2/support/?p=The+activation+of+account+acc-pend2+is+delayed.',
  );
  // It gets the focus, and so the keys, a moment after it is shown.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(path()).toBe('/accounts/acc-pend2/servers/?q=web');
  expect(screen.getByText('The screens')).toBeVisible();
});
