import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { events } from '@/store/events/events-slice';
import { resources } from '@/store/resources/resources-state';
import { openUser } from './open-user';

const unverified = (operations = {}) =>
  openUser({
    prepare: ({ provider }) => {
      provider.world.user.patch('usr-demo1', { email_verified: false });
      provider.dials.operations = operations;
    },
  });
const request = () => screen.findByRole('button', { name: /^Request verification/ });

test('a verified address needs no action', async () => {
  await openUser();
  expect(await screen.findByText('Verified')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Request verification/ })).toBeNull();
});

test('a mail is asked for, and the next not before five minutes have gone', async () => {
  const { user, store } = await unverified();
  await user.click(await request());
  await expect
    .poll(() => JSON.stringify(store.getState().toasts))
    .toContain('Email verification requested successfully!');
  await expect.poll(async () => (await request()).getAttribute('aria-disabled')).toBe('true');
});

test('a request that fails says so', async () => {
  const { user, store } = await unverified({ requestEmailVerification: 'fail-422' });
  await user.click(await request());
  await expect
    .poll(() => JSON.stringify(store.getState().toasts))
    .toContain('Error requesting email verification');
});

test('whether the address is verified is said to be unread, with why, and read again when asked', async () => {
  const { user, provider } = await unverified({ userDetails: 'fail-403' });
  const told = await screen.findByText(/^Couldn’t check if it’s verified\./);
  expect(told).toHaveTextContent('The provider answered: You are not allowed to do that');
  expect(screen.getByText('demo@example.com')).toBeVisible();
  provider.dials.operations = {};
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await request()).toBeVisible();
  expect(screen.queryByText(/Couldn’t check/)).toBeNull();
});

test('an address that waits is told beside the one in use', async () => {
  await openUser({
    prepare: ({ provider }) =>
      void provider.world.user.patch('usr-demo1', { pendingAddress: 'new@example.org' }),
  });
  expect(
    await screen.findByText(/^Changes to new@example\.org once you follow the link/),
  ).toBeVisible();
  expect(screen.getByText('demo@example.com')).toBeVisible();
  expect(await request()).toBeVisible();
});

test('how the address stands is asked once, and again after what may change it', async () => {
  const { user, asked, router, provider, store } = await openUser();
  expect(await screen.findByText('Verified')).toBeVisible();
  const times = () => asked.filter((call) => call === 'POST /kiosk').length;
  provider.world.user.patch('usr-demo1', { name: 'Dana Read Again' });
  const own = { kind: 'user', account: '', id: 'usr-demo1' } as const;
  act(() => void store.dispatch(resources.actions.refreshRequested(own)));
  expect(await screen.findByText('Dana Read Again')).toBeVisible();
  await act(async () => void router.navigate('/user/email_address/'));
  const form = within(await screen.findByRole('dialog'));
  await user.clear(form.getByRole('textbox'));
  await user.type(form.getByRole('textbox'), 'new@example.org');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Changes to new@example\.org/)).toBeVisible();
  expect(times()).toBe(2);
});

test('what another window has changed is there when this one is used again', async () => {
  const { provider, store } = await openUser();
  expect(await screen.findByText('Verified')).toBeVisible();
  const { user } = provider.world;
  user.patch('usr-demo1', { name: 'Dana Elsewhere', pendingAddress: 'new@example.org' });
  act(() => void store.dispatch(events.actions.resumed({ awayMs: 0 })));
  expect(await screen.findByText('Dana Elsewhere')).toBeVisible();
  expect(await screen.findByText(/^Changes to new@example\.org/u)).toBeVisible();
});
