import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { selectRecordStatus } from '@/store/resources/resources-selectors';
import type { ScreenOptions } from '../open-screens';
import { withoutPrices } from '../without-prices';
import { dialog, fact, openVolumes, volumePath, VOLUMES } from './open-volumes';

async function openDetail(id: string, name: string, options: Partial<ScreenOptions> = {}) {
  const page = await openVolumes({ at: volumePath(id), ...options });
  await screen.findByRole('heading', { level: 1, name });
  await waitFor(() =>
    expect(selectRecordStatus(page.store.getState(), 'volume', id).full).toBe(true),
  );
  return page;
}
const setting = (label: string) => fact('Settings', label);
const menu = async (user: Awaited<ReturnType<typeof openVolumes>>['user'], name: string) => {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  return within(await screen.findByRole('menu'));
};

/** The line of the cost card. */
const cost = () => screen.getByText('Volume', { selector: 'dt' }).closest('div');

describe('what the page of a volume tells', () => {
  test('every field', async () => {
    await openDetail('vol-data1', 'data');
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(crumbs).getByRole('link', { name: 'Volumes' })).toHaveAttribute('href', VOLUMES);
    expect(within(crumbs).getByText('data')).toHaveAttribute('aria-current', 'page');
    expect(setting('Size')).toHaveTextContent('200 GB');
    expect(setting('Storage type')).toHaveTextContent('Block Storage');
    expect(setting('Zone')).toHaveTextContent('Zone A (gb1-a)');
    expect(setting('Boot')).toHaveTextContent('no');
    expect(setting('Filesystem')).toHaveTextContent('ext4, labelled data');
    expect(setting('Serial')).toHaveTextContent('data-1');
    expect(setting('Delete with server')).toHaveTextContent('no');
    expect(setting('Encrypted')).toHaveTextContent('no');
    expect(setting('Description')).toHaveTextContent('Everything that must outlive the server');
    const server = within(screen.getByRole('region', { name: 'Server' }));
    expect(server.getByRole('link', { name: 'storage-node' })).toBeVisible();
  });

  test('read and write charts of its bytes and its IO', async () => {
    await openDetail('vol-data1', 'data');
    const metrics = within(screen.getByRole('region', { name: 'Metrics' }));
    expect(await metrics.findByRole('button', { name: /^Read .*B\/s$/ })).toBeVisible();
    expect(metrics.getByRole('button', { name: /^Write .* IOPS$/ })).toBeVisible();
  });

  test.each([
    ['vol-free2', 'spare', 'the volume is not attached'],
    ['vol-data1', 'data', 'its server is not running'],
  ])('%s, which nothing reads or writes, says so in one line', async (id, name, why) => {
    await openDetail(id, name, {
      prepare: ({ provider }) => provider.world.server.patch('srv-nbs01', { status: 'inactive' }),
    });
    const metrics = within(screen.getByRole('region', { name: 'Metrics' }));
    expect(await metrics.findByText(`No data for the last hour: ${why}`)).toBeVisible();
    expect(metrics.queryByRole('figure')).toBeNull();
  });

  test('the source follows from source_type: a blank volume has none, whatever image it names', async () => {
    await openDetail('vol-data1', 'data');
    expect(setting('Source')).toHaveTextContent(/^Blank$/);
  });

  test('the source of a bootable one is its image', async () => {
    await openDetail('vol-boot1', 'storage-node root');
    expect(setting('Source')).toHaveTextContent(/^Image /);
    expect(within(setting('Source') as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('/images/img-ubu24/'),
    );
  });

  test('the source of a copy is its volume', async () => {
    await openDetail('vol-free2', 'spare', {
      prepare: ({ provider }) =>
        void provider.world.volume.patch('vol-free2', {
          source: 'vol-data1',
          source_type: 'volume',
        }),
    });
    expect(setting('Source')).toHaveTextContent(/^Volume /);
    expect(within(setting('Source') as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      volumePath('vol-data1'),
    );
  });

  test('the cost by the GB, and where it is not known, why', async () => {
    await openDetail('vol-data1', 'data');
    await waitFor(() => expect(cost()).toHaveTextContent(/^Volume £0\.0274 an hour£20\.00$/));
  });

  test('without a price list it says n/a, and why', async () => {
    await openDetail('vol-data1', 'data', {
      prepare: withoutPrices,
    });
    await waitFor(() =>
      expect(cost()).toHaveTextContent(
        'n/aPricing information for this item is currently unavailable.',
      ),
    );
  });

  test('a field that even the full record lacks is a dash, no shape that never fills', async () => {
    const { user, router } = await openDetail('vol-data1', 'data', {
      prepare: ({ server }) => {
        server.use(
          http.get('*/1.0/volumes/vol-data1', () =>
            HttpResponse.json({
              id: 'vol-data1',
              resource_type: 'volume',
              name: 'data',
              status: 'detached',
              size: 200 * 1024 ** 3,
            }),
          ),
        );
      },
    });
    for (const label of ['Serial', 'Boot', 'Filesystem', 'Delete with server', 'Encrypted']) {
      expect(setting(label)).toHaveTextContent(/^–$/);
    }
    expect(setting('Size')).toHaveTextContent('200 GB');
    // Its editor cannot begin with what is not known.
    await user.click(screen.getByRole('link', { name: 'Edit Serial' }));
    const told = await dialog('Serial');
    expect(told.getByText(/the provider doesn’t send its current value$/)).toBeVisible();
    await user.click(told.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(volumePath('vol-data1')));
  });

  test('a volume that is not there is not found', async () => {
    await openVolumes({ at: volumePath('vol-zzzzz') });
    expect(await screen.findByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
    expect(screen.getByText(/We couldn’t find volume/)).toHaveTextContent('vol-zzzzz');
  });

  test.each([
    ['vol-faild', 'unmade', 'This volume has failed'],
    ['vol-going', 'leaving', 'This volume is being deleted'],
    ['vol-lock1', 'ledger', 'This volume is locked'],
  ])('%s says what is the matter', async (id, name, words) => {
    await openDetail(id, name);
    expect(screen.getByText(words, { selector: 'strong' })).toBeVisible();
  });

  test('one that is being made has a bar', async () => {
    await openDetail('vol-creat', 'copying');
    expect(screen.getByRole('progressbar', { name: 'Creating copying' })).toBeVisible();
  });
});

describe('what of it can be edited', () => {
  const LOCAL = "Local storage volumes can't be managed independently";
  const disabledReason = (label: string, reason: string) =>
    expect(screen.getByRole('button', { name: `Edit ${label}` })).toHaveAccessibleDescription(
      reason,
    );
  const leads = (label: string) => screen.queryByRole('link', { name: `Edit ${label}` });

  test('a local volume is neither resized nor made to stay, and says why', async () => {
    await openDetail('vol-data1', 'data', {
      prepare: ({ provider: { world } }) => {
        world.volume.patch('vol-data1', { storage_type: 'local' });
      },
    });
    disabledReason('Size', LOCAL);
    disabledReason('Delete with server', LOCAL);
    expect(leads('Size')).toBeNull();
    expect(leads('Delete with server')).toBeNull();
    expect(screen.getByRole('link', { name: 'Rename' })).toBeVisible();
    expect(leads('Description')).toBeVisible();
  });

  test('the serial of an attached volume stays, and says why', async () => {
    await openDetail('vol-data1', 'data');
    disabledReason('Serial', 'The serial cannot be changed while the volume is attached');
    expect(leads('Size')).toBeVisible();
    expect(leads('Delete with server')).toBeVisible();
  });

  test('of a detached volume on block storage everything can be', async () => {
    await openDetail('vol-free2', 'spare');
    for (const label of ['Size', 'Serial', 'Delete with server', 'Description']) {
      expect(leads(label)).toBeVisible();
    }
  });

  test('of one that is going nothing can be', async () => {
    await openDetail('vol-going', 'leaving');
    disabledReason('Serial', 'This volume is being deleted');
    expect(screen.queryByRole('link', { name: 'Rename' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Rename' })).toHaveAccessibleDescription(
      'This volume is being deleted',
    );
  });
});

describe('what can be done to it there', () => {
  test('a data volume is detached once its server is off', async () => {
    const { user, provider } = await openDetail('vol-data1', 'data', {
      prepare: ({ provider: { world } }) => {
        world.server.patch('srv-nbs01', { status: 'inactive' });
      },
    });
    await user.click(screen.getByRole('button', { name: 'Detach' }));
    const asked = await dialog('Detach data?');
    await user.click(asked.getByRole('button', { name: 'Detach' }));
    await waitFor(() => expect(provider.world.volume.need('vol-data1').status).toBe('detached'));
    expect(await screen.findByRole('link', { name: 'Attach volume' })).toBeVisible();
    expect(screen.getByText('Not attached to any server.')).toBeVisible();
  });

  test('one that may be detached can be looked for where it was sent, and is not sent again', async () => {
    const { user, server, asked } = await openDetail('vol-data1', 'lost', {
      dials: { events: 'off' },
      prepare: ({ provider: { world } }) => {
        world.server.patch('srv-nbs01', { status: 'inactive' });
        world.volume.patch('vol-data1', { name: 'lost' });
      },
    });
    await user.click(screen.getByRole('button', { name: 'Detach' }));
    const question = await dialog('Detach lost?');
    server.use(http.get('*/volumes/vol-data1', () => new HttpResponse(null, { status: 500 })));
    await user.click(question.getByRole('button', { name: 'Detach' }));
    expect(await question.findByRole('button', { name: 'Send again' })).toBeVisible();
    server.resetHandlers();
    await user.click(question.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Not attached to any server.')).toBeVisible();
    expect(asked.filter((call) => call.endsWith('/detach'))).toHaveLength(1);
  });

  test('while the server is active it says why not', async () => {
    await openDetail('vol-data1', 'data');
    expect(screen.getByRole('button', { name: 'Detach' })).toHaveAccessibleDescription(
      'A volume cannot be detached while the Cloud Server is active',
    );
  });

  test('it becomes the boot volume of an inactive server', async () => {
    const { user, provider } = await openDetail('vol-data1', 'data', {
      prepare: ({ provider: { world } }) => {
        world.server.patch('srv-nbs01', { status: 'inactive' });
      },
    });
    await user.click(screen.getByRole('button', { name: 'Make boot volume' }));
    const asked = await dialog('Make boot volume data?');
    await user.click(asked.getByRole('button', { name: 'Make boot volume' }));
    await waitFor(() => expect(provider.world.volume.need('vol-data1').boot).toBe(true));
    expect(provider.world.volume.need('vol-boot1').boot).toBe(false);
    expect(await screen.findByText('The server starts from this volume.')).toBeVisible();
  });

  test('an image is made of what is on it: always x86_64', async () => {
    const { user, sent, provider } = await openDetail('vol-free2', 'spare');
    const before = new Set(provider.world.image.all().map(({ id }) => id));
    await user.click((await menu(user, 'spare')).getByRole('menuitem', { name: /^Create image/ }));
    const asked = await dialog('Create image from volume spare?');
    await user.click(asked.getByRole('button', { name: 'Create image from volume' }));
    await waitFor(() => expect(sent()).toContain('POST /1.0/images'));
    const made = () => provider.world.image.all().filter(({ id }) => !before.has(id));
    await waitFor(() => expect(made()).toMatchObject([{ arch: 'x86_64' }]));
  });

  test('a deleted one leads back to the list', async () => {
    const { user, router } = await openDetail('vol-free2', 'spare');
    await user.click((await menu(user, 'spare')).getByRole('menuitem', { name: 'Delete' }));
    const asked = await dialog('Delete spare?');
    await user.type(asked.getByRole('textbox'), 'delete');
    await user.click(asked.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(VOLUMES));
  });
});
