import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openTeam, SHARED, TEAM } from './open-team';

/** The row that has these words. */
const row = async (words: string) => within((await screen.findByText(words)).closest('tr')!);
const names = () =>
  screen
    .getAllByRole('checkbox', { name: /^Select (?!all)/ })
    .map((box) => box.getAttribute('aria-label')!.slice('Select '.length));
const choose = async (user: Awaited<ReturnType<typeof openTeam>>['user'], of: string) =>
  user.click(await screen.findByRole('button', { name: `Actions for ${of}` }));

test('the columns: Name, Status, Invited at, Expires at, Two-factor auth', async () => {
  await openTeam();
  const otto = await row('Otto Password');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Name', 'Status', 'Invited at', 'Expires at', 'Two-factor auth']),
  );
  expect(otto.getByText('accepted')).toBeVisible();
  expect(otto.getByText('otp@example.com')).toBeVisible();
  expect(otto.getByText('Enabled')).toBeVisible();
  const guest = await row('invited@example.com');
  expect(guest.getByText('pending')).toBeVisible();
  expect(guest.getByText('in 6 days')).toBeVisible();
  expect(guest.getByText('Invited by Dana Demo')).toBeVisible();
  expect((await row('late@example.com')).getByText('expired')).toBeVisible();
  expect((await row('Pat Past')).getByText('Disabled')).toBeVisible();
});

test('the owner is there, active, without a page, and cannot be removed', async () => {
  const { user } = await openTeam();
  const owner = await row('demo@example.com');
  expect(owner.getByText('active')).toBeVisible();
  expect(owner.getByText('Owner')).toBeVisible();
  expect(owner.queryByRole('link')).toBeNull();
  await choose(user, 'Dana Demo');
  const remove = await screen.findByRole('menuitem', { name: /^Remove/ });
  expect(remove).toHaveAttribute('aria-disabled', 'true');
  expect(remove).toHaveAccessibleDescription('The account owner can’t be removed');
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
});

test.each([
  ['name', 'busy@example.com'],
  ['created_at', 'invited@example.com'],
  ['status', 'Otto Password'],
  ['started_at', 'Pat Past'],
  ['id', 'typo@example.con'],
])('it is sorted by %s', async (column, first) => {
  const sort = column.endsWith('_at') ? `-${column}` : column;
  await openTeam({ at: `${TEAM}?sort=${sort}` });
  await row('Otto Password');
  expect(names()[0]).toBe(first);
});

test.each(['otto', 'otp@example', 'col-otp01', 'accepted'])(
  'a keyword finds a member: %s',
  async (word) => {
    await openTeam({ at: `${TEAM}?q=${word}` });
    await row('accepted');
    expect(names()).toEqual(['Otto Password']);
  },
);

test('a collaborator leaves the account, which is theirs no more', async () => {
  const page = await openTeam({ at: SHARED });
  expect((await row('Olive Owner')).getByText('Owner')).toBeVisible();
  expect((await row('Dana Demo')).getByText('You')).toBeVisible();
  await choose(page.user, 'Dana Demo');
  expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
  await page.user.click(screen.getByRole('menuitem', { name: 'Leave account' }));
  const ask = within(await screen.findByRole('dialog'));
  expect(ask.getByRole('heading', { name: 'Leave this account?' })).toBeVisible();
  await page.user.click(ask.getByRole('button', { name: 'Leave account' }));
  await waitFor(() =>
    expect(page.router.state.location).toMatchObject({ pathname: '/user/', hash: '#accounts' }),
  );
  expect(page.sent()).toEqual(['DELETE /1.0/collaborations/col-share']);
});

test('an owner removes a member, who stays in the list with the end', async () => {
  const page = await openTeam();
  await choose(page.user, 'Otto Password');
  await page.user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const ask = within(await screen.findByRole('dialog'));
  expect(ask.getByText(/They lose access to this account at once/)).toBeVisible();
  await page.user.click(ask.getByRole('button', { name: 'Remove' }));
  await waitFor(async () => expect((await row('Otto Password')).getByText('ended')).toBeVisible());
  expect(page.sent()).toEqual(['DELETE /1.0/collaborations/col-otp01']);
});

test('an invitation is sent again, which gives it another week, or cancelled', async () => {
  const page = await openTeam();
  await choose(page.user, 'invited@example.com');
  await page.user.click(await screen.findByRole('menuitem', { name: 'Re-send invitation' }));
  await waitFor(async () =>
    expect((await row('invited@example.com')).getByText('in 7 days')).toBeVisible(),
  );
  await choose(page.user, 'invited@example.com');
  await page.user.click(await screen.findByRole('menuitem', { name: 'Cancel invitation' }));
  const ask = within(await screen.findByRole('dialog'));
  await page.user.click(ask.getByRole('button', { name: 'Cancel invitation' }));
  await waitFor(async () =>
    expect((await row('invited@example.com')).getByText('cancelled')).toBeVisible(),
  );
  expect(page.sent()).toEqual([
    'POST /1.0/collaborations/col-guest/resend',
    'DELETE /1.0/collaborations/col-guest',
  ]);
});

test.each([
  ['late@example.com', 'This invitation has expired'],
  ['typo@example.con', 'This invitation has been cancelled'],
  ['busy@example.com', 'This invitation has been rejected'],
  ['Pat Past', 'This collaboration has ended'],
])('nothing can be done to %s: %s', async (name, reason) => {
  const { user } = await openTeam();
  await choose(user, name);
  for (const item of await screen.findAllByRole('menuitem')) {
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveAccessibleDescription(reason);
  }
});

test('the time of expiry is one of an invitation: who has joined has none', async () => {
  await openTeam({
    prepare: ({ provider }) =>
      void provider.world.collaboration.patch('col-otp01', { expires_at: '2026-12-01T00:00:00Z' }),
  });
  const otto = await row('Otto Password');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const cells = otto.getAllByRole('cell');
  expect(cells[headers.indexOf('Expires at')]).toHaveTextContent('–');
  expect((await row('late@example.com')).getByText('23 days ago')).toBeVisible();
});

test('a role that only the API knows is named in the list, and on its page', async () => {
  const prepare = ({ provider }: { provider: Awaited<ReturnType<typeof openTeam>>['provider'] }) =>
    void provider.world.collaboration.patch('col-otp01', { role: 'viewer', role_label: 'Viewer' });
  const page = await openTeam({ prepare });
  expect((await row('Otto Password')).getByText('Viewer')).toBeVisible();
  await page.user.click(screen.getByRole('link', { name: 'Otto Password' }));
  expect(await screen.findByRole('heading', { name: 'Details' })).toBeVisible();
  expect(await screen.findByText('Viewer')).toBeVisible();
});
