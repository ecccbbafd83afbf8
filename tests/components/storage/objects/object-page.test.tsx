import { http, HttpResponse } from 'msw';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleObject } from '../../../../mocks/provider/worlds/sample/containers';
import { Container } from '../../../../mocks/orbit/store';
import type { NodeProvider } from '../../../../mocks/node';
import { expect, test } from 'vitest';
import { objectId } from '@/model/orbit/ids';
import { paths } from '@/model/paths';
import { resources } from '@/store/resources/resources-state';
import { ACCOUNT } from '../../open-page';
import { at, openObjects } from './open-objects';

type World = Pick<NodeProvider, 'provider'>;
const storage = ({ provider }: World) => provider.world.orbit.account(ACCOUNT, Date.now());
const objectsIn = (world: World, container: string) =>
  storage(world).containers.get(container)!.objects;
const pageOf = (container: string, name: string, edit = '') =>
  `${paths.object(ACCOUNT, container, 'objects', name)}${edit && `?edit=${edit}`}`;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('an object tells its size, type, hash and time', async () => {
  await openObjects({ at: pageOf('assets', 'css/site.css') });
  await heading('site.css');
  expect((await screen.findAllByText('text/css'))[0]).toBeVisible();
  expect(await screen.findByText(/^\d+ B$/)).toBeVisible();
  expect(screen.getByText(/^[\da-f]{32}$/)).toBeVisible();
  const path = within(screen.getByRole('navigation', { name: 'Path' }));
  expect(path.getByRole('link', { name: 'css' })).toHaveAttribute(
    'href',
    at('assets', 'objects/?path=css%2F'),
  );
});

test.each([
  ['img-avail', 'Open the image', '/images/img-avail/'],
  ['dbi-night', 'Open the snapshot', '/database_snapshots/dbi-night/'],
])('%s leads to what it is', async (name, link, path) => {
  await openObjects({ at: pageOf('images', name) });
  expect(await screen.findByRole('link', { name: link })).toHaveAttribute(
    'href',
    `/accounts/${ACCOUNT}${path}`,
  );
});

test('what was stored as a directory is its folder', async () => {
  const { router } = await openObjects({ at: pageOf('assets', 'photos/') });
  await screen.findByRole('link', { name: 'team.jpg' });
  expect(router.state.location.search).toBe('?path=photos%2F');
});

test('an object that cannot be found may still come', async () => {
  await openObjects({ at: pageOf('assets', 'new.txt') });
  expect(await screen.findByText('Could not find this object')).toBeVisible();
  await heading('new.txt');
  expect(screen.getByText('If it has only just been uploaded, check back shortly.')).toBeVisible();
});

test.each(['.', '..'])('%s is refused where a browser cannot reach it', async (name) => {
  await openObjects({
    at: at('assets'),
    prepare: (world) =>
      storage(world)
        .containers.get('assets')!
        .put(sampleObject([name, 'text/plain', 'x'], 1)),
  });
  const cell = await screen.findByTitle(`Browsers can’t open the name ${name}`);
  expect(cell.closest('a')).toBeNull();
});

test('an object called .. is deleted from the list, and its container stays', async () => {
  const { user, ...world } = await openObjects({
    at: at('box'),
    prepare: (each) => {
      const box = new Container('box', 0, {});
      box.put(sampleObject(['..', 'text/plain', 'x'], 1));
      storage(each).containers.put(box);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for ..' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'delete' } });
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(objectsIn(world, 'box').size).toBe(0));
});

const ODD = [
  '100 % sure?.txt',
  '#1 & more.txt',
  '"quoted" \'names\'.txt',
  '<script>alert(1)</script>.html',
  'two\nlines.txt',
  '/leading slash.txt',
  'double//slash.txt',
  'up/../and/./down.txt',
  'cafe\u0301 🚀.txt',
];

test.each(ODD)('%j is opened, moved and deleted', async (name) => {
  const { user, router, ...world } = await openObjects({ at: pageOf('odd names', name, 'move') });
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename or move object' }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Name' }), {
    target: { value: `moved/${name}`.replaceAll('\n', ' ') },
  });
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  const moved = `moved/${name}`.replaceAll('\n', ' ');
  await waitFor(() => expect(router.state.location.pathname).toBe(pageOf('odd names', moved)));
  expect(objectsIn(world, 'odd names').get(name)).toBeUndefined();
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const ask = within(await screen.findByRole('dialog'));
  fireEvent.change(ask.getByRole('textbox'), { target: { value: 'delete' } });
  await user.click(ask.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(objectsIn(world, 'odd names').get(moved)).toBeUndefined());
  expect(storage(world).containers.get('odd names')).toBeDefined();
  await waitFor(() => expect(router.state.location.pathname).toBe(at('odd names')));
});

