import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { dialog, openVolumes, volumePath } from './open-volumes';

const GB = 1024 ** 3;

describe('resize', () => {
  async function open(limit?: number) {
    const page = await openVolumes({
      at: volumePath('vol-data1', 'resize'),
      prepare: ({ provider: { world } }) => {
        if (limit !== undefined) {
          world.account.patch('acc-demo1', { block_storage_limit: limit * 1024 });
        }
      },
    });
    const form = await dialog('Resize data');
    await waitFor(() => expect(form.getByText(/ of \d/)).toBeVisible());
    const resize = async (size: string) => {
      const field = form.getByRole('textbox', { name: 'Size in GB' });
      await page.user.clear(field);
      if (size !== '') await page.user.type(field, size);
      await page.user.click(form.getByRole('button', { name: 'Resize' }));
    };
    return { ...page, form, resize };
  }

  test.each([
    ['200', 'The volume is already 200GB'],
    ['100', 'Volumes can only be increased in size; volume must be at least 201GB'],
    ['lots', 'Please enter a valid size in GB'],
    ['5000', /^Please enter a valid size between 201GB and \d+GB$/],
  ])('%s is refused', async (size, message) => {
    const { form, resize, sent } = await open();
    await resize(size);
    expect(await form.findByText(message)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('it grows: from and to in bytes, said to be permanent', async () => {
    const { form, resize, provider, router } = await open();
    expect(form.getByText(/This can’t be undone: a volume can only grow/)).toBeVisible();
    expect(form.getByText('Currently 200 GB, at most 524 GB.')).toBeVisible();
    await resize('240');
    await waitFor(() => expect(router.state.location.pathname).toBe(volumePath('vol-data1')));
    expect(provider.world.volume.need('vol-data1').size).toBe(240 * GB);
  });

  test('the price and what is left follow what is typed', async () => {
    const { form, user } = await open();
    const size = form.getByRole('textbox', { name: 'Size in GB' });
    await user.clear(size);
    await user.type(size, '300');
    expect(await form.findByText('£30.00')).toBeVisible();
    expect(form.getByText('224 GB of 1 TB')).toBeVisible();
    await user.clear(size);
    await user.type(size, '199');
    expect(form.queryByText(/^£/)).toBeNull();
  });

  test('a full allocation is said, with the way to more', async () => {
    const { form } = await open(1);
    expect(
      await form.findByText('Your account is using its full Block Storage allocation'),
    ).toBeVisible();
    expect(form.getByRole('link', { name: 'Request increase' })).toBeVisible();
  });

  test('one that is as large as can be says so', async () => {
    await openVolumes({
      at: volumePath('vol-free2', 'resize'),
      prepare: ({ provider: { world } }) => {
        world.volume.patch('vol-free2', { size: 4096 * GB });
      },
    });
    const form = await dialog('Resize spare');
    expect(form.getByText('This volume is already at the maximum size')).toBeVisible();
  });
});

describe('copy', () => {
  test('leads to the copy', async () => {
    const { user, router } = await openVolumes({ at: volumePath('vol-free2', 'copy') });
    const form = await dialog('Copy spare');
    await user.type(form.getByRole('textbox', { name: /Name of the copy/ }), 'second');
    await user.click(form.getByRole('button', { name: 'Copy volume' }));
    await screen.findByRole('heading', { level: 1, name: 'second' });
    expect(router.state.location.pathname).toMatch(/\/volumes\/vol-\w{5}\/$/);
    expect(router.state.location.pathname).not.toContain('vol-free2');
  });

  test.each([
    [0, 'Your account is using its full Block Storage allocation'],
    [100, 'Your account does not have enough Block Storage left for a copy'],
  ])('with %d GB left, %s, and Request increase', async (left, reason) => {
    await openVolumes({
      at: volumePath('vol-data1', 'copy'),
      prepare: ({ provider: { world } }) => {
        // 700 GB of it are taken.
        world.account.patch('acc-demo1', { block_storage_limit: (700 + left) * 1024 });
      },
    });
    const form = await dialog('Copy data');
    expect(await form.findByText(reason)).toBeVisible();
    expect(form.getByRole('link', { name: 'Request increase' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/settings\/increase\/block_storage\/\?more=200$/),
    );
    expect(form.queryByRole('button', { name: 'Copy volume' })).toBeNull();
  });

  test('one that is being made is no question of limits', async () => {
    await openVolumes({ at: volumePath('vol-creat', 'copy') });
    const form = await dialog('Copy copying');
    expect(await form.findByText('This volume is still being created')).toBeVisible();
    expect(form.queryByRole('link', { name: 'Request increase' })).toBeNull();
  });
});

describe('the fields of a volume', () => {
  test('its name, in the place of the title', async () => {
    const { user, provider, router } = await openVolumes({ at: volumePath('vol-free2', 'name') });
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'kept');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(volumePath('vol-free2')));
    expect(provider.world.volume.need('vol-free2').name).toBe('kept');
  });

  test('its description', async () => {
    const { user, provider } = await openVolumes({ at: volumePath('vol-free2', 'description') });
    const form = await dialog('Description');
    await user.type(form.getByRole('textbox', { name: /Description/ }), 'For later');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(provider.world.volume.need('vol-free2').description).toBe('For later'),
    );
  });

  test('its serial, by the pattern', async () => {
    const { user, provider } = await openVolumes({ at: volumePath('vol-free2', 'serial') });
    const form = await dialog('Serial');
    const serial = form.getByRole('textbox', { name: 'Serial' });
    await user.clear(serial);
    await user.type(serial, 'no spaces');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Please enter a valid volume serial')).toBeVisible();
    await user.clear(serial);
    await user.type(serial, 'spare-1');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(provider.world.volume.need('vol-free2').serial).toBe('spare-1'));
  });

  test('not the serial of an attached one', async () => {
    await openVolumes({ at: volumePath('vol-data1', 'serial') });
    const form = await dialog('Serial');
    expect(
      form.getByText('The serial cannot be changed while the volume is attached'),
    ).toBeVisible();
  });

  test('whether it goes with its server', async () => {
    const { user, provider } = await openVolumes({
      at: volumePath('vol-data1', 'delete_with_server'),
    });
    const form = await dialog('Delete with server');
    await user.click(form.getByRole('checkbox', { name: /together with its server/ }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(provider.world.volume.need('vol-data1').delete_with_server).toBe(true),
    );
  });

  test('what the provider refuses of that is shown at the box', async () => {
    const { user, server } = await openVolumes({
      at: volumePath('vol-data1', 'delete_with_server'),
    });
    const message = 'Delete with server is invalid';
    const body = { error_name: 'invalid_resource', errors: [message] };
    server.use(http.put('*/volumes/vol-data1', () => HttpResponse.json(body, { status: 422 })));
    const form = await dialog('Delete with server');
    await user.click(form.getByRole('checkbox', { name: /together with its server/ }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(message)).toBeVisible();
  });

  test('a local one always does', async () => {
    const page = await openVolumes({
      at: volumePath('vol-free2', 'delete_with_server'),
      prepare: ({ provider: { world } }) => {
        world.volume.patch('vol-free2', { storage_type: 'local' });
      },
    });
    const form = await dialog('Delete with server');
    expect(form.getByText("Local storage volumes can't be managed independently")).toBeVisible();
    expect(page.sent()).toEqual([]);
  });
});
