import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleObject } from '../../../../mocks/provider/worlds/sample/containers';
import type { NodeProvider } from '../../../../mocks/node';
import { Container } from '../../../../mocks/orbit/store';
import { expect, test, vi } from 'vitest';
import { ACCOUNT } from '../../open-page';
import { at, openObjects } from './open-objects';

const rowOf = (link: HTMLElement) => link.closest('tr')!;
const row = async (name: string) => within(rowOf(await screen.findByRole('link', { name })));
const tick = async (name: string) =>
  fireEvent.click((await row(name)).getByRole('checkbox', { name: /^Select/ }));

const storage = ({ provider }: Pick<NodeProvider, 'provider'>) =>
  provider.world.orbit.account(ACCOUNT, Date.now());
const namesIn = (node: Pick<NodeProvider, 'provider'>, container: string) => {
  const { objects } = storage(node).containers.get(container)!;
  return Array.from({ length: objects.size }, (_, index) => objects.nameAt(index));
};

/** A container with that many objects in one folder. */
const filled =
  (name: string, count: number, folder = '') =>
  (node: NodeProvider) => {
    const container = new Container(name, 0, {});
    for (let each = 0; each < count; each += 1) {
      const object = `${folder}file-${String(each).padStart(5, '0')}.txt`;
      container.put(sampleObject([object, 'text/plain', 'x'], 1));
    }
    storage(node).containers.put(container);
  };

test('objects are listed by the newest data, after a change too', async () => {
  const newest: (string | null)[] = [];
  const { user } = await openObjects({
    at: at('assets', 'objects/?path=photos/'),
    prepare: ({ server }) =>
      server.events.on('request:start', ({ request: { method, url, headers } }) => {
        const isListing = method === 'GET' && url.includes('format=json') && url.includes('prefix');
        if (isListing) newest.push(headers.get('X-Newest'));
      }),
  });
  await user.click((await row('team.jpg')).getByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'delete');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'team.jpg' })).toBeNull());
  await waitFor(() => expect(newest.length).toBeGreaterThan(1));
  expect(new Set(newest)).toEqual(new Set(['true']));
});

test('a folder and its marker are one row, objects tell size, type and time', async () => {
  await openObjects({ at: at('assets') });
  expect((await row('index.html')).getByText('text/html')).toBeVisible();
  expect((await row('photos/')).getByText('Folder')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'photos/' })).toHaveLength(1);
});

test('a folder is opened in the address, and the path leads back', async () => {
  const { router, user } = await openObjects({ at: at('assets', 'browse/') });
  await user.click(await screen.findByRole('link', { name: 'photos/' }));
  expect(await screen.findByRole('link', { name: 'team.jpg' })).toHaveAttribute(
    'href',
    at('assets', 'browse/photos/team.jpg/'),
  );
  expect(router.state.location.search).toBe('?path=photos%2F');
  // Its marker lies in the folder, but is not listed.
  expect(screen.queryByRole('link', { name: 'photos/' })).toBeNull();
  const path = within(screen.getByRole('navigation', { name: 'Path' }));
  await user.click(path.getByRole('link', { name: 'assets' }));
  await row('index.html');
});

test('a path without the slash at its end becomes the folder’s', async () => {
  const { router } = await openObjects({ at: at('assets', 'objects/?path=photos&flat=') });
  await row('team.jpg');
  expect(router.state.location.search).toBe('?path=photos%2F&flat=');
});

test('all names below a folder are listed without folders', async () => {
  const { user } = await openObjects({ at: at('backups') });
  await row('2026/');
  await user.click(screen.getByRole('button', { name: 'All names' }));
  await row('2026/november.tar.gz');
});

test('below 1,000 objects all are listed, and sorted in the browser', async () => {
  const { user } = await openObjects({
    at: at('few'),
    prepare: filled('few', 999),
  });
  await row('file-00000.txt');
  expect(screen.getByText('1–50 of 999')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await row('file-00998.txt');
});

test('above that a page at a time is asked for, with 1 + 2 × pageSize names', async () => {
  const { user, router, server } = await openObjects({
    at: at('many'),
    prepare: filled('many', 1000),
  });
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { searchParams } = new URL(request.url);
    if (searchParams.has('limit')) asked.push(searchParams.get('limit')!);
  });
  await row('file-00049.txt');
  expect(screen.queryByRole('link', { name: 'file-00050.txt' })).toBeNull();
  // Storage has them in order: nothing sorts them.
  expect(screen.queryByRole('button', { name: 'Name' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  await row('file-00050.txt');
  expect(router.state.location.search).toBe('?marker=file-00049.txt');
  expect(screen.getByText('Page 2')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  await row('file-00100.txt');
  await user.click(screen.getByRole('link', { name: 'Previous page' }));
  await row('file-00050.txt');
  await user.click(screen.getByRole('link', { name: 'Previous page' }));
  await row('file-00000.txt');
  expect(new Set(asked)).toEqual(new Set(['101']));
});

test('a page that somebody was sent leads to the first one', async () => {
  const { user } = await openObjects({
    at: at('many', 'objects/?marker=file-00499.txt'),
    prepare: filled('many', 1000),
  });
  await row('file-00500.txt');
  expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'First page' }));
  await row('file-00000.txt');
});

test('a filter over pages asks storage for the names that begin so, from the first page on', async () => {
  const { user, router } = await openObjects({
    at: at('many', 'objects/?marker=file-00499.txt'),
    prepare: filled('many', 1000),
  });
  await row('file-00500.txt');
  await user.type(screen.getByRole('searchbox'), 'file-007');
  await row('file-00700.txt');
  expect(router.state.location.search).toBe('?q=file-007');
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('No name begins with "file-007x"')).toBeVisible();
});

