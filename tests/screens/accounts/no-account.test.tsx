// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Home } from '@/app/panel/home';
import { openPanel } from './open-panel';

test('spec 1 §2: a user without an account is told to complete the sign-up', async () => {
  await openPanel({ page: <Home />, user: 'new@example.com' });
  expect(
    await screen.findByRole('heading', { name: 'Your sign-up must be completed', level: 1 }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue Account Sign-up' })).toHaveAttribute(
    'href',
    '/signup/account',
  );
});

test('spec 1 §2: without a history the first usable account by id is opened', async () => {
  const { path } = await openPanel({ page: <Home /> });
  await waitFor(() => expect(path()).toBe('/accounts/acc-demo1/'));
});

test('spec 1 §2: the most recently used account is opened', async () => {
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
      name: 'Error accessing accounts, please check your network connection',
    }),
  ).toBeVisible();
  provider.dials.lists = {};
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(path()).toBe('/accounts/acc-demo1/'));
});
