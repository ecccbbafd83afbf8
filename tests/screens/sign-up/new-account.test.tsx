import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { publicPaths } from '@/model/public-paths';
import { sentKey } from '@/store/sent/sent-notes';
import { session } from '@/store/session/session-slice';
import { openPublic } from '../../app/auth/open-public';

const NEWCOMER = { user: 'new@example.com' };

const NOTE = sentKey('usr-newbi', publicPaths.signUpAccount());

/** The note of an account that was asked for a second ago, when there was none. */
const noteOf = (asked: string) =>
  JSON.stringify({
    id: 'sent-1',
    at: Date.now() - 1000,
    country: 'FR',
    look: { kind: 'account', name: asked, before: [] },
  });

const name = () => screen.findByRole('textbox', { name: 'Account name' });
const country = () => screen.getByRole('combobox', { name: 'Country' });
const goOn = () => screen.getByRole('button', { name: 'Continue' });

test('a user without an account sets one up, in the country that they are in', async () => {
  const { user, path, provider } = await openPublic('/signup/account', NEWCOMER);
  await user.type(await name(), 'Newcomers Ltd');
  await waitFor(() => expect(country()).toHaveDisplayValue('Ireland'));
  await user.click(goOn());
  await waitFor(() => expect(path()).toMatch(/^\/signup\/acc-[a-z0-9]{5}$/));
  const made = provider.world.account.get(path().replace('/signup/', ''));
  expect(made).toMatchObject({ name: 'Newcomers Ltd', country_code: 'IE', status: 'pending' });
});

test('the country falls back to GB where nobody knows better', async () => {
  await openPublic('/signup/account', { ...NEWCOMER, config: { hosts: { geoIp: '' } } });
  await name();
  expect(country()).toHaveDisplayValue('United Kingdom');
});

test.each([
  ['name', 'Please enter an account name.'],
  ['country', 'Please select your country.'],
])('without a %s: %s', async (missing, words) => {
  const { user, asked } = await openPublic('/signup/account', NEWCOMER);
  await name();
  const field = missing === 'name' ? await name() : country();
  if (missing === 'country') {
    await user.type(await name(), 'Newcomers Ltd');
    await user.selectOptions(country(), '');
  }
  await user.click(goOn());
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(words)));
  expect(asked).not.toContain('POST /1.0/accounts');
});

test('errors of a new account are joined with a comma', async () => {
  const { user } = await openPublic('/signup/account', NEWCOMER);
  await user.type(await name(), 'fail-422');
  await user.click(goOn());
  expect(await screen.findByText('Name is reserved, Name is not what we expected')).toBeVisible();
});

test('what is typed is there again once an ended session is begun anew, for the same user alone', async () => {
  const { user, app } = await openPublic('/signup/account', NEWCOMER);
  await user.type(await name(), 'Newcomers Ltd');
  await user.selectOptions(country(), 'DK');
  const signInAs = async (email: string) => {
    act(() => void app.store.dispatch(session.expired()));
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), email);
    await user.type(screen.getByLabelText('Password'), 'demo-password');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
  };
  await signInAs('new@example.com');
  expect(await name()).toHaveValue('Newcomers Ltd');
  expect(country()).toHaveValue('DK');
  await signInAs('pat@example.com');
  expect(await name()).toHaveValue('');
});

test('an account whose answer was lost is found, and not made twice', async () => {
  const { user, path, provider, asked } = await openPublic('/signup/account', NEWCOMER);
  await user.type(await name(), 'lost');
  await user.click(goOn());
  await waitFor(() => expect(path()).toMatch(/^\/signup\/acc-[a-z0-9]{5}$/));
  expect(provider.world.account.all().filter((each) => each.name === 'lost')).toHaveLength(1);
  expect(asked.filter((call) => call === 'POST /1.0/accounts')).toHaveLength(1);
});

test('an account whose end is not known is not sent again unasked', async () => {
  const { user, path, provider, asked } = await openPublic('/signup/account', NEWCOMER);
  const sent = () => asked.filter((call) => call === 'POST /1.0/accounts').length;
  await user.type(await name(), 'drop');
  await user.click(goOn());
  expect(
    await screen.findByText(
      /^The request to create ‘drop’ was sent at \d+:\d\d. It may have gone through\.$/,
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  await user.type(await name(), '{Enter}');
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(/‘drop’ isn’t there yet\.$/)).toBeVisible();
  expect(sent()).toBe(1);
  await user.clear(await name());
  await user.type(await name(), 'Newcomers Ltd');
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(path()).toMatch(/^\/signup\/acc-[a-z0-9]{5}$/));
  const made = provider.world.account.get(path().replace('/signup/', ''));
  expect(made).toMatchObject({ name: 'Newcomers Ltd' });
});

test('the name that was sent is looked for, whatever the field says by then', async () => {
  const { user, path, provider, asked } = await openPublic('/signup/account', NEWCOMER);
  await user.type(await name(), 'lost');
  provider.dials.lists = { accounts: 'drop' };
  await user.click(goOn());
  const check = await screen.findByRole('button', { name: 'Check again' });
  provider.dials.lists = {};
  await user.clear(await name());
  await user.type(await name(), 'Lost Ltd');
  await user.click(check);
  await waitFor(() => expect(path()).toMatch(/^\/signup\/acc-[a-z0-9]{5}$/));
  expect(provider.world.account.get(path().replace('/signup/', ''))?.name).toBe('lost');
  expect(asked.filter((call) => call === 'POST /1.0/accounts')).toHaveLength(1);
});

