import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { Home } from '@/app/panel/panel-routes';
import { accounts, NO_ACCOUNT } from '@/store/accounts/accounts-slice';
import { resources } from '@/store/resources/resources-state';
import { selectList } from '@/store/resources/resources-selectors';
import { session } from '@/store/session/session-slice';
import { openPanel } from './open-panel';

/** At the sign-in screen again, as one who is invited to one more account signs in there. */
async function openInvited(user: string) {
  const panel = await openPanel({
    page: <Home />,
    user,
    at: '/away/',
    prepare: ({ provider }) => provider.world.collaboration.patch('col-guest', { email: user }),
  });
  panel.store.dispatch(session.ended({ chosen: true }));
  panel.store.dispatch(session.signedIn());
  return panel;
}

test('a user without an account is told to complete the sign-up', async () => {
  await openPanel({ page: <Home />, user: 'new@example.com' });
  expect(
    await screen.findByRole('heading', { name: 'Your sign-up must be completed', level: 1 }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue Account Sign-up' })).toHaveAttribute(
    'href',
    '/signup/next',
  );
});

test('without a history the first usable account by id is opened', async () => {
  const { path } = await openPanel({ page: <Home /> });
  await waitFor(() => expect(path()).toBe('/accounts/acc-demo1/'));
});

test('what is looked for at the root is looked for in the account', async () => {
  const { path } = await openPanel({ page: <Home />, at: '/?search=web' });
  await waitFor(() => expect(path()).toBe('/accounts/acc-demo1/?search=web'));
});

test('the most recently used account is opened', async () => {
  localStorage.setItem(
    'wheelhouse.preferences',
    JSON.stringify({ accountHistory: ['acc-gone1', 'acc-trial', 'acc-demo1'] }),
  );
  const { path } = await openPanel({ page: <Home /> });
  await waitFor(() => expect(path()).toBe('/accounts/acc-trial/'));
});

test('accounts that cannot be read are not taken for none, and can be tried again', async () => {
  const user = userEvent.setup();
  const { provider, path } = await openPanel({
    page: <Home />,
    dials: { lists: { accounts: 'fail-500' } },
  });
  expect(
    await screen.findByRole('heading', {
      name: 'Error accessing Accounts, please check your network connection',
    }),
  ).toBeVisible();
  provider.dials.lists = {};
  await user.click(screen.getByRole('button', { name: 'Try again now' }));
  await waitFor(() => expect(path()).toBe('/accounts/acc-demo1/'));
});

test('accounts of which no row can be read are not taken for none', async () => {
  const user = userEvent.setup();
  let unreadable = true;
  const { path } = await openPanel({
    page: <Home />,
    prepare: ({ server }) =>
      server.use(
        http.get('*/accounts', () =>
          unreadable ? HttpResponse.json([{ id: 'acc-1' }, { id: 'acc-2' }]) : undefined,
        ),
      ),
  });
  expect(
    await screen.findByRole('heading', { name: 'Couldn’t load 2 Accounts: acc-1 and acc-2' }),
  ).toBeVisible();
  expect(screen.queryByText(/sign-up must be completed/)).toBeNull();
  unreadable = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(path()).toBe('/accounts/acc-demo1/'));
});

test('an invited user is not led elsewhere on the way to the invitation', async () => {
  const { store, path, router, state } = await openPanel({ page: <Home />, at: '/away/' });
  // Signed in again, while the invitations are still being read.
  store.dispatch(session.ended({ chosen: true }));
  store.dispatch(resources.actions.listRequested({ kind: 'account', account: NO_ACCOUNT }));
  await waitFor(() => expect(selectList(state(), 'account', NO_ACCOUNT).status).toBe('loaded'));
  await act(() => router.navigate('/'));
  act(() => void store.dispatch(accounts.actions.invitationsChecked('pending')));
  expect(path()).toBe('/');
  expect(screen.queryByRole('heading')).toBeNull();
});

test('an invited user gets to their own account from the invitation', async () => {
  const { path, router } = await openInvited('olive@example.com');
  await waitFor(() => expect(path()).toBe('/signup/collab'));
  await router.navigate('/');
  await waitFor(() => expect(path()).toBe('/accounts/acc-share/'));
});

test('an invited user without an account is told to complete the sign-up', async () => {
  const { path, router } = await openInvited('new@example.com');
  await waitFor(() => expect(path()).toBe('/signup/collab'));
  await router.navigate('/');
  expect(
    await screen.findByRole('heading', { name: 'Your sign-up must be completed' }),
  ).toBeVisible();
});
