import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { readNextPageMessage } from '@/lib/next-page-message';
import { nodeOrigin, type NodeProvider } from '@mocks/node';
import { openPublic } from '../../app/auth/open-public';

/** The last mail went out long ago. */
function restLong({ provider: { world } }: NodeProvider): void {
  for (const { id } of world.mailToken.all()) {
    world.mailToken.patch(id, { createdAt: '2020-01-01T00:00:00Z' });
  }
}

test('VERIFIED leads on, where Email verified successfully is told', async () => {
  const { path, provider } = await openPublic('/eva/moving-verification');
  await waitFor(() => expect(path()).toBe('/signup/next'));
  await waitFor(() =>
    expect(readNextPageMessage() ?? document.body.textContent).toContain(
      'Email verified successfully',
    ),
  );
  const [mover] = provider.world.user.by('email', 'moved@example.com');
  expect(mover?.email_verified).toBe(true);
});

test('a link that was followed before says that the address is verified', async () => {
  await openPublic('/eva/used-verification');
  expect(await screen.findByText('Your email address is already verified.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/signup/next');
});

test.each([
  [
    'EXPIRED',
    'expired-verification',
    "We couldn't verify your email because the request has expired. Please try to re-send the verification request.",
  ],
  ['INVALID', 'nonsense', /^We couldn't verify your email because the token was invalid/],
])('%s says so under Unable to verify email', async (_result, uid, words) => {
  await openPublic(`/eva/${uid}`);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Unable to verify email' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in to re-send the email' })).toHaveAttribute(
    'href',
    '/user/',
  );
});

test('a result that is none of these is We were unable to verify your email address.', async () => {
  await openPublic('/eva/nonsense', {
    prepare: ({ server }) =>
      server.use(
        http.post(`${nodeOrigin}/kiosk`, () =>
          HttpResponse.json({
            data: { completeEmailVerification: { success: false, result: 'WITHDRAWN' } },
          }),
        ),
      ),
  });
  expect(await screen.findByText('We were unable to verify your email address.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Unable to verify email' })).toBeVisible();
});

test('a link that cannot be followed is We were unable to verify your email address., and why', async () => {
  await openPublic('/eva/fail-500');
  expect(
    await screen.findByText(/^We were unable to verify your email address\. \w/),
  ).toBeVisible();
});

test('who is signed in asks for another mail there', async () => {
  const { user, mailed } = await openPublic('/eva/expired-verification', {
    user: 'unverified@example.com',
    prepare: restLong,
  });
  await user.click(await screen.findByRole('button', { name: 'Re-send the verification request' }));
  expect(await screen.findByText('Email verification requested successfully!')).toBeVisible();
  expect(mailed('unverified@example.com')).toMatch(/^\/eva\//);
});

test('another mail that cannot be sent is Error requesting email verification, and why', async () => {
  const { user } = await openPublic('/eva/nonsense', {
    user: 'unverified@example.com',
    prepare: (node) => {
      node.provider.dials.operations = { requestEmailVerification: 'fail-500' };
      restLong(node);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Re-send the verification request' }));
  expect(await screen.findByText(/^Error requesting email verification\. \w/)).toBeVisible();
});

test('who is signed in is told why no other mail can be asked for, and can try again', async () => {
  const { user, provider } = await openPublic('/eva/nonsense', {
    user: 'unverified@example.com',
    prepare: (node) => {
      node.provider.dials.operations = { userDetails: 'fail-403' };
      restLong(node);
    },
  });
  expect(
    await screen.findByText(
      'Couldn’t check if your email address is verified. You are not allowed to do that',
    ),
  ).toBeVisible();
  provider.dials.operations = {};
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByRole('button', { name: 'Re-send the verification request' }),
  ).toBeVisible();
  expect(screen.queryByText(/Couldn’t check/)).toBeNull();
});
