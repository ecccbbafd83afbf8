import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { selectList, selectRecordStatus } from '@/store/resources/resources-selectors';
import { createSentNotes } from '@/store/sent/sent-notes';
import { dropSent, keepSent, type Sent } from '@/store/sent/sent-storage';
import type { ScreenOptions } from '../open-screens';
import { fact, openVolumes, VOLUMES } from './open-volumes';

const GB = 1024 ** 3;

async function openAdd(options: Partial<ScreenOptions> = {}) {
  const page = await openVolumes({ at: `${VOLUMES}add/`, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Create volume' });
  await waitFor(() =>
    expect(selectRecordStatus(page.store.getState(), 'account', 'acc-demo1').full).toBe(true),
  );
  const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
  const fill = async (name: RegExp | string, text: string) => {
    await page.user.clear(field(name));
    if (text !== '') await page.user.type(field(name), text);
  };
  const create = () => page.user.click(screen.getByRole('button', { name: 'Create volume' }));
  const made = () => {
    const id = /vol-\w{5}/.exec(page.router.state.location.pathname)?.[0] ?? '';
    return page.provider.world.volume.need(id);
  };
  return { ...page, fill, create, made };
}

test.each([
  ['', 'Please enter a valid size in GB'],
  ['forty', 'Please enter a valid size in GB'],
  ['39', 'Volumes must be at least 40GB'],
  ['5000', /^Please enter a valid size between 40GB and \d+GB$/],
])('a size of "%s" is refused', async (size, message) => {
  const { fill, create, sent } = await openAdd();
  await fill('Size in GB', size);
  await create();
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent()).toEqual([]);
});

test.each(['thirteen-char', 'with space'])('the label "%s" is refused', async (label) => {
  const { fill, create } = await openAdd();
  await fill(/Filesystem label/, label);
  await create();
  expect(await screen.findByText('Please enter a valid filesystem label')).toBeVisible();
});

test('no filesystem allows no label', async () => {
  const { user, fill } = await openAdd();
  await fill(/Filesystem label/, 'data');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filesystem' }), 'None');
  const label = screen.getByRole('textbox', { name: /Filesystem label/ });
  expect(label).toHaveAttribute('aria-disabled', 'true');
  expect(label).toHaveAccessibleDescription('A label needs a filesystem.');
  await user.type(label, 'data');
  expect(label).toHaveValue('');
});

test('a zone without block storage cannot be chosen', async () => {
  await openAdd({
    deployment: { limits: { volume: { minimum: 40, maximum: 4096, zonesWithout: ['gb1-b'] } } },
  });
  const zone = (name: string) => screen.findByRole('option', { name });
  expect(await zone('Zone A (gb1-a)')).toBeEnabled();
  expect(await zone('Zone B (gb1-b) – no Block Storage')).toBeDisabled();
});

test('the serial follows its pattern', async () => {
  const { fill, create } = await openAdd();
  await fill(/^Serial/, 'twenty-one-characters');
  await create();
  expect(await screen.findByText('Please enter a valid volume serial')).toBeVisible();
});

test.each([
  ['Encrypted is invalid', 'Encrypt the volume'],
  ['Delete with server is invalid', 'Delete it together with its server'],
])("the provider's refusal stands at its box: %s", async (message, name) => {
  const { create, server } = await openAdd();
  const body = { error_name: 'invalid_resource', errors: [message] };
  server.use(http.post('*/volumes', () => HttpResponse.json(body, { status: 422 })));
  await create();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('checkbox', { name })).toHaveAccessibleDescription(RegExp(message));
});

