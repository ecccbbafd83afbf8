import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openUser } from '../open-user';

const row = async (name: string) => {
  const [link] = await screen.findAllByRole('link', { name });
  return within(link!.closest('tr')!);
};

test('each account tells my role, the default one that it is', async () => {
  localStorage.setItem('wheelhouse.preferences', JSON.stringify({ pageSize: 100 }));
  await openUser({ at: '/user/#accounts' });
  expect((await row('Demo Studio')).getByText('Owner')).toBeVisible();
  expect((await row('Shared Works')).getByText('Collaborator')).toBeVisible();
  expect((await row('Trial Run')).getByText('Default')).toBeVisible();
  expect((await row('Demo Studio')).queryByText('Default')).toBeNull();
  expect((await row('Demo Studio')).getByText(/ GB of 128 GB$/)).toBeVisible();
  const [create] = screen.getAllByRole('link', { name: 'Create new account' });
  expect(create).toHaveAttribute('href', '/signup/account?additional');
});

test('an account of somebody else is left in the list, one’s own is not', async () => {
  localStorage.setItem('wheelhouse.preferences', JSON.stringify({ pageSize: 100 }));
  const { user, sent } = await openUser({ at: '/user/#accounts' });
  const open = async (name: string) => {
    await user.click((await row(name)).getByRole('button', { name: /^Actions/ }));
    return screen.findByRole('menuitem', { name: /^Leave account/ });
  };
  expect(await open('Demo Studio')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  await user.click(await open('Shared Works'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave Shared Works?' }));
  await user.click(dialog.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Shared Works' })).toBeNull());
  expect(sent()).toEqual(['DELETE /1.0/user/collaborations/col-share']);
});
