import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { nodeOrigin } from '@mocks/node';
import { openPublic } from '../../app/auth/open-public';

const email = () => screen.findByRole('textbox', { name: 'Email' });
const press = (name: string) => screen.getByRole('button', { name });

test('who has forgotten the password gets a mail, and nobody learns whether there is such a user', async () => {
  const { user, mailed } = await openPublic('/forgotten_password');
  await user.type(await email(), 'olive@example.com');
  await user.click(press('Send reset link'));
  expect(await screen.findByText(/If olive@example.com has an account/)).toBeVisible();
  expect(mailed('olive@example.com')).toMatch(/^\/reset_password\?token=/);
  expect(document.title).toBe('Forgotten password · Wheelhouse');
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
    'href',
    '/?email=olive%40example.com',
  );
});

test('without an address nothing is asked: Please enter your email address', async () => {
  const { user, asked } = await openPublic('/forgotten_password/');
  await user.click(await screen.findByRole('button', { name: 'Send reset link' }));
  expect(await email()).toHaveAccessibleDescription(/^Please enter your email address/);
  await waitFor(() => expect(asked).toEqual(['GET /1.0/accounts']));
});

test('a request that fails is Error requesting reset email., and why', async () => {
  const { user } = await openPublic('/forgotten_password');
  await user.type(await email(), 'fail-500@example.com');
  await user.click(press('Send reset link'));
  expect(await screen.findByText(/^Error requesting reset email\. \w/)).toBeVisible();
  expect(await email()).toHaveValue('fail-500@example.com');
});

test('by the link of the mail a new password is chosen, which signs in', async () => {
  const { user, app } = await openPublic('/reset_password?token=valid-reset');
  await user.type(await screen.findByLabelText('New password'), 'a-new-password');
  await user.type(screen.getByLabelText('Confirm new password'), 'a-new-password');
  await user.click(press('Change password'));
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible();
  expect(document.body.innerHTML).not.toContain('a-new-password');
  expect(JSON.stringify(app.store.getState())).not.toContain('a-new-password');
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('a-new-password');
  const credentials = { username: 'olive@example.com', password: 'a-new-password' };
  expect(await app.sessionApi.signIn(credentials)).toContain('infrastructure');
});

test.each([
  ['short', 'short', 'New password', 'Minimum password length is 8 characters.'],
  ['long-enough', 'otherwise', 'Confirm new password', 'Passwords do not match'],
])('%s and %s: %s says %s', async (password, again, field, words) => {
  const { user } = await openPublic('/reset_password?token=valid-reset');
  await user.type(await screen.findByLabelText('New password'), password);
  await user.type(screen.getByLabelText('Confirm new password'), again);
  await user.click(press('Change password'));
  await waitFor(() =>
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(
      expect.stringContaining(words),
    ),
  );
});

test.each(['/reset_password', '/reset_password?token='])(
  '%s says Missing token, and offers a new link',
  async (at) => {
    await openPublic(at);
    expect(
      await screen.findByText(
        /^Missing token\. The password reset link has expired or is invalid\./,
      ),
    ).toBeVisible();
    expect(await email()).toHaveFocus();
  },
);

test('an expired token is said to be, and a new link offered below', async () => {
  const { user, mailed } = await openPublic('/reset_password?token=expired-reset');
  await user.type(await screen.findByLabelText('New password'), 'a-new-password');
  await user.type(screen.getByLabelText('Confirm new password'), 'a-new-password');
  await user.click(press('Change password'));
  expect(
    await screen.findByText(
      "The password reset token you entered is invalid or has expired. Please enter your email address below and you'll receive an email containing a new link to reset your password.",
    ),
  ).toBeVisible();
  await user.type(await email(), 'demo@example.com');
  await user.click(press('Send reset link'));
  await waitFor(() => expect(mailed('demo@example.com')).toMatch(/^\/reset_password\?token=/));
});

/** Changes the password where the provider refuses with this body. */
async function refusedWith(body: object, status: number) {
  const { user } = await openPublic('/reset_password?token=valid-reset', {
    prepare: ({ server }) =>
      server.use(
        http.put(`${nodeOrigin}/1.0/users/reset_password`, () =>
          HttpResponse.json(body, { status }),
        ),
      ),
  });
  await user.type(await screen.findByLabelText('New password'), 'a-new-password');
  await user.type(screen.getByLabelText('Confirm new password'), 'a-new-password');
  await user.click(press('Change password'));
}

test('a refusal that is a code alone says that the token is invalid or has expired', async () => {
  await refusedWith({ error_name: 'missing_resource' }, 404);
  expect(
    await screen.findByText(/^The password reset token you entered is invalid or has expired\./),
  ).toBeVisible();
  expect(screen.queryByText(/missing_resource/)).toBeNull();
});

test('a refusal in the provider’s words leads to another link', async () => {
  const words = 'Resource not found using supplied identifier';
  await refusedWith({ error_name: 'missing_resource', errors: [words] }, 404);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request another link' })).toHaveAttribute(
    'href',
    '/forgotten_password',
  );
  expect(screen.getByLabelText('New password')).toHaveValue('a-new-password');
});

test('a network that is down says so, blames no token, and keeps what was typed', async () => {
  const { user } = await openPublic('/reset_password?token=valid-reset', {
    prepare: ({ server }) => server.close(),
  });
  await user.type(await screen.findByLabelText('New password'), 'a-new-password');
  await user.type(screen.getByLabelText('Confirm new password'), 'a-new-password');
  await user.click(press('Change password'));
  expect(await screen.findByText(/^No answer from the provider/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Request another link' })).toBeNull();
  expect(screen.getByLabelText('New password')).toHaveValue('a-new-password');
});
