import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { selectRecord } from '@/store/resources/resources-selectors';
import { IMAGES, openImages } from './open-images';

const open = (rest = '') => openImages({ at: `${IMAGES}${rest}` });
const row = async (name: string) => {
  const found = (await screen.findByRole('link', { name })).closest('tr');
  if (found === null) throw new Error(`${name} is in no row`);
  return within(found);
};
const names = () =>
  screen
    .getAllByRole('link')
    .filter((link) => /\/images\/img-/.test(link.getAttribute('href') ?? ''))
    .map((link) => link.textContent);
const tab = (name: string) => screen.getByRole('link', { name });

beforeEach(() => {
  localStorage.setItem('wheelhouse.preferences', JSON.stringify({ pageSize: 100 }));
});

describe('the tabs of the list of images', () => {
  test('My images, Official images and All, chosen by the hash', async () => {
    const { user, router } = await open();
    await row('golden-web');
    const tabs = screen.getByRole('navigation', { name: 'Image lists' });
    expect(
      within(tabs)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['My images', 'Official images', 'All']);
    expect(tab('My images')).toHaveAttribute('aria-current', 'page');
    expect(names()).not.toContain('debian-bookworm-12-amd64-server');

    await user.click(tab('Official images'));
    expect(router.state.location.hash).toBe('#official');
    expect(await screen.findByRole('link', { name: /^debian/ })).toBeVisible();
    expect(names()).not.toContain('golden-web');
    expect(tab('Official images')).toHaveAttribute('aria-current', 'page');
    expect(tab('My images')).not.toHaveAttribute('aria-current');

    await user.click(tab('All'));
    expect(names()).toEqual(
      expect.arrayContaining(['golden-web', 'debian-bookworm-12-amd64-server', 'community-nas']),
    );
  });

  test.each([
    ['', 'My Server Images'],
    ['#official', 'Official Server Images'],
    ['#all', 'All Server Images'],
  ])('the title of %s is %s', async (hash, title) => {
    await open(hash);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByRole('table', { name: title })).toBeVisible();
  });

  test('an address with a hash opens its tab', async () => {
    await open('#all');
    expect(await screen.findByRole('link', { name: 'community-nas' })).toBeVisible();
    expect(tab('All')).toHaveAttribute('aria-current', 'page');
  });

  test('what the list is narrowed by stays from tab to tab, its page does not', async () => {
    const { user, router } = await open('?q=ubuntu&page=2');
    await screen.findByRole('navigation', { name: 'Image lists' });
    await user.click(tab('Official images'));
    expect(router.state.location.search).toBe('?q=ubuntu');
    expect(
      await screen.findByRole('link', { name: /^ubuntu-noble-24.04-amd64-server$/ }),
    ).toBeVisible();
  });

  test('Windows is hidden from an account without a limit for it', async () => {
    const { store } = await openImages({
      at: `${IMAGES}#official`,
      prepare: ({ provider }) => {
        provider.world.account.patch('acc-demo1', { windows_servers_limit: 0 });
      },
    });
    // Nor is it shown while the account is not read.
    await waitFor(() =>
      expect(selectRecord(store.getState(), 'account', 'acc-demo1')).toMatchObject({
        windows_servers_limit: 0,
      }),
    );
    await screen.findByRole('link', { name: /^debian/ });
    expect(screen.queryByRole('link', { name: /^windows/ })).toBeNull();
  });

  test('and shown to an account that may have some', async () => {
    await open('#official');
    expect(await screen.findByRole('link', { name: /^windows/ })).toBeVisible();
  });
});

