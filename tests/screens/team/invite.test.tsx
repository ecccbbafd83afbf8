import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '@/model/paths';
import { selectToasts } from '@/store/toasts/toasts-slice';
import { ACCOUNT } from '../../components/open-page';
import { openTeam, TEAM } from './open-team';

const ADD = `${TEAM}add/`;
const form = async () => within(await screen.findByRole('dialog', { name: 'Invite a User' }));

async function openInvite(at = ADD) {
  const page = await openTeam({ at });
  const dialog = await form();
  const send = dialog.getByRole('button', { name: 'Send invitation' });
  return {
    ...page,
    dialog,
    send,
    field: dialog.getByLabelText('Email address'),
    /** Fills in an address, presses, and answers the warning. */
    invite: async (email: string, answer = 'Send invitation') => {
      await page.user.clear(dialog.getByLabelText('Email address'));
      await page.user.type(dialog.getByLabelText('Email address'), email);
      await page.user.click(send);
      const warning = within(await screen.findByRole('dialog', { name: `Invite ${email}?` }));
      await page.user.click(warning.getByRole('button', { name: answer }));
    },
  };
}

test('what a collaborator may do is said before anybody is invited', async () => {
  const { dialog } = await openInvite();
  expect(dialog.getByRole('heading', { name: 'What collaborators can do' })).toBeVisible();
  expect(dialog.getByText(/Create, update and delete all resources/)).toBeVisible();
  expect(dialog.getByText(/Invite and remove team members/)).toBeVisible();
  expect(dialog.getByText(/Close the account/)).toHaveTextContent('Can’t: Close the account');
});

test('the button waits for what loosely is an address', async () => {
  const { user, send, field } = await openInvite();
  expect(send).toHaveAttribute('aria-disabled', 'true');
  expect(send).toHaveAccessibleDescription('Please enter an email address');
  for (const wrong of ['ada', 'ada@', '@example.com', 'a b@example.com']) {
    await user.clear(field);
    await user.type(field, wrong);
    expect(send).toHaveAttribute('aria-disabled', 'true');
  }
  await user.clear(field);
  await user.type(field, ' ada@example ');
  expect(send).not.toHaveAttribute('aria-disabled');
});

test('a dialog warns of what the invitee can do, and then the invitation goes out', async () => {
  const page = await openInvite();
  await page.user.type(page.field, 'ada@example.com');
  await page.user.click(page.send);
  const warning = within(await screen.findByRole('dialog', { name: 'Invite ada@example.com?' }));
  expect(
    warning.getByText(
      'Once they accept, they can create, update and delete resources in Demo Studio, and invite others.',
    ),
  ).toBeVisible();
  await page.user.click(warning.getByRole('button', { name: 'Cancel' }));
  expect(page.sent()).toEqual([]);
  await page.invite('ada@example.com');
  await expect
    .poll(() => JSON.stringify(selectToasts(page.store.getState())))
    .toContain('User invited');
  await waitFor(() => expect(page.router.state.location.pathname).toBe(TEAM));
  expect(await screen.findByRole('link', { name: 'ada@example.com' })).toBeVisible();
  expect(page.sent()).toEqual(['POST /1.0/collaborations']);
});

test.each([
  ['otp@example.com', 'Email belongs to a member of this account already'],
  ['invited@example.com', 'Email has already been invited to this account'],
  ['ada@example', 'Email is invalid'],
])('the first message of a refusal stands under the field: %s', async (email, message) => {
  const page = await openInvite();
  await page.invite(email);
  await waitFor(() =>
    expect(page.field).toHaveAccessibleDescription(expect.stringContaining(message)),
  );
  expect(page.field).toHaveFocus();
  expect(selectToasts(page.store.getState())).toEqual([]);
});

test('pressed twice, an invitation goes out once', async () => {
  const page = await openInvite();
  await page.user.type(page.field, 'ada@example.com');
  await page.user.dblClick(page.send);
  const warnings = await screen.findAllByRole('dialog', { name: 'Invite ada@example.com?' });
  expect(warnings).toHaveLength(1);
  await page.user.dblClick(within(warnings[0]!).getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe(TEAM));
  expect(page.sent()).toEqual(['POST /1.0/collaborations']);
});

test('a refusal that is about no field stands under the address all the same', async () => {
  const page = await openInvite();
  await page.invite('fail-403@example.com');
  await waitFor(() =>
    expect(page.field).toHaveAccessibleDescription(
      expect.stringContaining('You are not allowed to do that'),
    ),
  );
});

test('an answer that is lost is looked after: the invitation is found, and not sent again', async () => {
  const page = await openInvite();
  await page.invite('lost@example.com');
  expect(await page.dialog.findByText(/Done: lost@example\.com/)).toBeVisible();
  expect(page.sent()).toEqual(['POST /1.0/collaborations']);
});

test('an account that requires two-factor says that whoever is invited must enable it', async () => {
  const page = await openTeam({
    at: ADD,
    prepare: ({ provider }) => void provider.world.account.patch(ACCOUNT, { tfa_required: true }),
  });
  expect(await screen.findByText(/Demo Studio requires two-factor authentication/)).toBeVisible();
  expect(page.sent()).toEqual([]);
});

test('who is invited again need not be typed', async () => {
  const { field } = await openInvite(paths.teamInvite(ACCOUNT, { email: 'late@example.com' }));
  expect(field).toHaveValue('late@example.com');
});
