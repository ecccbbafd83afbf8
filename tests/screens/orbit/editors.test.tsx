import { act, screen, waitFor } from '@testing-library/react';
import { nodeOrigin } from '@mocks/node';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { resources } from '@/store/resources/resources-state';
import { selectRecord } from '@/store/resources/resources-selectors';
import { selectToasts } from '@/store/toasts/toasts-slice';
import { expectNowhere } from '../expect-nowhere';
import { containerPath, editor, kept, openOrbit, ORBIT, withContainer } from './open-orbit';

type Options = Partial<Parameters<typeof openOrbit>[0]>;

/** Opens an editor of the container `box`, which has this metadata. */
async function open(
  path: string,
  title: string,
  given: Record<string, string> = {},
  more: Options = {},
) {
  const page = await openOrbit({
    at: containerPath('box', path),
    prepare: withContainer('box', given),
    ...more,
  });
  const dialog = await editor(title);
  const save = () => page.user.click(dialog.getByRole('button', { name: 'Save' }));
  const saved = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { ...page, dialog, save, saved, box: () => page.metadata('box') };
}

const PUBLIC = '.r:*,.rlistings';

test('public listings let anybody read, and are told on the page', async () => {
  const { user, dialog, save, saved, box } = await open('public_listings', 'Public listings', {
    'X-Container-Read': 'acc-demo1:cli-store',
  });
  await user.click(dialog.getByRole('checkbox', { name: /^Show a public list/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Heading/ }), 'Füße');
  await save();
  await saved();
  expect(box()).toEqual({
    'X-Container-Read': '.r:*,acc-demo1:cli-store,.rlistings',
    'X-Container-Meta-Web-Listings': 'true',
    'X-Container-Meta-Web-Listings-Label': Buffer.from('Füße').toString('latin1'),
  });
  expect(await screen.findByRole('link', { name: /^Open the listings/ })).toBeVisible();
});

test('a rule that another window removed meanwhile does not come back with public listings', async () => {
  const page = await open('public_listings', 'Public listings', {
    'X-Container-Read': 'acc-demo1:cli-store,me',
  });
  await page.user.click(page.dialog.getByRole('checkbox', { name: /^Show a public list/ }));
  kept(page).get('box')!.metadata = { 'X-Container-Read': 'me' };
  await page.save();
  await page.saved();
  expect(page.box()).toMatchObject({ 'X-Container-Read': '.r:*,me,.rlistings' });
});

test('without public listings the public read rule goes, unless it is kept', async () => {
  const given = { 'X-Container-Read': PUBLIC, 'X-Container-Meta-Web-Listings': 'true' };
  const first = await open('public_listings', 'Public listings', given);
  await first.user.click(first.dialog.getByRole('checkbox', { name: /^Show a public list/ }));
  expect(first.dialog.getByRole('checkbox', { name: /^Keep public read/ })).not.toBeChecked();
  await first.save();
  await first.saved();
  expect(first.box()).toEqual({});
});

test('of a static site listings become false, and public read is kept', async () => {
  const { user, dialog, save, saved, box } = await open('public_listings', 'Public listings', {
    'X-Container-Read': PUBLIC,
    'X-Container-Meta-Web-Listings': 'true',
    'X-Container-Meta-Web-Index': 'index.html',
  });
  await user.click(dialog.getByRole('checkbox', { name: /^Show a public list/ }));
  expect(dialog.getByText('Public read stays on because the static site needs it.')).toBeVisible();
  await save();
  await saved();
  expect(box()).toMatchObject({
    'X-Container-Read': PUBLIC,
    'X-Container-Meta-Web-Listings': 'false',
  });
});

