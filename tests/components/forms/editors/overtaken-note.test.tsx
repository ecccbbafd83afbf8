import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resources } from '@/store/resources/resources-state';
import { databaseServerArea } from '@/screens/database-servers/routes';
import { ACCOUNT } from '../../open-page';
import { openScreens } from '../../../screens/open-screens';

const WORDS = /^This has changed elsewhere\./;

async function open() {
  const id = 'dbs-main1';
  const at = `/accounts/${ACCOUNT}/database_servers/${id}/description/`;
  const page = await openScreens([databaseServerArea], { at });
  const dialog = within(await screen.findByRole('dialog'));
  const field = await dialog.findByRole('textbox', { name: /^Description/ });
  await waitFor(() => expect(field).toHaveValue('Orders and customers'));
  /** Another window, or another person. */
  const saveElsewhere = (description: string) => {
    page.provider.world.database_server.patch(id, { description });
    const name = { kind: 'database_server', id, account: ACCOUNT } as const;
    act(() => void page.store.dispatch(resources.actions.refreshRequested(name)));
  };
  return { ...page, dialog, field, saveElsewhere };
}

test('who changes what has changed elsewhere is told, and can take that instead', async () => {
  const { user, dialog, field, saveElsewhere } = await open();
  await user.type(field, ', mine');
  saveElsewhere('Theirs');
  expect(await dialog.findByText(WORDS)).toBeVisible();
  expect(field).toHaveValue('Orders and customers, mine');
  await user.click(dialog.getByRole('button', { name: 'Discard my changes' }));
  expect(field).toHaveValue('Theirs');
  expect(dialog.queryByText(WORDS)).toBeNull();
});

test('a name line tells it beneath its buttons, and gives way too', async () => {
  const at = `/accounts/${ACCOUNT}/database_servers/dbs-main1/name/`;
  const { user, provider, store } = await openScreens([databaseServerArea], { at });
  const line = within(await screen.findByRole('form', { name: /^Rename/ }));
  await user.type(line.getByRole('textbox'), '-mine');
  provider.world.database_server.patch('dbs-main1', { name: 'theirs' });
  const name = { kind: 'database_server', id: 'dbs-main1', account: ACCOUNT } as const;
  act(() => void store.dispatch(resources.actions.refreshRequested(name)));
  const note = await line.findByText(WORDS);
  const cancel = line.getByRole('button', { name: 'Cancel' });
  // A note above a button would move it away from under the pointer.
  expect(cancel.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(line.getByRole('button', { name: 'Discard my changes' }));
  expect(line.getByRole('textbox')).toHaveValue('theirs');
});

test('what nobody has touched follows, and typing there later needs no warning', async () => {
  const { user, dialog, field, saveElsewhere } = await open();
  saveElsewhere('Theirs');
  await waitFor(() => expect(field).toHaveValue('Theirs'));
  await user.type(field, ', and mine');
  expect(dialog.queryByText(WORDS)).toBeNull();
  saveElsewhere('Theirs, and mine');
  expect(field).toHaveValue('Theirs, and mine');
  expect(dialog.queryByText(WORDS)).toBeNull();
});
