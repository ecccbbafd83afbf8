import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resources } from '@/store/resources/resources-state';
import { ACCOUNT } from '../../components/open-page';
import { openVolumes, VOLUMES } from './open-volumes';

const row = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^(Select )?${name}`) }));
const menuOf = async (user: Awaited<ReturnType<typeof openVolumes>>['user'], name: string) => {
  await user.click((await row(name)).getByRole('button', { name: `Actions for ${name}` }));
  return within(await screen.findByRole('menu'));
};
const at = (query: string) => `${VOLUMES}?${query}`;

test('the columns: what it is called, how it is, how large, where, of what kind', async () => {
  await openVolumes({ at: at('q=vol-boot1') });
  const cells = await row('storage-node root');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Name', 'Status', 'Size', 'Server', 'Zone', 'Kind', 'Created']),
  );
  expect(cells.getByText('attached')).toBeVisible();
  expect(cells.getByText('40 GB')).toBeVisible();
  expect(cells.getByRole('link', { name: 'storage-node' })).toHaveAttribute(
    'href',
    expect.stringContaining('/servers/srv-nbs01/'),
  );
  expect(cells.getByText('Zone A')).toBeVisible();
  expect(cells.getByText('Block Storage')).toBeVisible();
  expect(cells.getByText('boot')).toBeVisible();
});

test.each([
  ['status=failed', 'unmade'],
  ['zone=b&storage=network', 'scratch'],
  ['server=srv-nbs01', 'data'],
  ['encrypted=yes', 'spare'],
])('the facets narrow the list: %s', async (query, name) => {
  await openVolumes({ at: at(query) });
  await row(name);
  expect(screen.queryByRole('link', { name: 'six-pack 1' })).toBeNull();
});

test('the grid shows the same on cards', async () => {
  await openVolumes({ at: at('view=grid&q=vol-data1') });
  await screen.findByRole('link', { name: 'data' });
  const cards = within(screen.getByRole('list', { name: 'Volumes' }));
  expect(cards.getByRole('link', { name: 'data' })).toBeVisible();
  expect(cards.getByText('200 GB')).toBeVisible();
  expect(cards.getByRole('link', { name: 'storage-node' })).toBeVisible();
});

test('local volumes, and their boot, are the server’s own affair', async () => {
  const { user } = await openVolumes({ at: at('storage=local') });
  const [first] = await screen.findAllByRole('button', { name: /^Actions for/ });
  await user.click(first!);
  const menu = within(await screen.findByRole('menu'));
  const local = "Local storage volumes can't be managed independently";
  for (const name of ['Detach', 'Resize', 'Delete']) {
    const item = menu.getByRole('menuitem', { name: new RegExp(`^${name}`) });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveTextContent(local);
  }
  expect(menu.getByRole('menuitem', { name: /^Make boot volume/ })).toHaveTextContent(
    "Boot volumes can't be changed for servers using local SSD storage",
  );
});

test('the boot volume of an active server stays', async () => {
  const { user } = await openVolumes({ at: at('q=vol-data1') });
  const menu = await menuOf(user, 'data');
  expect(menu.getByRole('menuitem', { name: /^Make boot volume/ })).toHaveTextContent(
    "The boot volume can't be changed while the Cloud Server is active",
  );
});

test('many are deleted at once, after the typed word', async () => {
  const { user, sent, provider } = await openVolumes({ at: at('server=none&status=detached') });
  await user.click((await row('spare')).getByRole('checkbox'));
  await user.click((await row('scratch')).getByRole('checkbox'));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  const asked = within(await screen.findByRole('dialog'));
  await user.type(asked.getByRole('textbox'), 'delete');
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  expect(await asked.findByText('All 2 done.')).toBeVisible();
  expect(sent().toSorted()).toEqual([
    'DELETE /1.0/volumes/vol-free1',
    'DELETE /1.0/volumes/vol-free2',
  ]);
  expect(provider.world.volume.need('vol-free1').status).toBe('deleted');
});

test('an account without volumes is told what they are for', async () => {
  await openVolumes({ at: VOLUMES, world: 'empty' });
  expect(await screen.findByText("You don't currently have any Volumes")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create volume' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/volumes\/add\/$/),
  );
});

test.each([
  [0, 'Your account is using its full Block Storage allocation'],
  [39, 'Your account does not have enough Block Storage left for a new volume'],
])('with %d GB left, %s, and the way to more', async (left, words) => {
  const { store } = await openVolumes({
    at: VOLUMES,
    prepare: ({ provider }) => {
      // 700 GB of it are taken.
      provider.world.account.patch('acc-demo1', { block_storage_limit: (700 + left) * 1024 });
    },
  });
  store.dispatch(
    resources.actions.recordRequested({ kind: 'account', id: ACCOUNT, account: ACCOUNT }),
  );
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request increase' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/settings\/increase\/block_storage\/\?more=40$/),
  );
});
