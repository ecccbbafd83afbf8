import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPublic } from '../../app/auth/open-public';

type User = Awaited<ReturnType<typeof openPublic>>['user'];

const PASSWORD = 'a-stranger-password';

async function fill(user: User, { name = 'Sue Stranger', email = 'sue@example.com' } = {}) {
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), name);
  const address = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  if (!address.readOnly) await user.type(address, email);
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(screen.getByRole('checkbox', { name: 'I agree to the Terms & Conditions' }));
}

const submit = (user: User) =>
  user.click(screen.getByRole('button', { name: 'Create an account' }));

test('a stranger signs up, agrees to the terms, and sets up an account next', async () => {
  const { user, provider, path, mailed, app } = await openPublic('/signup');
  await fill(user);
  await submit(user);
  expect(await screen.findByRole('heading', { name: 'Set up your account' })).toBeVisible();
  expect(path()).toBe('/signup/account');
  const [made] = provider.world.user.by('email', 'sue@example.com');
  expect(made?.name).toBe('Sue Stranger');
  expect(mailed('sue@example.com')).toMatch(/^\/eva\//);
  expect(app.store.getState().session.status).toBe('valid');
  for (const place of [app.store.getState(), localStorage, sessionStorage, path()]) {
    expect(JSON.stringify(place)).not.toContain(PASSWORD);
  }
  expect(document.body.innerHTML).not.toContain(PASSWORD);
});

test('each field that is missing says so, and nothing is sent', async () => {
  const { user, asked } = await openPublic('/signup');
  await user.click(await screen.findByRole('button', { name: 'Create an account' }));
  for (const [field, words] of [
    [screen.getByRole('textbox', { name: 'Name' }), 'Please enter your name'],
    [screen.getByRole('textbox', { name: 'Email' }), 'Please enter your email address'],
    [screen.getByLabelText('Password'), 'Please enter a password of at least 8 characters'],
    [screen.getByRole('checkbox'), 'Please check the Terms & Conditions'],
  ] as const) {
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(words)));
  }
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(asked).not.toContain('POST /1.0/users');
});

test('That email is already in use – would you like to sign in instead?, with the address kept', async () => {
  const { user } = await openPublic('/signup');
  await fill(user, { email: 'demo@example.com' });
  await submit(user);
  const alert = await screen.findByText(/^That email is already in use –/);
  expect(alert).toHaveTextContent(
    'That email is already in use – would you like to sign in instead?',
  );
  expect(screen.getByRole('link', { name: 'would you like to sign in instead?' })).toHaveAttribute(
    'href',
    '/?email=demo%40example.com',
  );
});

test('other errors are the provider’s, joined with a full stop', async () => {
  const { user } = await openPublic('/signup');
  await fill(user, { name: 'fail-422' });
  await submit(user);
  expect(await screen.findByText('Name is reserved. Name is not what we expected')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('sue@example.com');
});

test('the address of an invitation is read-only, and leads to the invitation', async () => {
  const { user, path } = await openPublic('/signup?email=stranger%40example.com');
  const address = await screen.findByRole('textbox', { name: 'Email' });
  expect(address).toHaveValue('stranger@example.com');
  expect(address).toHaveAttribute('readonly');
  await fill(user);
  await submit(user);
  expect(await screen.findByRole('heading', { name: 'You are invited' })).toBeVisible();
  expect(path()).toBe('/signup/collab');
});

test('who is signed in already may go on, or log out and sign up as the one who is invited', async () => {
  const { user, app } = await openPublic('/signup?email=stranger%40example.com', {
    user: 'demo@example.com',
  });
  expect(
    await screen.findByText(/^Dana Demo \(demo@example.com\) is signed in here/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue as this user' })).toHaveAttribute(
    'href',
    '/signup/next',
  );
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('stranger@example.com');
  expect(app.store.getState().session.status).toBe('invalid');
});

test('two presses make one user', async () => {
  const { user, asked, path } = await openPublic('/signup');
  await fill(user);
  await user.dblClick(screen.getByRole('button', { name: 'Create an account' }));
  await waitFor(() => expect(path()).toBe('/signup/account'));
  expect(asked.filter((call) => call === 'POST /1.0/users')).toHaveLength(1);
});

test.each(['drop', 'lost'])(
  'a sign-up without an answer (%s) may have gone through, and the way on is told',
  async (fault) => {
    const { user } = await openPublic('/signup');
    await fill(user, { name: fault });
    await submit(user);
    const alert = await screen.findByText(/^No answer from the provider/);
    expect(alert).toHaveTextContent(
      /Your sign-up may have gone through. Check your email or sign in before you try again\.$/,
    );
    expect(screen.getByRole('link', { name: 'sign in' })).toHaveAttribute(
      'href',
      '/?email=sue%40example.com',
    );
  },
);

test('a log-out drops the notes of what was sent, without the panel too', async () => {
  const { user, app } = await openPublic('/signup', { user: 'demo@example.com' });
  localStorage.setItem('wheelhouse.sent/usr-demo1/signup/acc-pend1', 'a note');
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(app.store.getState().session.status).toBe('invalid'));
  expect(localStorage.getItem('wheelhouse.sent/usr-demo1/signup/acc-pend1')).toBeNull();
});
