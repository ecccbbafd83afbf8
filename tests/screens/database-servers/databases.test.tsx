import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { withoutPrices } from '../without-prices';
import { DATABASES, openDatabases } from './open-databases';

beforeEach(() => {
  localStorage.setItem('wheelhouse.preferences', JSON.stringify({ pageSize: 100 }));
});

const open = (rest = '') => openDatabases({ at: `${DATABASES}${rest}` });
const row = async (name: string) => {
  const found = (await screen.findByRole('link', { name })).closest('tr');
  if (found === null) throw new Error(`${name} is in no row`);
  return within(found);
};
const dialog = async () => within(await screen.findByRole('dialog'));

test('the list tells status, engine, type, address and zone', async () => {
  await open();
  const main = await row('main');
  for (const text of ['active', 'MySQL 8.0', '4 GB', 'Zone A', '109.107.35.104']) {
    expect(await main.findByText(text)).toBeVisible();
  }
  expect(screen.getByRole('progressbar', { name: 'Creating being-made' })).toBeVisible();
});

test.each([
  ['failed', () => HttpResponse.json({ errors: ['No'] }, { status: 403 })],
  ['without a readable row', () => HttpResponse.json([7])],
  [
    'without a readable source',
    () => HttpResponse.json([{ id: 'dbi-night', source: { of: 'main' } }]),
  ],
])('snapshots whose list came %s are not told to be none', async (_how, answer) => {
  await openDatabases({
    at: `${DATABASES}dbs-main1/snapshot/`,
    prepare: ({ server }) => server.use(http.get('*/1.0/database_snapshots', answer)),
  });
  await waitFor(() => expect(screen.getByText(/^Couldn’t load the snapshots of ./)).toBeVisible());
  expect(screen.queryByText(/^No snapshots of/)).toBeNull();
  expect(screen.queryByText('No snapshots yet.')).toBeNull();
});

