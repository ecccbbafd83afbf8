import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { selectList } from '@/store/resources/resources-selectors';
import { ACCOUNT } from '../../../components/open-page';
import { containerPath, editor, kept, openOrbit, withContainer } from '../open-orbit';

type Options = Partial<Parameters<typeof openOrbit>[0]>;

async function open(mode?: string, given: Record<string, string> = {}, more: Options = {}) {
  const page = await openOrbit({
    at: containerPath('box', 'history'),
    prepare: withContainer('box', given),
    ...more,
  });
  const dialog = await editor('Archiving');
  if (mode !== undefined) await page.user.click(dialog.getByRole('radio', { name: mode }));
  const save = () => page.user.click(dialog.getByRole('button', { name: 'Save' }));
  const saved = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { ...page, dialog, save, saved };
}

test('a new archive is made first, called after the container', async () => {
  const { dialog, save, saved, stored, metadata, ...page } = await open('Create container');
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('box_archive');
  await save();
  await saved();
  await waitFor(() => expect(metadata('box')).toEqual({ 'X-History-Location': 'box_archive' }));
  expect(kept(page).get('box_archive')).toBeDefined();
  expect(stored()).toEqual(['PUT /v1/acc-demo1/box_archive', 'POST /v1/acc-demo1/box']);
  expect(await screen.findByRole('link', { name: 'box_archive' })).toBeVisible();
});

test.each([
  [' ', 'Please enter a new container name.'],
  [
    'assets',
    'A container name with this name already exists; use Use Existing Container to select it.',
  ],
  ['a/b', 'Please enter a valid name'],
])('%j is no name of a new archive', async (name, message) => {
  const { user, dialog, save, stored, store } = await open('Create container');
  await waitFor(() =>
    expect(selectList(store.getState(), 'container', ACCOUNT).status).toBe('loaded'),
  );
  const field = dialog.getByRole('textbox', { name: 'Name' });
  await user.clear(field);
  await user.type(field, name);
  await save();
  expect(await dialog.findByText(message)).toBeVisible();
  expect(stored()).toEqual([]);
});

test('an existing container is chosen, whatever it is called', async () => {
  const { user, dialog, save, saved, metadata } = await open('Use Existing Container');
  await save();
  expect(await dialog.findByText('Please enter an existing container.')).toBeVisible();
  expect(dialog.queryByRole('radio', { name: /^images/ })).toBeNull();
  expect(dialog.queryByRole('radio', { name: 'box' })).toBeNull();
  await user.click(dialog.getByRole('radio', { name: /^odd names/ }));
  await save();
  await saved();
  expect(metadata('box')).toEqual({ 'X-History-Location': 'odd%20names' });
});

test('archiving is ended', async () => {
  const { dialog, save, saved, metadata } = await open('Off', { 'X-History-Location': 'assets' });
  expect(dialog.getByText('Objects already in the archive stay there.')).toBeVisible();
  await save();
  await saved();
  expect(metadata('box')).toEqual({});
});

test('archiving is blocked while versions mode is on', async () => {
  await openOrbit({
    at: containerPath('box', 'history'),
    prepare: withContainer('box', { 'X-Versions-Location': 'old' }),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Archiving' }));
  expect(await dialog.findByText(/^Versions mode is on/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a destination that could not be created says so, and nothing else is sent', async () => {
  const { dialog, save, stored, metadata } = await open(
    'Create container',
    {},
    { dials: { storage: { 'put-container': 'fail-403' } } },
  );
  await save();
  const words = /^An error occurred creating the destination container\. /;
  expect(await dialog.findByText(words)).toBeVisible();
  expect(stored()).toEqual(['PUT /v1/acc-demo1/box_archive']);
  expect(metadata('box')).toEqual({});
});