test('a static site needs an index page, and lets anybody read', async () => {
  const { user, dialog, save, saved, box } = await open('static_site', 'Static site');
  await user.click(dialog.getByRole('checkbox', { name: /^Show the objects as a website/ }));
  await save();
  const message = 'Please enter a filename to use as the site index page.';
  expect(await dialog.findByText(message)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Index page' }), 'index.html');
  await save();
  await saved();
  expect(box()).toEqual({
    'X-Container-Read': PUBLIC,
    'X-Container-Meta-Web-Listings': 'false',
    'X-Container-Meta-Web-Index': 'index.html',
  });
});

test('without a static site its pages and listings go', async () => {
  const { user, dialog, save, saved, box } = await open('static_site', 'Static site', {
    'X-Container-Read': PUBLIC,
    'X-Container-Meta-Web-Listings': 'false',
    'X-Container-Meta-Web-Index': 'index.html',
    'X-Container-Meta-Web-Error': 'error.html',
  });
  await user.click(dialog.getByRole('checkbox', { name: /^Show the objects as a website/ }));
  expect(dialog.getByRole('checkbox', { name: /^Keep public read/ })).toBeChecked();
  await save();
  await saved();
  expect(box()).toEqual({ 'X-Container-Read': '.r:*' });
});

test('a quota in gigabytes is saved in bytes, rounded up', async () => {
  const { user, dialog, save, saved, box } = await open('quota', 'Quota', {
    'X-Container-Meta-Quota-Count': '7',
  });
  const bytes = dialog.getByRole('textbox', { name: /^Size in GB/ });
  await user.type(bytes, 'lots');
  await save();
  expect(await dialog.findByText('Please enter a valid bytes quota.')).toBeVisible();
  await user.clear(bytes);
  await user.type(bytes, '0.1');
  const count = dialog.getByRole('textbox', { name: /^Number of objects/ });
  await user.type(count, '.5');
  await save();
  expect(await dialog.findByText('Please enter a valid object count quota.')).toBeVisible();
  await user.clear(count);
  await save();
  await saved();
  expect(box()).toEqual({ 'X-Container-Meta-Quota-Bytes': '107374183' });
});

test('keys are saved, told as set, and kept nowhere', async () => {
  const page = await open('temp_url_keys', 'Temporary URL keys', {
    'X-Container-Meta-Temp-Url-Key-2': 'old',
  });
  const { user, dialog, save, saved, box } = page;
  await user.type(dialog.getByRole('textbox', { name: /^Key 1/ }), 'new-secret-key');
  await user.click(dialog.getByRole('checkbox', { name: 'Remove key 2' }));
  await save();
  await saved();
  expect(box()).toEqual({ 'X-Container-Meta-Temp-Url-Key': 'new-secret-key' });
  expect(await screen.findByText('key 1 is set')).toBeVisible();
  expectNowhere('new-secret-key', page);
});

test('cross-origin access is saved, with a space between what was typed on lines', async () => {
  const { user, dialog, save, saved, box } = await open('cross_origin', 'Cross-origin access');
  const origins = dialog.getByRole('textbox', { name: /^Origins/ });
  await user.type(origins, 'example.com');
  await save();
  expect(await dialog.findByText(/^example\.com isn’t an origin/)).toBeVisible();
  await user.clear(origins);
  await user.type(origins, 'https://a.example{Enter}https://b.example');
  await user.type(dialog.getByRole('textbox', { name: /^Browser cache time in seconds/ }), '60');
  await save();
  await saved();
  expect(box()).toEqual({
    'X-Container-Meta-Access-Control-Allow-Origin': 'https://a.example https://b.example',
    'X-Container-Meta-Access-Control-Max-Age': '60',
  });
});

test('custom metadata are added, changed and removed', async () => {
  const { user, dialog, save, saved, box } = await open('labels', 'Custom metadata', {
    'X-Container-Meta-Team': 'web',
    'X-Container-Meta-Old': 'yes',
    'X-Container-Meta-Quota-Count': '7',
  });
  await user.click(dialog.getByRole('button', { name: 'Remove entry 1' }));
  const team = dialog.getByRole('textbox', { name: 'Value' });
  await user.clear(team);
  await user.type(team, 'Füße');
  await user.click(dialog.getByRole('button', { name: 'Add entry' }));
  await user.keyboard('under_score');
  await save();
  expect(await dialog.findByText('Please use letters, digits and hyphens')).toBeVisible();
  const [, name] = dialog.getAllByRole('textbox', { name: 'Name' });
  await user.clear(name!);
  await user.type(name!, 'Place');
  await user.type(dialog.getAllByRole('textbox', { name: 'Value' })[1]!, 'London');
  await save();
  await saved();
  expect(box()).toEqual({
    'X-Container-Meta-Quota-Count': '7',
    'X-Container-Meta-Team': Buffer.from('Füße').toString('latin1'),
    'X-Container-Meta-Place': 'London',
  });
});

test('of custom metadata only what was edited here is saved', async () => {
  const page = await open('labels', 'Custom metadata', {
    'X-Container-Meta-Old': 'yes',
    'X-Container-Meta-Team': 'web',
  });
  const values = () => page.dialog.getAllByRole('textbox', { name: 'Value' });
  await page.user.type(values()[1]!, '!');
  kept(page).get('box')!.metadata = {
    'X-Container-Meta-Added': 'new',
    'X-Container-Meta-Team': 'web',
  };
  const at = { kind: 'container', id: 'acc-demo1/box', account: 'acc-demo1' } as const;
  act(() => void page.store.dispatch(resources.actions.refreshRequested(at)));
  await waitFor(() =>
    expect(selectRecord(page.store.getState(), 'container', at.id)?.labels).toHaveProperty('added'),
  );
  expect(values().map((field) => (field as HTMLInputElement).value)).toEqual(['yes', 'web!']);
  await page.save();
  await page.saved();
  expect(page.box()).toEqual({
    'X-Container-Meta-Added': 'new',
    'X-Container-Meta-Team': 'web!',
  });
});

test('what could not be saved says so, keeps what was typed, and is saved again', async () => {
  const { user, dialog, save, saved, box, provider } = await open(
    'quota',
    'Quota',
    {},
    { dials: { storage: { 'post-container': 'fail-403' } } },
  );
  await user.type(dialog.getByRole('textbox', { name: /^Number of objects/ }), '7');
  await save();
  expect(await dialog.findByText(/^Error updating box\. /)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Number of objects/ })).toHaveValue('7');
  provider.dials.storage = {};
  await save();
  await saved();
  expect(box()).toEqual({ 'X-Container-Meta-Quota-Count': '7' });
});