describe('the rows', () => {
  test('tell the status, the type, the architecture, the size and who sees them', async () => {
    await open('?q=img-auto1');
    const image = await row('Automated snapshot of srv-web02 (web-2)');
    expect(image.getByText('img-auto1')).toBeVisible();
    expect(image.getByText('available')).toBeVisible();
    expect(image.getByText('Snapshot, scheduled')).toBeVisible();
    expect(image.getByText('x64')).toBeVisible();
    expect(image.getByText('10 GB')).toBeVisible();
    expect(image.getByText('Private')).toBeVisible();
    expect(image.getByText(/ago$/)).toHaveAttribute('title', expect.stringContaining('UTC'));
  });

  test('show every status', async () => {
    await open();
    await row('golden-web');
    const shown = (name: string) => screen.getByRole('row', { name: new RegExp(name) }).textContent;
    expect(shown('img-avail')).toContain('available');
    expect(shown('img-depre')).toContain('deprecated');
    expect(shown('img-creat')).toContain('creating');
    expect(shown('img-unava')).toContain('unavailable');
    expect(shown('img-delng')).toContain('deleting');
    expect(shown('img-faild')).toContain('failed');
  });

  test.each([
    ['list', '?q=img-creat'],
    ['grid', '?q=img-creat&view=grid'],
  ])('what is being created has a bar in the %s', async (_, query) => {
    await open(query);
    const bar = await screen.findByRole('progressbar', { name: 'Creating uploading' });
    // The specification expects no time for it: the bar wanders.
    expect(bar).not.toHaveAttribute('aria-valuenow');
  });

  test('what everybody sees says so, and what is locked has its badge', async () => {
    await open('?q=img-locke');
    const image = await row('keep-forever');
    expect(image.getByText('Public')).toBeVisible();
    expect(image.getByText('Locked')).toBeInTheDocument();
  });

  test.each([
    ['status=failed#my', 'broken-upload', 'golden-web'],
    ['type=Snapshot#my', 'Snapshot of srv-web01 11 Oct 15:23', 'golden-web'],
    ['arch=x32#my', 'legacy-32bit', 'golden-web'],
    ['distribution=Debian#official', 'debian-bookworm-12-amd64-server', 'freebsd-14.3-amd64'],
    ['visibility=Public#my', 'keep-forever', 'golden-web'],
    ['official=no#all', 'golden-web', 'freebsd-14.3-amd64'],
  ])('can be narrowed by %s', async (query, there, away) => {
    await open(`?${query}`);
    expect(await screen.findByRole('link', { name: there })).toBeVisible();
    expect(screen.queryByRole('link', { name: away })).toBeNull();
  });

  test('are found by the server that they were made of', async () => {
    await open('?q=srv-web01');
    await row('Snapshot of srv-web01 11 Oct 15:23');
    expect(names()).toHaveLength(1);
  });

  test('nothing that matches', async () => {
    await open('?q=nothing-like-this');
    expect(await screen.findByText('No Server Images match "nothing-like-this"')).toBeVisible();
  });

  test('as a grid they are cards', async () => {
    await open('?view=grid&q=img-avail');
    const cards = await screen.findByRole('list', { name: 'My Server Images' });
    expect(within(cards).getByText('Image · x64 · 10 GB')).toBeVisible();
  });

  test('an account without images is told, and led to the official ones', async () => {
    await openImages({ at: IMAGES, world: 'empty' });
    expect(await screen.findByText("You don't currently have any Server Images")).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Official images' })).toHaveLength(2);
  });
});

describe('verbs in the list', () => {
  const menuOf = async (user: UserEvent, name: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    return within(await screen.findByRole('menu'));
  };

  test("Create Cloud Server is a link to the servers' create screen", async () => {
    const { user } = await open('?q=img-avail');
    const menu = await menuOf(user, 'golden-web');
    expect(menu.getByRole('menuitem', { name: /^Create Cloud Server/ })).toHaveAttribute(
      'href',
      '/accounts/acc-demo1/servers/add/?image=img-avail',
    );
  });

  test.each([
    ['golden-web-2021', 'This image is deprecated'],
    ['uploading', 'This image is still being created'],
    ['archived-base', 'This image is unavailable'],
  ])('only what is available makes a server: %s, %s', async (name, reason) => {
    const { user } = await open(`?q=${name}`);
    const menu = await menuOf(user, name);
    const item = menu.getByRole('menuitem', { name: /^Create Cloud Server/ });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveTextContent(reason);
  });

  test("another's image can be neither locked nor deleted", async () => {
    const { user } = await open('?q=community#all');
    const menu = await menuOf(user, 'community-nas');
    for (const name of [/^Lock/, /^Delete/]) {
      expect(menu.getByRole('menuitem', { name })).toHaveTextContent(
        'This image belongs to another account',
      );
    }
  });

  test('of a selection only what is available is deleted', async () => {
    const { user, provider, sent } = await open('?q=golden');
    await user.click(await screen.findByRole('checkbox', { name: 'Select golden-web' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select golden-web-2021' }));
    const bar = within(await screen.findByRole('region', { name: 'Selection' }));
    await user.click(bar.getByRole('button', { name: /^Delete/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/This image is deprecated/)).toBeVisible();
    await user.type(dialog.getByRole('textbox'), 'delete');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(provider.world.image.get('img-avail')?.status).toMatch(/^delet(ing|ed)$/),
    );
    expect(provider.world.image.get('img-depre')?.status).toBe('deprecated');
    expect(sent()).toEqual(['DELETE /1.0/images/img-avail']);
  });

  test('alone, a deprecated one can be deleted too', async () => {
    const { user, provider } = await open('?q=img-depre');
    const menu = await menuOf(user, 'golden-web-2021');
    await user.click(menu.getByRole('menuitem', { name: /^Delete/ }));
    await user.type(await screen.findByRole('textbox', { name: /delete/i }), 'delete');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(provider.world.image.get('img-depre')?.status).toMatch(/^delet(ing|ed)$/),
    );
  });
});