test('the summary follows: price, and what is left of the allocation', async () => {
  const { fill } = await openAdd();
  await waitFor(() => expect(fact('Summary', 'A month')).toHaveTextContent('£4.00'));
  await fill('Size in GB', '100');
  expect(fact('Summary', 'Size')).toHaveTextContent('100 GB');
  expect(fact('Summary', 'A month')).toHaveTextContent('£10.00');
  expect(fact('Summary', 'Block Storage left')).toHaveTextContent(/^\d+ GB of 1 TB$/);
  await fill('Size in GB', '39');
  expect(fact('Summary', 'A month')).toHaveTextContent('–');
});

test('a blank volume with its filesystem, and on to its page', async () => {
  const { user, fill, create, made } = await openAdd();
  await fill(/^Name/, 'archive');
  await fill('Size in GB', '60');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filesystem' }), 'xfs');
  await fill(/Filesystem label/, 'arch');
  await user.click(screen.getByRole('checkbox', { name: 'Encrypt the volume' }));
  await create();
  await screen.findByRole('heading', { level: 1, name: 'archive' });
  expect(made()).toMatchObject({
    size: 60 * GB,
    filesystem_type: 'xfs',
    filesystem_label: 'arch',
    encrypted: true,
  });
});

test('everything but the size is optional', async () => {
  const { create, made } = await openAdd();
  await create();
  await waitFor(() => expect(made()).toMatchObject({ size: 40 * GB, filesystem_type: 'ext4' }));
});

test('from an image: one must be chosen, and it must fit', async () => {
  const { user, create } = await openAdd({
    prepare: ({ provider: { world } }) => {
      world.image.patch('img-avail', { virtual_size: 50 * 1024 });
    },
  });
  await user.click(screen.getByRole('button', { name: 'From an image' }));
  await screen.findAllByRole('radio');
  await create();
  expect(await screen.findByText('Please select an image')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search image' }), 'golden');
  await user.click(screen.getByRole('radio', { name: /^golden-web/ }));
  expect(
    await screen.findByText('The selected image needs a volume of at least 50GB'),
  ).toBeVisible();
});

test('images that could not be read are not said to be none', async () => {
  const { user } = await openAdd({
    prepare: ({ server }) =>
      server.use(
        http.get('*/images', () => HttpResponse.json({ errors: ['Not now'] }, { status: 403 })),
      ),
  });
  await user.click(screen.getByRole('button', { name: 'From an image' }));
  const failure = 'Error accessing Server Images, please check your network connection';
  await waitFor(() => expect(screen.getByRole('heading', { name: failure })).toBeVisible());
  expect(screen.queryByText('No images available')).toBeNull();
});

test('with a full allocation nothing can be made, and the way to more is shown', async () => {
  await openAdd({
    prepare: ({ provider: { world } }) => {
      world.account.patch('acc-demo1', { block_storage_limit: 1024 });
    },
  });
  const full = 'Your account is using its full Block Storage allocation';
  const create = await screen.findByRole('button', { name: 'Create volume', description: full });
  expect(create).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('link', { name: 'Request increase' })).toBeVisible();
});

test('a pending account is told to activate', async () => {
  await openAdd({
    prepare: ({ provider: { world } }) => {
      world.account.patch('acc-demo1', { status: 'pending', card: null });
    },
  });
  const description = 'Activate your account by adding card details';
  const create = await screen.findByRole('button', { name: 'Create volume', description });
  expect(create).toHaveAttribute('aria-disabled', 'true');
});

test('the largest size it names is what the account has left', async () => {
  await openAdd({
    prepare: ({ provider: { world } }) => {
      // 700 GB of it are taken.
      world.account.patch('acc-demo1', { block_storage_limit: 800 * 1024 });
    },
  });
  expect(screen.getByRole('textbox', { name: 'Size in GB' })).toHaveAccessibleDescription(
    /^From 40 to 100 GB\./,
  );
});

test('it stands below the list, and Cancel leads back there', async () => {
  const { user, router } = await openAdd();
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'Volumes' })).toHaveAttribute('href', VOLUMES);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(VOLUMES));
});

const SENT =
  /^‘Create volume’(?: for ‘data’)? was sent at \d+:\d\d. It may have gone through. Check before/u;