test('a note of the account is kept while it is made, and goes with its end', async () => {
  const { user, path, provider } = await openPublic('/signup/account', NEWCOMER);
  await user.type(await name(), ' slow ');
  await user.click(goOn());
  await waitFor(() => expect(localStorage.getItem(NOTE)).not.toBeNull());
  expect(JSON.parse(localStorage.getItem(NOTE) ?? '')).toMatchObject({
    country: 'IE',
    look: { kind: 'account', name: 'slow', before: [] },
  });
  provider.dials.slowness = 0;
  await waitFor(() => expect(path()).toMatch(/^\/signup\/acc-[a-z0-9]{5}$/));
  await waitFor(() => expect(localStorage.getItem(NOTE)).toBeNull());
});

test('after a reload the account that may still be made is told, and can be looked for', async () => {
  localStorage.setItem(NOTE, noteOf('Slow Ltd'));
  const { user, path, provider, asked } = await openPublic('/signup/account', NEWCOMER);
  expect(await screen.findByText(/^The request to create ‘Slow Ltd’ was sent at/)).toBeVisible();
  expect(await name()).toHaveValue('Slow Ltd');
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  await user.clear(await name());
  provider.world.account.patch('acc-pend1', { owner: 'usr-newbi', name: 'Slow Ltd' });
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(path()).toBe('/signup/acc-pend1'));
  expect(asked).not.toContain('POST /1.0/accounts');
  expect(localStorage.getItem(NOTE)).toBeNull();
});

test('after a reload the account is sent again with the country that was chosen for it', async () => {
  localStorage.setItem(NOTE, noteOf('France SARL'));
  const { user, path, provider } = await openPublic('/signup/account', NEWCOMER);
  expect(await name()).toHaveValue('France SARL');
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(path()).toMatch(/^\/signup\/acc-[a-z0-9]{5}$/));
  const made = provider.world.account.get(path().replace('/signup/', ''));
  expect(made).toMatchObject({ name: 'France SARL', country_code: 'FR' });
});

test.each([
  ['pending', '/signup/acc-pend1'],
  ['active', '/signup/account?additional'],
] as const)(
  'after a reload an account that is there, %s, is no open question',
  async (status, next) => {
    localStorage.setItem(NOTE, noteOf('Slow Ltd'));
    const { path } = await openPublic('/signup/account?additional', {
      ...NEWCOMER,
      prepare: ({ provider: { world } }) =>
        void world.account.patch('acc-pend1', { owner: 'usr-newbi', name: 'Slow Ltd', status }),
    });
    await waitFor(() => expect(localStorage.getItem(NOTE)).toBeNull());
    await waitFor(() => expect(path()).toBe(next));
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  },
);

test('another user in the same browser hears nothing of it', async () => {
  localStorage.setItem(NOTE, noteOf('Slow Ltd'));
  await openPublic('/signup/account?additional', { user: 'demo@example.com' });
  expect(await name()).toHaveValue('');
  expect(goOn()).toBeVisible();
  expect(screen.queryByText(/Slow Ltd/)).toBeNull();
});

test('an account that another window has made is gone on with here too', async () => {
  localStorage.setItem(NOTE, noteOf('Slow Ltd'));
  const { path, provider } = await openPublic('/signup/account', NEWCOMER);
  await screen.findByRole('button', { name: 'Check again' });
  provider.world.account.patch('acc-pend1', { owner: 'usr-newbi', name: 'Slow Ltd' });
  localStorage.removeItem(NOTE);
  const event = new StorageEvent('storage', { key: NOTE, storageArea: localStorage });
  act(() => void window.dispatchEvent(event));
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  expect(goOn()).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(path()).toBe('/signup/acc-pend1'));
});

test('the end of the session is told', async () => {
  const { app } = await openPublic('/signup/account', NEWCOMER);
  await name();
  act(() => void app.store.dispatch(session.expired()));
  expect(await screen.findByText('Your session has ended. Sign in to continue.')).toBeVisible();
});

test('who has accounts sets up another one only where that is asked for', async () => {
  const { path } = await openPublic('/signup/account?additional', { user: 'demo@example.com' });
  expect(await screen.findByRole('heading', { name: 'Create new account' })).toBeVisible();
  expect(path()).toBe('/signup/account?additional');
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/');
});

test('an account that is only begun is gone on with, from wherever the sign-up is', async () => {
  const { path } = await openPublic('/signup/account', {
    ...NEWCOMER,
    prepare: ({ provider: { world } }) => {
      world.account.patch('acc-pend1', { owner: 'usr-newbi' });
    },
  });
  await waitFor(() => expect(path()).toBe('/signup/acc-pend1'));
});

test('who is not signed in signs in there, and goes on', async () => {
  const { user } = await openPublic('/signup/account');
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'new@example.com');
  await user.type(screen.getByLabelText('Password'), 'demo-password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await name()).toHaveFocus();
});

test('what cannot be read is told, and read again', async () => {
  const { user, provider } = await openPublic('/signup/next', {
    ...NEWCOMER,
    prepare: ({ provider: { dials } }) => {
      dials.lists = { 'user/collaborations': 'fail-404' } as typeof dials.lists;
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  provider.dials.lists = {};
  await user.click(again);
  expect(await name()).toBeVisible();
});
