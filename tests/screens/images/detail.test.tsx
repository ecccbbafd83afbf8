import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { resources } from '@/store/resources/resources-state';
import { selectRecord, selectRecordStatus } from '@/store/resources/resources-selectors';
import type { ScreenOptions } from '../open-screens';
import { withoutPrices } from '../without-prices';
import { imagePath, IMAGES, openImages } from './open-images';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
/** The page of an image once its full record is there. */
async function openDetail(id: string, name: string, options: Partial<ScreenOptions> = {}) {
  const page = await openImages({ at: imagePath(id), ...options });
  await title(name);
  await waitFor(() => {
    const state = page.store.getState();
    expect(selectRecordStatus(state, 'image', id).full).toBe(true);
    expect(selectRecordStatus(state, 'account', 'acc-demo1').full).toBe(true);
  });
  return page;
}
const card = (name: string) => screen.getByRole('region', { name });
const fact = (name: string, label: string) =>
  within(card(name)).getByText(label, { selector: 'dt' }).nextElementSibling;
const about = (label: string) => fact('About this image', label);
const setting = (label: string) => fact('Settings', label);
const note = (text: string) => screen.findByText(text, { selector: 'strong' });
const edits = () =>
  screen.queryAllByRole('link', { name: /^Edit / }).map((link) => link.getAttribute('aria-label'));

describe('what the page of an image tells', () => {
  test('its name, status, id and the way back', async () => {
    await openDetail('img-avail', 'golden-web');
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(crumbs).getByRole('link', { name: 'Server Images' })).toHaveAttribute(
      'href',
      IMAGES,
    );
    expect(screen.getAllByText('available')[0]).toBeVisible();
    expect(screen.getAllByText('img-avail')[0]).toBeVisible();
  });

  test('a bar while it is being created, which goes once it is available', async () => {
    const { store } = await openDetail('img-creat', 'uploading');
    const status = within(card('Status'));
    expect(status.getByText(/^This image is being created\./)).toBeVisible();
    const bar = status.getByRole('progressbar', { name: 'Creating uploading' });
    expect(bar).not.toHaveAttribute('aria-valuenow');
    expect(screen.getByRole('button', { name: 'Edit Visibility' })).toHaveAccessibleDescription(
      'This image is still being created',
    );
    const record = {
      ...selectRecord(store.getState(), 'image', 'img-creat')!,
      status: 'available',
    };
    const entities = [{ kind: 'image' as const, id: record.id, record }];
    act(() => void store.dispatch(resources.actions.merged({ entities, readAt: Date.now() + 1 })));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('link', { name: 'Edit Visibility' })).toBeVisible();
  });

  test('every field', async () => {
    await openDetail('img-old32', 'legacy-32bit', {
      prepare: ({ provider }) => {
        provider.world.image.patch('img-old32', { min_ram: 512, description: 'Old but good' });
      },
    });
    expect(setting('Status')).toHaveTextContent('available');
    expect(setting('Visibility')).toHaveTextContent(/^Private$/);
    expect(setting('Architecture')).toHaveTextContent('x32 (i686)');
    expect(setting('Username')).toHaveTextContent('root');
    expect(setting('Compatibility mode')).toHaveTextContent('on');
    expect(setting('Description')).toHaveTextContent('Old but good');
    expect(about('Type')).toHaveTextContent('Image');
    expect(about('Source')).toHaveTextContent('legacy-32bit.img');
    expect(about('Created from')).toHaveTextContent('none');
    expect(about('Owner')).toHaveTextContent('This account');
    expect(about('Licence')).toHaveTextContent('none');
    expect(about('File size')).toHaveTextContent('2.20 GB');
    expect(about('Disk size')).toHaveTextContent('10 GB');
    expect(about('Minimum memory')).toHaveTextContent('512 MB');
    expect(about('Created')).toHaveTextContent(/ago\)$/);
  });

  test('of a snapshot: the server that it was taken of, and how', async () => {
    await openDetail('img-auto1', 'Automated snapshot of srv-web02 (web-2)');
    expect(about('Type')).toHaveTextContent('Snapshot');
    expect(about('Trigger')).toHaveTextContent('Scheduled');
    expect(
      within(card('About this image')).getByRole('link', { name: 'srv-web02' }),
    ).toHaveAttribute('href', '/accounts/acc-demo1/servers/srv-web02/');
    expect(
      within(card('About this image')).getByRole('link', { name: /^ubuntu-noble/ }),
    ).toHaveAttribute('href', imagePath('img-ubu24'));
  });

  test('what keeping a snapshot costs, by the GB and month', async () => {
    await openDetail('img-snap1', 'Snapshot of srv-web01 11 Oct 15:23', {
      prepare: ({ provider: { world } }) => {
        world.image.patch('img-snap1', { disk_size: 20 * 1024 });
      },
    });
    await waitFor(() => expect(about('Price per month')).toHaveTextContent(/^£1\.00$/));
  });

  test('without a price list what a snapshot costs is n/a, and says why', async () => {
    await openDetail('img-snap1', 'Snapshot of srv-web01 11 Oct 15:23', {
      prepare: (node) => {
        node.provider.world.image.patch('img-snap1', { disk_size: 20 * 1024 });
        withoutPrices(node);
      },
    });
    await waitFor(() =>
      expect(about('Price per month')).toHaveTextContent(
        'n/aPricing information for this item is currently unavailable.',
      ),
    );
  });

  test('of an uploaded image nothing is said of a price', async () => {
    await openDetail('img-avail', 'golden-web');
    expect(
      within(card('About this image')).queryByText('Price per month', { selector: 'dt' }),
    ).toBeNull();
  });

  test('the licence of what needs one', async () => {
    await openDetail('img-win22', 'windows-server-2022-standard-amd64');
    expect(about('Licence')).toHaveTextContent('Windows 2022');
    expect(about('Owner')).toHaveTextContent('Official');
  });

  test('an unknown image is not found', async () => {
    await openImages({ at: imagePath('img-zzzzz') });
    expect(await title('Not found')).toBeVisible();
    expect(screen.getByText(/^We couldn’t find image/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'All Server Images' })).toHaveAttribute('href', IMAGES);
  });
});

