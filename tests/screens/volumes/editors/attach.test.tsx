import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { selectToasts } from '@/store/toasts/toasts-slice';
import type { ScreenOptions } from '../../open-screens';
import { dialog, openVolumes, serverPath, volumePath } from '../open-volumes';

async function openAttach(id: string, name: string, options: Partial<ScreenOptions> = {}) {
  const page = await openVolumes({ at: volumePath(id, 'attach'), ...options });
  const form = await dialog(`Attach ${name}`);
  await form.findAllByRole('radio');
  const option = (words: RegExp) => form.getByRole('radio', { name: words });
  return { ...page, form, option };
}

const inactive: ScreenOptions['prepare'] = ({ provider: { world } }) => {
  world.server.patch('srv-nbs01', { status: 'inactive' });
};

describe('which servers can take a volume', () => {
  test('each that cannot says why', async () => {
    const { option, form, user } = await openAttach('vol-free2', 'spare');
    await user.click(form.getByRole('button', { name: /^Show all/ }));
    expect(option(/^storage-node/)).not.toHaveAttribute('aria-disabled');
    for (const [name, reason] of [
      [/^web-1/, 'Volumes can only be attached to servers using network storage'],
      [/^six-pack/, 'A server can have at most 6 volumes'],
      [/^build-box/, 'This server is locked; unlock it first'],
    ] as const) {
      expect(option(name)).toHaveAttribute('aria-disabled', 'true');
      expect(option(name).closest('label')).toHaveTextContent(reason);
    }
  });

  test('the focus is where one can choose, as soon as what can be chosen is read', async () => {
    const slow: ScreenOptions['prepare'] = ({ server }) =>
      server.use(http.get('*/servers', () => delay(200)));
    const { form } = await openAttach('vol-free2', 'spare', { prepare: slow });
    expect(form.getByRole('searchbox')).toHaveFocus();
  });

  test('another zone', async () => {
    const { option } = await openAttach('vol-free1', 'scratch');
    expect(option(/^storage-node/).closest('label')).toHaveTextContent(
      'The volume and the server are in different zones',
    );
  });

  test('an equal serial', async () => {
    const { option } = await openAttach('vol-free2', 'spare', {
      prepare: ({ provider: { world } }) => {
        world.volume.patch('vol-free2', { serial: 'data-1' });
      },
    });
    await waitFor(() =>
      expect(option(/^storage-node/).closest('label')).toHaveTextContent(
        'Another volume of the server has the same serial',
      ),
    );
  });

  test('a volume that is attached already cannot be chosen for', async () => {
    await openVolumes({ at: volumePath('vol-data1', 'attach') });
    const form = await dialog('Attach data');
    expect(form.getByText('This volume is attached; detach it first')).toBeVisible();
  });
});

test('while the answer is awaited the volume is told to be attaching', async () => {
  const { user, option, form, store } = await openAttach('vol-free2', 'spare', {
    prepare: ({ server }) => server.use(http.post('*/attach', () => delay('infinite'))),
  });
  await user.click(option(/^storage-node/));
  await user.click(form.getByRole('button', { name: 'Attach' }));
  await waitFor(() =>
    expect(store.getState().calls.calls).toMatchObject([
      { title: 'Attach', about: 'spare', doing: 'attaching', status: 'running' },
    ]),
  );
});

const refuse = () => HttpResponse.json({ errors: ['Not now'] }, { status: 403 });