test('a save that fails once its editor was left is told with the container’s name', async () => {
  const { user, dialog, save, server, router, store } = await open('quota', 'Quota');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.post(`${nodeOrigin}/v1/acc-demo1/box`, async () => {
      await asked;
      return new HttpResponse(null, { status: 409 });
    }),
  );
  await user.type(dialog.getByRole('textbox', { name: /^Number of objects/ }), '7');
  await save();
  act(() => void router.navigate(ORBIT));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { level: 1, name: 'Orbit' });
  answer();
  await waitFor(() => expect(selectToasts(store.getState())).toHaveLength(1));
  expect(selectToasts(store.getState())[0]).toMatchObject({
    title: 'Couldn’t change the quota of box',
    message: 'Error updating box. The provider answered with status 409',
  });
});

test.each([
  ['public_listings', 'Public listings'],
  ['static_site', 'Static site'],
  ['temp_url_keys', 'Temporary URL keys'],
  ['history', 'Archiving'],
  ['quota', 'Quota'],
  ['cross_origin', 'Cross-origin access'],
  ['labels', 'Custom metadata'],
])('the images container has no settings: %s', async (path, title) => {
  await openOrbit({ at: containerPath('images', path) });
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(dialog).toHaveTextContent(
    'The provider manages the images container: you can’t change it',
  );
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