test('line ends of a name stay where only the container is changed', async () => {
  const name = 'two\nlines.txt';
  const { user, ...world } = await openObjects({ at: pageOf('odd names', name, 'move') });
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename or move object' }));
  await dialog.findByRole('option', { name: 'backups' });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Container' }), 'backups');
  await user.click(dialog.getByRole('textbox', { name: 'Name' }));
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(objectsIn(world, 'backups').get(name)).toBeDefined());
  await waitFor(() => expect(objectsIn(world, 'odd names').get(name)).toBeUndefined());
});

test('an object that could not be moved is not found once another has deleted it', async () => {
  const { user, store, ...world } = await openObjects({
    at: pageOf('assets', 'logo.svg', 'move'),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename or move object' }));
  const field = dialog.getByRole('textbox', { name: 'Name' });
  fireEvent.change(field, { target: { value: 'index.html' } });
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await dialog.findByText(/An object with this name already exists/)).toBeVisible();
  storage(world).containers.get('assets')!.remove('logo.svg');
  const id = objectId(ACCOUNT, 'assets', 'logo.svg');
  store.dispatch(resources.actions.refreshRequested({ kind: 'object', id, account: ACCOUNT }));
  expect(await screen.findByText('Could not find this object')).toBeVisible();
});

test('what was stored under a name meanwhile is not deleted with what was moved away', async () => {
  const { user, server, ...world } = await openObjects({
    at: pageOf('assets', 'logo.svg', 'move'),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename or move object' }));
  server.events.on('request:start', ({ request }) => {
    if (request.method !== 'PUT') return;
    const { containers } = storage(world);
    containers.get('assets')!.put(sampleObject(['logo.svg', 'text/plain', 'another'], 1));
  });
  fireEvent.change(dialog.getByRole('textbox', { name: 'Name' }), { target: { value: 'moved' } });
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(objectsIn(world, 'assets').get('moved')).toBeDefined());
  expect(
    await dialog.findByText(
      /Copied to assets\/moved\. Error deleting logo\.svg\. It has changed since, so it was kept/,
    ),
  ).toBeVisible();
  expect(objectsIn(world, 'assets').get('logo.svg')).toBeDefined();
});

test('a copy goes to another container, keeps its type, and overwrites nothing unasked', async () => {
  const { user, ...world } = await openObjects({ at: pageOf('assets', 'logo.svg', 'copy') });
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy object' }));
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await dialog.findByText('The object is already here')).toBeVisible();
  await dialog.findByRole('option', { name: 'backups' });
  expect(dialog.queryByRole('option', { name: 'images' })).toBeNull();
  const name = dialog.getByRole('textbox', { name: 'Name' });
  fireEvent.change(name, { target: { value: 'index.html' } });
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(
    await dialog.findByText(/Error copying logo\.svg\. An object with this name already exists/),
  ).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Container' }), 'backups');
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(objectsIn(world, 'backups').get('index.html')).toMatchObject({
    contentType: 'image/svg+xml',
  });
  expect(objectsIn(world, 'assets').get('index.html')).toMatchObject({ contentType: 'text/html' });
});

test('an archived version is restored where it was, over what is there now', async () => {
  const version = '00d2026/plan.txt/1760000000.00000';
  const { user, ...world } = await openObjects({
    at: pageOf('backups', '2026/plan.txt'),
    prepare: (each) => {
      const { containers } = storage(each);
      containers.get('backups')!.put(sampleObject(['2026/plan.txt', 'text/plain', 'new'], 1));
      containers.get('backups_archive')!.put(sampleObject([version, 'text/plain', 'older'], 1));
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Restore' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore version' }));
  expect(dialog.getByRole('combobox', { name: 'Container' })).toHaveValue('backups');
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('2026/plan.txt');
  expect(await dialog.findByText(/backups_archive keeps the replaced version\.$/u)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { hash } = objectsIn(world, 'backups_archive').get(version)!;
  expect(objectsIn(world, 'backups').get('2026/plan.txt')).toMatchObject({ hash });
});

test('an earlier version tells when it was written and when it was replaced', async () => {
  const day = 86_400;
  const now = Math.floor(Date.now() / 1000);
  await openObjects({
    at: pageOf('backups', '2026/plan.txt'),
    prepare: (each) => {
      const { containers } = storage(each);
      const version = `00d2026/plan.txt/${now - 10 * day}.00000`;
      const replacedAt = (now - 2 * day) * 100_000;
      containers.get('backups')!.put(sampleObject(['2026/plan.txt', 'text/plain', 'new'], 1));
      containers
        .get('backups_archive')!
        .put(sampleObject([version, 'text/plain', 'older'], replacedAt));
    },
  });
  const table = within(await screen.findByRole('table', { name: 'Earlier versions' }));
  const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers.slice(0, 2)).toEqual(['Uploaded', 'Replaced']);
  const cells = table.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(0, 2)).toEqual(['10 days ago', '2 days ago']);
});