test('all objects are asked for 10,000 at a time, and drawn where they are in sight', async () => {
  // It says where it is; jsdom has no such method.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { user } = await openObjects({ at: at('many'), prepare: filled('many', 12_000) });
  await row('file-00000.txt');
  await user.selectOptions(screen.getByRole('combobox', { name: 'per page' }), 'All');
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '12001'));
  expect(screen.getAllByRole('row').length).toBeLessThan(200);
});

test('all objects of a container that has many can be sorted and filtered by any part', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { user, asked } = await openObjects({
    at: at('many', 'objects/?size=all'),
    prepare: filled('many', 1200),
  });
  await row('file-00000.txt');
  const table = screen.getByRole('table');
  await user.click(within(table).getByRole('button', { name: /^Name/ }));
  await waitFor(() =>
    expect(within(table).getAllByRole('link')[0]).toHaveTextContent('file-01199.txt'),
  );
  const before = asked.length;
  await user.type(screen.getByRole('searchbox'), '99.txt');
  expect(await screen.findByText('12 of 1,200')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('No Orbit Objects match "99.txtx"')).toBeVisible();
  expect(asked).toHaveLength(before);
});

test('a directory needs a name; it is made where one is, and opened', async () => {
  const { user, provider } = await openObjects({ at: at('assets', 'objects/?path=photos%2F') });
  await row('team.jpg');
  await user.click(screen.getByRole('link', { name: 'Create folder' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText('Directory name is required')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Folder name' }), 'new % one?');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'new % one?/' })).toBeVisible();
  const made = storage({ provider }).containers.get('assets')!.objects.get('photos/new % one?');
  expect(made).toMatchObject({ contentType: 'application/directory' });
});

test('a directory that cannot be made says so, and overwrites nothing', async () => {
  const { user, provider } = await openObjects({ at: at('assets', 'objects/?add=directory') });
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Folder name' }), 'index.html');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(
    await dialog.findByText(/^Error making directory\. An object with this name already exists/),
  ).toBeVisible();
  const kept = storage({ provider }).containers.get('assets')!.objects.get('index.html');
  expect(kept).toMatchObject({ contentType: 'text/html' });
});

type User = Awaited<ReturnType<typeof openObjects>>['user'];

async function deleteSelected(user: User, word: string) {
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: word } });
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  return dialog;
}

test('files and folders of a selection are deleted together, folders with all in them', async () => {
  const { user, provider } = await openObjects({ at: at('assets') });
  await tick('index.html');
  await tick('photos/');
  const dialog = await deleteSelected(user, 'delete');
  expect(await dialog.findByText('All 2 done.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'photos/' })).toBeNull());
  expect(namesIn({ provider }, 'assets')).toEqual(['404error.html', 'css/site.css', 'logo.svg']);
});

test('what is still there is told by name, and the rest is gone', async () => {
  const { user, provider } = await openObjects({
    at: at('assets'),
    prepare: (each) =>
      storage(each)
        .containers.get('assets')!
        .put(sampleObject(['later fail-409', 'text/plain', 'x'], 1)),
  });
  await tick('later fail-409');
  await tick('logo.svg');
  const dialog = await deleteSelected(user, 'delete');
  expect(
    await dialog.findByText(/^Error deleting objects\. 1 of 2 done, 1 failed\./),
  ).toBeVisible();
  expect(dialog.getByText('Error deleting later fail-409. Conflict')).toBeVisible();
  expect(dialog.getByText(/^Request/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Retry the failed ones' })).toBeVisible();
  expect(namesIn({ provider }, 'assets')).toContain('later fail-409');
  expect(namesIn({ provider }, 'assets')).not.toContain('logo.svg');
});

test('a thousand objects are deleted in batches, with progress', async () => {
  const { user, provider, store } = await openObjects({
    at: at('many'),
    prepare: filled('many', 450),
  });
  await row('file-00000.txt');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(await screen.findByRole('button', { name: 'Select all 450' }));
  const told: unknown[] = [];
  const stop = store.subscribe(() => {
    const state = store.getState() as { calls: { calls: readonly { progress?: unknown }[] } };
    told.push(state.calls.calls.at(-1)?.progress);
  });
  const dialog = await deleteSelected(user, 'delete 450');
  expect(await dialog.findByText('All 450 done.')).toBeVisible();
  stop();
  expect(told).toEqual(
    expect.arrayContaining([200, 400, 450].map((deleted) => ({ deleted, failed: 0 }))),
  );
  expect(namesIn({ provider }, 'many')).toEqual([]);
});

test('nothing of the images container is deleted or made', async () => {
  const { user } = await openObjects({ at: at('images') });
  await tick('img-avail');
  expect(screen.queryByRole('link', { name: 'Create folder' })).toBeNull();
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  expect(bar.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
});

test('an object leads back to the page that it was opened from, also once it is deleted', async () => {
  const { router, user } = await openObjects({
    at: at('many', 'objects/?marker=file-00499.txt'),
    prepare: filled('many', 1200),
  });
  const listed = () => router.state.location.search;
  await user.click(await screen.findByRole('link', { name: 'file-00500.txt' }));
  await screen.findByRole('heading', { level: 1, name: 'file-00500.txt' });
  const path = within(screen.getByRole('navigation', { name: 'Path' }));
  await user.click(path.getByRole('link', { name: 'many' }));
  await row('file-00500.txt');
  expect(listed()).toBe('?marker=file-00499.txt');

  await user.click(screen.getByRole('link', { name: 'file-00501.txt' }));
  await screen.findByRole('heading', { level: 1, name: 'file-00501.txt' });
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'delete');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await row('file-00500.txt');
  expect(listed()).toBe('?marker=file-00499.txt');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'file-00501.txt' })).toBeNull());
});