test.each([
  ['servers', volumePath('vol-free2', 'attach'), 'Attach spare', 'Cloud Servers'],
  ['volumes', serverPath('srv-nbs01', 'attach'), /^Attach a volume/, 'Volumes'],
])('%s that could not be read are not said to be none', async (path, at, name, words) => {
  await openVolumes({
    at,
    prepare: ({ server }) => server.use(http.get(`*/1.0/${path}`, refuse)),
  });
  const form = await dialog(name);
  const failure = `Error accessing ${words}, please check your network connection`;
  await waitFor(() => expect(form.getByRole('heading', { name: failure })).toBeVisible());
  expect(form.queryByText(/^(You don't currently have|No unattached volumes)/)).toBeNull();
});

describe('attaching', () => {
  test('nothing is sent until a server is chosen', async () => {
    const { form, user, sent } = await openAttach('vol-free2', 'spare');
    await user.click(form.getByRole('button', { name: 'Attach' }));
    expect(await form.findByText('Please select a Cloud Server')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('the event opens the dialog in the tab that asked for it', async () => {
    const { form, option, user, provider, store } = await openAttach('vol-free2', 'spare');
    await user.click(option(/^storage-node/));
    await user.click(form.getByRole('button', { name: 'Attach' }));
    const told = await dialog('Volume Attached');
    expect(told.getByText(/spare is attached to storage-node/)).toBeVisible();
    for (const line of [
      '/dev/disk/by-id/virtio-vol-free2',
      'sudo mount /dev/disk/by-id/virtio-vol-free2 /mnt/vol-free2',
    ]) {
      expect(told.getByText(line)).toBeVisible();
    }
    expect(told.getAllByRole('button', { name: /^Copy / })).toHaveLength(3);
    expect(told.getByRole('link', { name: 'View Cloud Server' })).toBeVisible();
    expect(provider.world.volume.need('vol-free2')).toMatchObject({
      server: 'srv-nbs01',
      boot: false,
    });
    expect(selectToasts(store.getState())).toEqual([]);
    await user.click(told.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('as the boot volume only of a server that is not active', async () => {
    const { form, option, user } = await openAttach('vol-free2', 'spare');
    expect(form.getByRole('checkbox', { name: 'Make it the boot volume' })).toBeDisabled();
    await user.click(option(/^storage-node/));
    const boot = form.getByRole('checkbox', { name: 'Make it the boot volume' });
    expect(boot).toBeDisabled();
    expect(boot).not.toBeChecked();
    expect(boot).toHaveAccessibleDescription(
      "The boot volume can't be changed while the Cloud Server is active",
    );
  });

  test('an inactive one starts from it', async () => {
    const { form, option, user, provider } = await openAttach('vol-free2', 'spare', {
      prepare: inactive,
    });
    await user.click(option(/^storage-node/));
    await user.click(form.getByRole('checkbox', { name: 'Make it the boot volume' }));
    await user.click(form.getByRole('button', { name: 'Attach' }));
    await dialog('Volume Attached');
    expect(provider.world.volume.need('vol-free2').boot).toBe(true);
  });

  test('a boot volume that the provider refuses is reported at the box', async () => {
    const { form, option, user, server } = await openAttach('vol-free2', 'spare', {
      prepare: inactive,
    });
    const body = { error_name: 'invalid_resource', errors: ['Boot is invalid'] };
    server.use(http.post('*/vol-free2/attach', () => HttpResponse.json(body, { status: 422 })));
    await user.click(option(/^storage-node/));
    await user.click(form.getByRole('checkbox', { name: 'Make it the boot volume' }));
    await user.click(form.getByRole('button', { name: 'Attach' }));
    expect(await form.findByText('Boot is invalid')).toBeVisible();
  });

  test('a host without support for volumes: Attach Volume Failed', async () => {
    const { form, user } = await openAttach('vol-free2', 'spare', {
      prepare: ({ provider: { world } }) => {
        world.server.patch('srv-nbs01', { name: 'fail-host' });
      },
    });
    await user.click(form.getByRole('radio', { name: /^fail-host/ }));
    await user.click(form.getByRole('button', { name: 'Attach' }));
    const told = await dialog('Attach Volume Failed');
    expect(told.getByText(/does not support block storage volumes/)).toBeVisible();
    const support = told.getByRole('link', { name: 'Contact support' });
    const address = new URL(support.getAttribute('href') ?? '', 'https://panel.example.com');
    expect(address.pathname).toBe('/accounts/acc-demo1/support/');
    expect(address.searchParams.get('p')).toContain('vol-free2');
    // Shown once: the form underneath keeps what was chosen and says nothing.
    await user.click(told.getByRole('button', { name: 'Not now' }));
    expect(form.getByRole('radio', { name: /^fail-host/ })).toBeChecked();
    expect(screen.queryByText(/API error/)).toBeNull();
  });
});

describe('seen from the server', () => {
  test('its page leads there, and offers what is attached to nothing', async () => {
    const { user, provider, router } = await openVolumes({ at: serverPath('srv-nbs01') });
    await screen.findByRole('link', { name: 'data' });
    const [attach] = screen.getAllByRole('link', { name: 'Attach volume' });
    await user.click(attach!);
    const form = await dialog('Attach a volume to storage-node');
    const spare = await form.findByRole('radio', { name: /^spare/ });
    expect(form.getByRole('radio', { name: /^scratch/ }).closest('label')).toHaveTextContent(
      'The volume and the server are in different zones',
    );
    expect(form.getByRole('radio', { name: /^ledger/ }).closest('label')).toHaveTextContent(
      'This volume is locked; unlock it first',
    );
    await user.click(form.getByRole('button', { name: 'Attach' }));
    expect(await form.findByText('Please select a volume')).toBeVisible();
    await user.click(spare);
    await user.click(form.getByRole('button', { name: 'Attach' }));
    const told = await dialog('Volume Attached');
    expect(provider.world.volume.need('vol-free2').server).toBe('srv-nbs01');
    expect(router.state.location.pathname).toBe(serverPath('srv-nbs01'));
    expect(told.queryByRole('link', { name: 'View Cloud Server' })).toBeNull();
  });

  test.each([
    ['is not there', 'vol-zzzzz'],
    ['is attached to another server', 'vol-six01'],
    ['is attached to none', 'vol-free2'],
  ])('a volume that %s is not found over its page', async (_what, id) => {
    const { router, user } = await openVolumes({
      at: serverPath('srv-nbs01', `volume_resize/${id}/`),
    });
    const told = await dialog('Not found');
    expect(told.getByText(id).closest('p')).toHaveTextContent(
      `There’s no volume ${id} attached to this server. It may have been detached or deleted.`,
    );
    await user.click(told.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(serverPath('srv-nbs01')));
  });

  test('a volume of it is resized over its page', async () => {
    const { user, provider, router } = await openVolumes({
      at: serverPath('srv-nbs01', 'volume_resize/vol-data1/'),
    });
    const form = await dialog('Resize data');
    const size = form.getByRole('textbox', { name: 'Size in GB' });
    await user.clear(size);
    await user.type(size, '250');
    await user.click(form.getByRole('button', { name: 'Resize' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(serverPath('srv-nbs01')));
    expect(provider.world.volume.need('vol-data1').size).toBe(250 * 1024 ** 3);
  });
});
