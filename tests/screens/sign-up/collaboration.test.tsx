import { http, HttpResponse } from 'msw';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPublic } from '../../app/auth/open-public';

const accept = () => screen.findByRole('button', { name: 'Accept' });

test('an invitation is accepted, which leads to the account', async () => {
  const { user, provider, left } = await openPublic('/signup/collab', {
    user: 'invited@example.com',
  });
  expect(await screen.findByText(/invited you to the account/)).toHaveTextContent(
    'Dana Demo invited you to the account Demo Studio as collaborator. You’ll be able to create, update and delete everything in it, and invite others.',
  );
  await user.click(await accept());
  await waitFor(() => expect(left()).toBe('/accounts/acc-demo1/'));
  expect(provider.world.collaboration.get('col-guest')?.status).toBe('accepted');
});

test('an invitation with a role that only the API knows names it, and claims no rights', async () => {
  await openPublic('/signup/collab', {
    user: 'invited@example.com',
    prepare: ({ provider: { world } }) =>
      void world.collaboration.patch('col-guest', { role: 'viewer', role_label: 'Viewer' }),
  });
  expect(await screen.findByText(/invited you to the account/)).toHaveTextContent(
    'Dana Demo invited you to the account Demo Studio as viewer. Your role decides what you can do there.',
  );
});

test('an invitation is rejected, and none is left', async () => {
  const { user, provider } = await openPublic('/signup/collab', { user: 'invited@example.com' });
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  expect(
    await screen.findByText(
      'You have no pending invitations. You rejected the one to Demo Studio.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/signup/next');
  expect(provider.world.collaboration.get('col-guest')?.status).toBe('rejected');
});

test('where the account requires two-factor, that is enabled first, in a window of its own', async () => {
  const { provider } = await openPublic('/signup/collab', { user: 'enrol@example.com' });
  expect(await accept()).toHaveAttribute('aria-disabled', 'true');
  expect(await accept()).toHaveAccessibleDescription(
    'This account requires two-factor authentication',
  );
  const link = screen.getByRole('link', { name: 'Enable it first' });
  expect(link).toHaveAttribute('href', '/user/two-factor/');
  expect(link).toHaveAttribute('target', '_blank');
  const [user] = provider.world.user.by('email', 'enrol@example.com');
  provider.world.user.patch(user!.id, { totpSecret: 'JBSWY3DPEHPK3PXP' });
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(async () => expect(await accept()).not.toHaveAttribute('aria-disabled'));
});

test('an unverified address is verified first, and the mail can be asked for again', async () => {
  const { user, provider, mailed } = await openPublic('/signup/collab', {
    user: 'unverified@example.com',
    prepare: ({ provider: { world } }) => {
      for (const { id } of world.mailToken.all()) {
        world.mailToken.patch(id, { createdAt: '2020-01-01T00:00:00Z' });
      }
    },
  });
  expect(await accept()).toHaveAccessibleDescription(/^Verify your email address first/);
  await user.click(await screen.findByRole('button', { name: 'Re-send the verification request' }));
  expect(await screen.findByText('Email verification requested successfully!')).toBeVisible();
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: 'Re-send the verification request' }),
    ).toHaveAccessibleDescription(/^We sent an email less than 5 minutes ago/),
  );
  expect(mailed('unverified@example.com')).toMatch(/^\/eva\//);
  const [who] = provider.world.user.by('email', 'unverified@example.com');
  provider.world.user.patch(who!.id, { email_verified: true });
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(async () => expect(await accept()).not.toHaveAttribute('aria-disabled'));
});

test.each([
  ['status', { id: 'col-guest', status: 7, account: { id: 'acc-demo1', name: 'Demo Studio' } }],
  ['id', { id: 7 }],
])('an invitation whose %s could not be read is not said to be none', async (_what, row) => {
  await openPublic('/signup/collab', {
    user: 'invited@example.com',
    prepare: ({ server }) =>
      server.use(http.get('*/user/collaborations', () => HttpResponse.json([row]))),
  });
  expect(await screen.findByText(/^Couldn’t load some invitations\./u)).toBeVisible();
  expect(screen.queryByText(/You have no pending invitations/u)).toBeNull();
});

test('an invitation that has expired meanwhile is said to have', async () => {
  const { user, provider } = await openPublic('/signup/collab', { user: 'invited@example.com' });
  await accept();
  provider.world.collaboration.patch('col-guest', { status: 'cancelled' });
  await user.click(await accept());
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(
    await screen.findByText(
      'You have no pending invitations. The one to Demo Studio was cancelled.',
    ),
  ).toBeVisible();
});