describe('the page of a Cloud SQL server', () => {
  test('tells host, engine, window, and how to connect', async () => {
    await open('dbs-main1/');
    await screen.findByRole('heading', { level: 1, name: 'main' });
    expect(await screen.findByText('Tuesday, 04:00 to 05:00 UTC')).toBeVisible();
    expect(await screen.findByText(/^mysql -h .+ -u admin -p$/)).toBeVisible();
    const access = within(screen.getByRole('region', { name: 'Access control' }));
    expect(await access.findByText('The web tier')).toBeVisible();
    expect(access.getByText('203.0.113.0/24')).toBeVisible();
  });

  test('one without access rules says that nobody can reach it', async () => {
    await openDatabases({
      at: `${DATABASES}dbs-main1/`,
      prepare: ({ provider: { world } }) => {
        world.database_server.patch('dbs-main1', { access: { access_control: [] } });
      },
    });
    const access = within(await screen.findByRole('region', { name: 'Access control' }));
    expect(await access.findByText('No access rules. Nothing can connect.')).toBeVisible();
  });

  test.each([
    ['dbs-creat', 'being-made', 1],
    ['dbs-faild', 'broken', 0],
    ['dbs-going', 'leaving', 0],
  ])('%s, which cannot be connected to, has no line to copy', async (id, name, cards) => {
    await open(`${id}/`);
    await screen.findByRole('heading', { level: 1, name });
    await screen.findByRole('region', { name: 'Access control' });
    expect(screen.queryByText(/^mysql -h /)).toBeNull();
    expect(
      screen.queryAllByText('Connection details appear once the server is active.'),
    ).toHaveLength(cards);
  });

  test('rules of the public API are shown too, and rules that name nobody warn', async () => {
    await open('dbs-oldv1/');
    const access = within(await screen.findByRole('region', { name: 'Access control' }));
    expect(await access.findByText('10.0.0.0/8')).toBeVisible();
  });

  test('a new password is shown once, and found nowhere afterwards', async () => {
    const { user, store } = await open('dbs-main1/');
    await user.click(await screen.findByRole('button', { name: /^Actions for main/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Reset password' }));
    const ask = await dialog();
    expect(ask.getByText(/gets a new password, shown once/)).toBeVisible();
    await user.click(ask.getByRole('button', { name: 'Reset password' }));
    expect(await screen.findByRole('heading', { name: 'Admin password of main' })).toBeVisible();
    const told = await dialog();
    const password = told.getAllByText(/^[0-9a-f]{16}$/)[0]!.textContent;
    expect(told.getByRole('button', { name: 'Copy the password' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(told.getByRole('button', { name: 'I’ve saved it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.body.textContent).not.toContain(password);
    expect(JSON.stringify(store.getState())).not.toContain(password);
    expect(JSON.stringify([sessionStorage, localStorage])).not.toContain(password);
  });

  test('a snapshot is asked for, then its details take the place of the button', async () => {
    const { user } = await open('dbs-open1/');
    await user.click(await screen.findByRole('button', { name: 'Create snapshot' }));
    await user.click((await dialog()).getByRole('button', { name: 'Create snapshot' }));
    expect(
      await screen.findByRole('heading', { name: /^Snapshot (started|is ready)$/ }),
    ).toBeVisible();
    expect((await dialog()).getByText('Snapshot of dbs-open1')).toBeVisible();
    await user.click((await dialog()).getByRole('button', { name: 'Close', hidden: false }));
  });

  test('it is only made larger, which cannot be undone', async () => {
    const { user } = await openDatabases({
      at: `${DATABASES}dbs-main1/resize/`,
      deployment: { features: { clusterIps: false, databaseResize: true } },
      prepare: ({ provider: { world } }) => {
        world.account.patch('acc-demo1', { dbs_ram_limit: 1024 });
      },
    });
    const editor = await dialog();
    // The feature is marked Beta.
    expect(editor.getByRole('heading', { name: 'Resize main (beta)' })).toBeVisible();
    expect(editor.getByText(/can’t be undone/)).toBeVisible();
    expect(await editor.findByText('This is the current type')).toBeVisible();
    expect(
      editor.getByText('Your account does not have enough Cloud SQL memory left for some types'),
    ).toBeVisible();
    expect(editor.getByText('Choose a type with more than 4 GB')).toBeVisible();
    await user.click(editor.getByRole('button', { name: 'Resize' }));
    expect(await editor.findByText('Please select a database type.')).toBeVisible();
  });

  test('what the host refuses is told inside the dialog', async () => {
    const { user } = await openDatabases({
      at: `${DATABASES}dbs-main1/resize/`,
      deployment: { features: { clusterIps: false, databaseResize: true } },
      prepare: ({ provider }) => {
        provider.world.database_server.patch('dbs-main1', { name: 'fail-capacity' });
      },
    });
    const editor = await dialog();
    await user.click(await editor.findByRole('radio', { name: /^8 GB/ }));
    await user.click(editor.getByRole('button', { name: 'Resize' }));
    expect(await editor.findByRole('alert')).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  test('without its flag it leads to support', async () => {
    const { user } = await open('dbs-main1/');
    await user.click(await screen.findByRole('button', { name: /^Actions for main/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Resize (beta)' }));
    const editor = await dialog();
    expect(await editor.findByText(/^Cloud SQL servers can’t be resized here yet/)).toBeVisible();
    expect(editor.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      expect.stringContaining('/support/?p='),
    );
  });
});

describe('creating a Cloud SQL server', () => {
  test('begins with its defaults, and shows the password of what was made once', async () => {
    const { user, router } = await open('add/');
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'orders');
    expect(screen.getByRole('combobox', { name: 'Version' })).toHaveTextContent('8.4');
    expect(screen.getByRole('option', { name: '5.7 (deprecated)' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Source' })).toHaveValue('server_group');
    await user.click(screen.getByRole('button', { name: 'Create Cloud SQL server' }));
    expect(await screen.findByRole('heading', { name: 'Admin password of orders' })).toBeVisible();
    await waitFor(() =>
      expect(router.state.location.pathname).toMatch(/\/database_servers\/dbs-\w{5}\/$/),
    );
  });

  test.each([
    ['no type', undefined, ['RAM', 'Disk', '£ a month']],
    ['one type', 2, ['RAM', 'Cores', 'Disk', '£ a month']],
  ])('where the cores of %s and no price are known', async (_which, cores, heads) => {
    await openDatabases({
      at: `${DATABASES}add/`,
      prepare: (node) => {
        withoutPrices(node);
        const { database_type: types } = node.provider.world;
        for (const [at, type] of types.all().entries()) {
          const row = { ...type };
          delete row.cores;
          types.put(at === 0 && cores !== undefined ? { ...row, cores } : row);
        }
      },
    });
    const table = within(await screen.findByRole('radiogroup', { name: 'Database type' }));
    await waitFor(() => expect(table.getAllByText('n/a')[0]).toBeVisible());
    expect(table.getAllByText('n/a')).toHaveLength(table.getAllByRole('radio').length);
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(heads);
    expect(within(screen.getByLabelText('Total')).queryByText('An hour')).toBeNull();
  });

  test('an address that is none is told at its row', async () => {
    const { user } = await open('add/');
    await user.click(await screen.findByRole('button', { name: 'Add access rule' }));
    await user.click(screen.getByRole('button', { name: 'Create Cloud SQL server' }));
    const second = within(await screen.findByRole('group', { name: 'Access rule 2' }));
    expect(await second.findByText('Provide a valid subnet in CIDR notation')).toBeVisible();
  });

  test('a snapshot of the address is chosen; a password of its answer is shown', async () => {
    const made = { id: 'dbs-night', name: 'restored', admin_password: '0123456789abcdef' };
    const { user } = await openDatabases({
      at: `${DATABASES}add/?image=dbi-night`,
      // The simulated provider answers no password for a server from a snapshot.
      prepare: ({ server }) =>
        server.use(
          http.post('*/1.0/database_servers', () => HttpResponse.json(made, { status: 202 })),
        ),
    });
    expect(await screen.findByRole('radio', { name: /^nightly/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Create Cloud SQL server' }));
    expect(await screen.findByText('0123456789abcdef')).toBeVisible();
  });

  test('where no memory is left it says so, with the way to more', async () => {
    await openDatabases({
      at: `${DATABASES}add/`,
      prepare: ({ provider: { world } }) => {
        world.account.patch('acc-demo1', { dbs_ram_limit: 1024 });
      },
    });
    expect(
      (
        await screen.findAllByText(
          'Your account does not have enough Cloud SQL memory left for any type',
        )
      )[0],
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request increase' })).toHaveAttribute(
      'href',
      '/accounts/acc-demo1/settings/increase/database_server/?more=2',
    );
  });
});