test('a version whose container nobody told of is restored once one is chosen', async () => {
  const version = '00d2026/plan.txt/1760000000.00000';
  const { user } = await openObjects({
    at: pageOf('backups_archive', version, 'restore'),
    prepare: (each) =>
      storage(each)
        .containers.get('backups_archive')!
        .put(sampleObject([version, 'text/plain', 'older'], 1)),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore version' }));
  expect(dialog.getByRole('combobox', { name: 'Container' })).toHaveValue('');
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(await dialog.findByText('Please choose a container')).toBeVisible();
});

test('a type, an expiry and metadata are saved, and what was there stays', async () => {
  const { user, ...world } = await openObjects({
    at: pageOf('assets', 'logo.svg', 'notes'),
    prepare: (each) => {
      const assets = storage(each).containers.get('assets')!;
      const logo = assets.objects.get('logo.svg')!;
      assets.put({
        ...logo,
        metadata: { 'X-Object-Meta-Team': 'web', 'Cache-Control': 'no-cache' },
      });
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Type and metadata' }));
  const type = dialog.getByRole('textbox', { name: 'Content type' });
  fireEvent.change(type, { target: { value: 'svg' } });
  fireEvent.change(dialog.getByLabelText(/^Expires/), { target: { value: '2020-01-01T00:00' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please enter a type, such as text/plain')).toBeVisible();
  expect(dialog.getByText('Please enter a time in the future')).toBeVisible();
  fireEvent.change(type, { target: { value: 'text/plain' } });
  fireEvent.change(dialog.getByLabelText(/^Expires/), { target: { value: '2099-01-01T00:00' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const saved = objectsIn(world, 'assets').get('logo.svg')!;
  expect(saved).toMatchObject({
    contentType: 'text/plain',
    metadata: { 'X-Object-Meta-Team': 'web', 'Cache-Control': 'no-cache' },
    deleteAt: Math.floor(Date.parse('2099-01-01T00:00') / 1000),
  });
});

test('a text is shown as text, markup included, and a picture as one', async () => {
  await openObjects({ at: pageOf('odd names', '<script>alert(1)</script>.html') });
  const preview = await screen.findByRole('region', { name: /^Preview of/ });
  expect(preview).toHaveTextContent('<script>alert(1)</script>');
  expect(preview.querySelector('script')).toBeNull();
});

test('an object whose size could not be read is not told to be empty, and is read again', async () => {
  const headers = { Etag: 'x', 'Content-Type': 'text/css', 'X-Delete-At': '99999999999999' };
  const { server, user } = await openObjects({
    at: pageOf('assets', 'css/site.css'),
    prepare: ({ server: own }) =>
      own.use(http.head(/site\.css/, () => new HttpResponse(null, { headers }))),
  });
  await heading('site.css');
  expect(await screen.findByText('Couldn’t load this object’s size')).toBeVisible();
  expect(screen.queryByText('This object is empty.')).toBeNull();
  // A date past all dates costs nothing else.
  expect(screen.getByText('expiry', { exact: false })).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1)!);
  expect(await screen.findByRole('region', { name: /^Preview of/ })).toBeVisible();
});

test('a picture is shown from what the panel has read', async () => {
  await openObjects({ at: pageOf('assets', 'logo.svg') });
  const picture = await screen.findByRole('img', { name: 'Preview of logo.svg' });
  expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml;base64,/));
});

test('a PDF opens in a new tab by a link that is pressed, which no browser keeps back', async () => {
  const { user } = await openObjects({
    at: pageOf('papers', 'a.pdf'),
    prepare: (world) => {
      const papers = new Container('papers', 0, { 'X-Container-Meta-Temp-Url-Key': 'key' });
      papers.put(sampleObject(['a.pdf', 'application/pdf', '%PDF'], 1));
      storage(world).containers.put(papers);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Create a link to this PDF' }));
  const link = await screen.findByRole('link', { name: /^Open in a new tab/ });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/papers\/a\.pdf\?.*inline/));
  expect(link).toHaveAttribute('target', '_blank');
});