describe('who may edit', () => {
  test('the owner finds a way to each editor', async () => {
    await openDetail('img-avail', 'golden-web');
    expect(edits()).toEqual([
      'Edit Status',
      'Edit Visibility',
      'Edit Architecture',
      'Edit Username',
      'Edit Compatibility mode',
      'Edit Description',
    ]);
    expect(screen.getByRole('link', { name: 'Edit Visibility' })).toHaveAttribute(
      'href',
      imagePath('img-avail', 'public/'),
    );
    expect(screen.getByRole('link', { name: 'Rename' })).toHaveAttribute(
      'href',
      imagePath('img-avail', 'name/'),
    );
  });

  test('a deprecated image can be edited too', async () => {
    await openDetail('img-depre', 'golden-web-2021');
    expect(edits()).toHaveLength(6);
    expect(await note('This image is deprecated')).toBeVisible();
  });

  test.each([
    ['img-unava', 'archived-base', 'This image is unavailable', 'This image is unavailable'],
    ['img-delng', 'on-its-way-out', 'This image is being deleted', 'This image is being deleted'],
    ['img-delet', 'once-was', 'This image has been deleted', 'This image has been deleted'],
    ['img-faild', 'broken-upload', 'This image has failed', 'This image has failed'],
  ])('%s (%s) cannot be edited: %s', async (id, name, words, reason) => {
    await openDetail(id, name);
    expect(await note(words)).toBeVisible();
    expect(edits()).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Rename' })).toBeNull();
    for (const name of ['Rename', 'Edit Visibility']) {
      const button = screen.getByRole('button', { name });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription(reason);
    }
  });

  test.each([
    ['img-other', 'community-nas', 'This image belongs to another account'],
    ['img-deb12', 'debian-bookworm-12-amd64-server', 'This is an official image'],
  ])('others see %s read-only and are told: %s, %s', async (id, name, words) => {
    await openDetail(id, name);
    expect(await note(words)).toBeVisible();
    expect(edits()).toEqual([]);
    for (const button of screen.getAllByRole('button', { name: /^(Edit |Rename$)/ })) {
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription('This image belongs to another account');
    }
  });
});

describe('verbs', () => {
  test("Create Cloud Server leads to the servers' create screen", async () => {
    await openDetail('img-avail', 'golden-web');
    expect(screen.getByRole('link', { name: 'Create Cloud Server' })).toHaveAttribute(
      'href',
      '/accounts/acc-demo1/servers/add/?image=img-avail',
    );
  });

  test('and is disabled, with the reason, unless the image is available', async () => {
    await openDetail('img-depre', 'golden-web-2021');
    const button = screen.getByRole('button', { name: 'Create Cloud Server' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('This image is deprecated');
  });

  test('an own Windows image without the limit can be deleted, but start no server', async () => {
    const { user } = await openDetail('img-avail', 'windows-golden', {
      prepare: ({ provider: { world } }) => {
        world.account.patch('acc-demo1', { windows_servers_limit: 0 });
        world.image.patch('img-avail', { name: 'windows-golden' });
      },
    });
    const button = screen.getByRole('button', { name: 'Create Cloud Server' });
    expect(button).toHaveAccessibleDescription('This account cannot have Windows servers');
    await user.click(screen.getByRole('button', { name: 'Actions for windows-golden' }));
    const item = await screen.findByRole('menuitem', { name: 'Delete' });
    expect(item).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('a locked image is unlocked first, then deleted', async () => {
    const { user, provider, router } = await openDetail('img-locke', 'keep-forever');
    expect(await note('This image is locked')).toBeVisible();
    const open = () => user.click(screen.getByRole('button', { name: 'Actions for keep-forever' }));
    const item = (name: RegExp) => screen.findByRole('menuitem', { name });
    await open();
    expect(await item(/^Delete/)).toHaveTextContent('This image is locked; unlock it first');
    await user.click(await item(/^Unlock/));
    await waitFor(() => expect(provider.world.image.get('img-locke')?.locked).toBe(false));
    await waitFor(() => expect(screen.queryByText('This image is locked')).toBeNull());
    await open();
    await user.click(await item(/^Delete/));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
    await user.type(dialog.getByRole('textbox'), 'delete');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(IMAGES));
  });

  test("ownership gates locking: another's image cannot be locked", async () => {
    const { user } = await openDetail('img-other', 'community-nas');
    await user.click(screen.getByRole('button', { name: 'Actions for community-nas' }));
    const lock = await screen.findByRole('menuitem', { name: /^Lock/ });
    expect(lock).toHaveAttribute('aria-disabled', 'true');
    expect(lock).toHaveTextContent('This image belongs to another account');
  });
});
