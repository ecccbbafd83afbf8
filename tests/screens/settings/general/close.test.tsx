import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSettings } from '../open-settings';

const close = (account: string, more = {}) =>
  openSettings({ at: `/accounts/${account}/settings/close/`, ...more });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Close account' }));

test('every blocker of a closing is named and linked', async () => {
  await close('acc-demo1');
  const words = await dialog();
  expect(await words.findByRole('link', { name: /^\d+ Cloud Servers$/ })).toHaveAttribute(
    'href',
    '/accounts/acc-demo1/servers/',
  );
  for (const name of [/ Cloud SQL Servers$/, / Load Balancers$/, / Cloud IPs$/, / in Orbit$/]) {
    expect(words.getByRole('link', { name })).toBeVisible();
  }
  expect(words.queryByRole('button', { name: 'Send closure request' })).toBeNull();
});

test('what is owed blocks it', async () => {
  await close('acc-owed1');
  const words = await dialog();
  expect(await words.findByRole('link', { name: 'A balance of £18.20' })).toHaveAttribute(
    'href',
    '/accounts/acc-owed1/billing/payment/?amount=18.20',
  );
});

test('what could not be read blocks it, until it can be', async () => {
  const { user, provider } = await close('acc-trial', {
    prepare: ({ provider: { dials } }: { provider: { dials: { operations: object } } }) =>
      void (dials.operations = { billing: 'fail-422' }),
  });
  const words = await dialog();
  expect(
    await words.findByText('You can’t close the account until everything here has loaded.'),
  ).toBeVisible();
  expect(words.getByRole('link', { name: 'The balance' })).toBeVisible();
  provider.dials.operations = {};
  await user.click(words.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Send closure request' })).toBeVisible();
});

test('an empty account is asked to be closed, once, with its reason and tags', async () => {
  const { user, store, router, provider } = await close('acc-trial');
  const form = await dialog();
  const send = await form.findByRole('button', { name: 'Send closure request' });
  await user.type(form.getByLabelText(/^Reason/), 'too short');
  await user.click(send);
  expect(await form.findByText('Please enter a support request')).toBeVisible();
  await user.type(form.getByLabelText(/^Reason/), ' no more');
  await user.click(form.getByLabelText('Too expensive'));
  await user.dblClick(send);
  await waitFor(() =>
    expect(JSON.stringify(store.getState().toasts)).toContain('Support request submitted.'),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/accounts/acc-trial/settings/'));
  const mails = provider.world.mail.all().filter(({ text }) => text.includes('acc-trial'));
  expect(mails.map(({ text }) => text)).toEqual([
    'Please close the account acc-trial.\n\nReason: too short no more\n\nTags: account-closure, cost',
  ]);
});

test('a collaborator cannot close an account, even by its address', async () => {
  await close('acc-share');
  expect(await (await dialog()).findByText('Only the owner can close this account')).toBeVisible();
  expect(screen.queryByText('Close this account…')).toBeNull();
});

test.each(['lost', 'silent'] as const)(
  'a closure request without a known end (%s) has no such press again, after a way back too',
  async (fault) => {
    const page = await close('acc-trial');
    page.provider.dials.operations = { sendBillingMessage: fault };
    const sent = /^Your closure request was sent at \d+:\d\d. It may have gone through/u;
    const letters = () =>
      page.provider.world.mail.all().filter(({ text }) => text.includes('acc-trial'));
    const form = await dialog();
    await page.user.type(await form.findByLabelText(/^Reason/), 'We have moved away');
    await page.user.click(form.getByRole('button', { name: 'Send closure request' }));
    expect(await form.findByText(sent)).toBeVisible();
    expect(form.queryByRole('button', { name: 'Send closure request' })).toBeNull();
    expect(form.queryByText(/failed|is newer/iu)).toBeNull();
    await act(async () => page.router.navigate('/accounts/acc-trial/settings/'));
    await page.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(async () => page.router.navigate('/accounts/acc-trial/settings/close/'));
    const again = await dialog();
    expect(await again.findByText(sent)).toBeVisible();
    expect(letters()).toHaveLength(1);
    page.provider.dials.operations = {};
    await page.user.type(again.getByLabelText(/^Reason/), 'We have moved away');
    await page.user.click(again.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(letters()).toHaveLength(2));
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.includes('.sent/'))).toEqual([]),
    );
  },
);
