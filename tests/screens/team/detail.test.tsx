import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ACCOUNT } from '../../components/open-page';
import { nodeOrigin } from '@mocks/node';
import { openTeam, SHARED, TEAM } from './open-team';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
/** Ends a collaboration, as another window does. */
const endElsewhere = async (id: string, account: string = ACCOUNT) =>
  act(async () => {
    await fetch(`${nodeOrigin}/1.0/collaborations/${id}?account_id=${account}`, {
      method: 'DELETE',
      credentials: 'include',
    });
  });

test('a member is told with address, role, two-factor and who invited them', async () => {
  await openTeam({ at: `${TEAM}col-otp01/` });
  expect(await title('Otto Password')).toBeVisible();
  const details = within(
    (await screen.findByRole('heading', { name: 'Details' })).closest('section')!,
  );
  expect(details.getByText('otp@example.com')).toBeVisible();
  expect(details.getByText('Collaborator')).toBeVisible();
  expect(details.getByText('Enabled')).toBeVisible();
  expect(details.getByText('Dana Demo')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
});

test('an invitation that waits is sent again, or cancelled, which leads back to the team', async () => {
  const page = await openTeam({ at: `${TEAM}col-guest/` });
  expect(await screen.findByText('This invitation is pending')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Cancel invitation' }));
  const ask = within(await screen.findByRole('dialog'));
  await page.user.click(ask.getByRole('button', { name: 'Cancel invitation' }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe(TEAM));
});

test('what ends while its page is open leads to the team', async () => {
  const page = await openTeam({ at: `${TEAM}col-otp01/` });
  await title('Otto Password');
  await endElsewhere('col-otp01');
  await waitFor(() => expect(page.router.state.location.pathname).toBe(TEAM));
});

test('the end of one’s own, while its page is open, leads to one’s accounts', async () => {
  const page = await openTeam({ at: `${SHARED}col-share/` });
  await title('Dana Demo');
  await page.user.click(screen.getByRole('button', { name: 'Actions for Dana Demo' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Leave account' }));
  const ask = within(await screen.findByRole('dialog'));
  await page.user.click(ask.getByRole('button', { name: 'Leave account' }));
  await waitFor(() =>
    expect(page.router.state.location).toMatchObject({ pathname: '/user/', hash: '#accounts' }),
  );
});

test.each([
  ['col-exprd', 'This invitation has expired'],
  ['col-cancd', 'This invitation has been cancelled'],
  ['col-rejtd', 'This invitation has been rejected'],
  ['col-ended', 'This collaboration has ended'],
])('what had ended before stays in sight, and can be invited again: %s', async (id, words) => {
  const page = await openTeam({ at: `${TEAM}${id}/` });
  expect(await screen.findByText(words, { selector: 'strong' })).toBeVisible();
  const again = screen.getByRole('link', { name: 'Invite again' });
  expect(again).toHaveAttribute('href', expect.stringContaining(`${TEAM}add/?email=`));
  expect(page.router.state.location.pathname).toBe(`${TEAM}${id}/`);
});

test('the owner has no page', async () => {
  await openTeam({ at: `${TEAM}usr-demo1/` });
  expect(await title('Not found')).toBeVisible();
});

test('access that was accepted does not expire; an invitation that waits does', async () => {
  const prepare = ({ provider }: { provider: Awaited<ReturnType<typeof openTeam>>['provider'] }) =>
    void provider.world.collaboration.patch('col-otp01', { expires_at: '2026-12-01T00:00:00Z' });
  const page = await openTeam({ at: `${TEAM}col-otp01/`, prepare });
  expect(await title('Otto Password')).toBeVisible();
  expect(await screen.findByText('Joined')).toBeVisible();
  expect(screen.queryByText('Expires')).toBeNull();
  await act(() => page.router.navigate(`${TEAM}col-guest/`));
  expect(await title('invited@example.com')).toBeVisible();
  expect(await screen.findByText('Expires')).toBeVisible();
});
