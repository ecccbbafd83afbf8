import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { selectListRecords } from '@/store/resources/resources-selectors';
import { openSettings } from '../open-settings';

test('a collaborator leaves an account in its settings, and comes to their accounts', async () => {
  const { user, store, router, sent } = await openSettings({
    at: '/accounts/acc-share/settings/',
  });
  const leave = await screen.findByRole('button', { name: 'Leave account' });
  await waitFor(() => expect(leave).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(leave);
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave Shared Works?' }));
  await user.dblClick(dialog.getByRole('button', { name: 'Leave' }));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/user/', hash: '#accounts' }),
  );
  expect(sent()).toEqual(['DELETE /1.0/collaborations/col-share']);
  await waitFor(() =>
    expect(store.getState().resources.records.account?.['acc-share']).toBeUndefined(),
  );
  expect(selectListRecords(store.getState(), 'account', '').map(({ id }) => id)).not.toContain(
    'acc-share',
  );
});

test('an owner has no Leave account', async () => {
  await openSettings();
  expect(await screen.findByText('You')).toBeVisible();
  expect(screen.queryByText('Leave account')).toBeNull();
});