/** Opens the form after a press whose answer was lost, without news of volumes. */
async function openLost() {
  const network = { isBroken: false };
  const page = await openAdd({
    prepare: ({ server }) =>
      server.use(
        http.get('*/volumes', () =>
          network.isBroken ? HttpResponse.json({ errors: ['No'] }, { status: 403 }) : undefined,
        ),
        http.post('*/volumes', () => (network.isBroken ? HttpResponse.error() : undefined)),
      ),
  });
  await waitFor(() =>
    expect(selectList(page.store.getState(), 'volume', 'acc-demo1').status).toBe('loaded'),
  );
  network.isBroken = true;
  await page.create();
  await screen.findByRole('button', { name: 'Check again' });
  return { ...page, network };
}

test('one without a known end can be looked for again, and sent again once that shows nothing', async () => {
  const { user, router, network, create, sent } = await openLost();
  expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create volume' })).toBeNull();
  expect(screen.queryByText(SENT)).toBeNull();
  network.isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(
    await screen.findByText('It didn’t go through. You can retry', {
      exact: false,
    }),
  ).toBeVisible();
  await create();
  await waitFor(() => expect(router.state.location.pathname).toMatch(/vol-\w{5}\/$/u));
  expect(sent()).toEqual(['POST /1.0/volumes', 'POST /1.0/volumes']);
});

test('after a way back it still has no such press, and can be looked for', async () => {
  const { user, router, network, sent } = await openLost();
  await act(async () => void router.navigate(VOLUMES));
  await screen.findByRole('heading', { level: 1, name: 'Volumes' });
  await act(async () => void router.navigate(`${VOLUMES}add/`));
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create volume' })).toBeNull();
  network.isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(/It didn’t go through\. You can retry/u)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Create volume' })).toBeVisible();
  expect(sent()).toEqual(['POST /1.0/volumes']);
});

/** Notes of another window. */
const others = createSentNotes();

/** Opens the form after another window, or this one before a reload, has sent something. */
function openSent(note: Partial<Sent> = {}) {
  keepSent(others, 'usr-demo1', `${VOLUMES}add/`, { id: 'task', at: Date.now(), ...note });
  return openAdd();
}

test('nor has it in another window or after a reload, until somebody says that it is settled', async () => {
  const { user } = await openSent();
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create volume' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByRole('button', { name: 'Create volume' })).toBeVisible();
  expect(screen.queryByText(SENT)).toBeNull();
});

test('the window that knows its end tells the others', async () => {
  await openSent();
  expect(await screen.findByText(SENT)).toBeVisible();
  dropSent(others, 'usr-demo1', `${VOLUMES}add/`, { id: 'task' });
  act(() => void dispatchEvent(new StorageEvent('storage')));
  expect(await screen.findByRole('button', { name: 'Create volume' })).toBeVisible();
  expect(screen.queryByText(SENT)).toBeNull();
});

/** Look-up of the volume; there was none of the name before. */
const LOOK = { kind: 'volume', name: 'data', before: [] } as const;

test('before two minutes have gone nothing can tell that it was not done', async () => {
  await openSent({ at: Date.now() - 100_000, look: LOOK });
  // By name: this window's form does not show what was sent.
  expect(await screen.findByText(/^‘Create volume’ for ‘data’ was sent at /u)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
});

test('after two minutes any window can look whether it was done', async () => {
  const { user, sent } = await openSent({ at: Date.now() - 119_500, look: LOOK });
  expect(await screen.findByText(SENT)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  const note = await screen.findByText(/^This window didn't get the answer/u);
  expect(note).toHaveTextContent('Done: data (vol-data1)');
  expect(await screen.findByRole('button', { name: 'Create volume' })).toBeVisible();
  expect(screen.queryByText(SENT)).toBeNull();
  expect(sent()).toEqual([]);
});
