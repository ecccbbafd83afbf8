import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect } from './fixtures';
import { expectStatus } from './guards';
import { tokenOf } from '@mocks/real/swift/storage';
import { test } from './orbit';
import { expectHeading, expectToast, signIn } from './steps';

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const actOn = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

/** Lets keys be made for temporary links. */
const makeKeys = (page: Page) => page.getByRole('button', { name: 'Create keys' }).click();

test('an object is downloaded once keys were made, and the page stays', async ({ page, orbit }) => {
  const name = 'q x=1#50% é.txt';
  await orbit.make('box', [name, 'other.txt']);
  await signIn(page, { at: orbit.screen('container/box/objects/') });
  await actOn(page, name, 'Download');
  const first = page.waitForEvent('download');
  await makeKeys(page);
  const download = await first;
  expect(download.suggestedFilename()).toBe(name);
  expect(await textOf(download)).toBe(name);
  // The keys are there by now.
  const second = page.waitForEvent('download');
  await actOn(page, 'other.txt', 'Download');
  expect(await textOf(await second)).toBe('other.txt');
  await expectHeading(page, 'box');
});

test('what was deleted meanwhile leaves the page where it is, and says so', async ({
  page,
  orbit,
}) => {
  await orbit.make('box', ['gone.txt']);
  await orbit.status('POST', '', { headers: { 'X-Account-Meta-Temp-URL-Key': 'key' } });
  await signIn(page, { at: orbit.screen('container/box/objects/') });
  await expect(page.getByRole('link', { name: 'gone.txt' })).toBeVisible();
  await orbit.status('DELETE', 'box/gone.txt');
  expectStatus(page, 404);
  await actOn(page, 'gone.txt', 'Download');
  await expect(page.getByText(/Could not find gone\.txt.*check back shortly/)).toBeVisible();
  await expectHeading(page, 'box');
});

test('a temporary link reads one object, and an upload link writes one', async ({
  page,
  orbit,
  request,
}) => {
  await orbit.make('box', ['dir/a b.txt']);
  await signIn(page, { at: orbit.screen('container/box/objects/?path=dir/') });
  await actOn(page, 'dir/a b.txt', 'Share');
  const form = dialog(page, 'Create temporary link');
  await form.getByRole('button', { name: 'Create' }).click();
  await makeKeys(page);
  const made = dialog(page, 'Temporary link');
  const address = async () => (await made.getByText(/^http/).textContent()) ?? '';
  const read = await request.get(await address());
  expect([read.status(), await read.text()]).toEqual([200, 'dir/a b.txt']);
  await made.getByRole('button', { name: 'Create another' }).click();
  await form.getByRole('radio', { name: 'Upload' }).click();
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(made.getByText(/^curl -T FILE/)).toBeVisible();
  expect((await request.get(await address())).status()).toBe(401);
  expect((await request.put(await address(), { data: 'sent' })).status()).toBe(201);
  expect((await orbit.call('GET', 'box/dir%2Fa%20b.txt')).text).toBe('sent');
});

test('a directory is downloaded as one zip file, written as it arrives', async ({
  page,
  orbit,
}) => {
  // The browser's own dialog is out of a test's reach: the file goes into the page's own store.
  await page.addInitScript(() => {
    Object.assign(window, {
      showSaveFilePicker: async () =>
        (await navigator.storage.getDirectory()).getFileHandle('saved.zip', { create: true }),
    });
  });
  await orbit.make('box', ['photos/1.txt', 'photos/old/2.txt', 'photos/a/../b', 'else.txt']);
  await signIn(page, { at: orbit.screen('container/box/objects/') });
  await actOn(page, 'photos/', 'Download');
  const zip = dialog(page, 'Download as a zip file');
  await expect(zip.getByText(/^3 objects/)).toBeVisible();
  await zip.getByRole('button', { name: 'Download' }).click();
  await expect(zip.getByText('3 objects downloaded.')).toBeVisible();
  const saved = await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const file = await (await root.getFileHandle('saved.zip')).getFile();
    return Array.from(new Uint8Array(await file.arrayBuffer()));
  });
  const text = Buffer.from(saved).toString('latin1');
  expect(text.slice(0, 2)).toBe('PK');
  for (const name of ['photos/1.txt', 'photos/old/2.txt', 'photos/a/__/b']) {
    expect(text).toContain(name);
  }
  expect(text).not.toContain('else.txt');
});

test('a browser that writes no files saves the zip file whole', async ({ page, orbit }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await orbit.make('box', ['one.txt', 'two.txt']);
  await signIn(page, { at: orbit.screen('container/box/') });
  await page.getByRole('button', { name: 'Download all…' }).click();
  const zip = dialog(page, 'Download as a zip file');
  const downloading = page.waitForEvent('download');
  await zip.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('box.zip');
  expect((await textOf(download)).slice(0, 2)).toBe('PK');
  await expect(zip.getByText('2 objects downloaded.')).toBeVisible();
});

test('a rule lets anybody read, and its removal ends that', async ({ page, orbit, request }) => {
  await orbit.make('box', ['o.txt']);
  const anybody = async () =>
    (await request.get(`${orbit.origin}/v1/${orbit.account}/box/o.txt`)).status();
  expect(await anybody()).toBe(401);
  await signIn(page, { at: orbit.screen('container/box/access/add/') });
  const add = dialog(page, 'Add access rule');
  await add.getByRole('radio', { name: 'Public read' }).click();
  await add.getByRole('button', { name: 'Add' }).click();
  await expectToast(page, 'Access rule added successfully');
  expect(await anybody()).toBe(200);
  await actOn(page, 'Public read', 'Remove');
  await dialog(page, 'Remove this access rule?').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Nobody else has access.')).toBeVisible();
  expect(await anybody()).toBe(401);
});

test('a rule of an odd container is added, edited and removed, and large objects’ segments follow', async ({
  page,
  orbit,
  request,
}) => {
  const name = 'q x=1#50% é';
  const box = encodeURIComponent(name);
  await orbit.make(name, ['o.txt']);
  await orbit.make(`${name}_segments`, ['part']);
  const asked = async (path: string, referrer: string) => {
    const headers = { Referer: referrer };
    const answer = await request.get(`${orbit.origin}/v1/${orbit.account}/${path}`, { headers });
    return answer.status();
  };
  const read = async (referrer: string) => [
    await asked(`${box}/o.txt`, referrer),
    await asked(`${box}_segments/part`, referrer),
  ];
  await signIn(page, { at: orbit.screen(`container/${box}/access/add/`) });
  const add = dialog(page, 'Add access rule');
  await add.getByRole('radio', { name: 'HTTP referrer' }).click();
  await add.getByRole('textbox', { name: 'Domain' }).fill('a.example.com');
  await add.getByRole('button', { name: 'Add' }).click();
  await expectToast(page, 'Access rule added successfully');
  expect(await read('https://a.example.com/x')).toEqual([200, 200]);
  expect(await read('https://b.example.com/x')).toEqual([401, 401]);
  await actOn(page, 'a.example.com', 'Edit');
  const edit = dialog(page, 'Edit access rule');
  await edit.getByRole('textbox', { name: 'Domain' }).fill('b.example.com');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Access rule edited successfully');
  expect(await read('https://a.example.com/x')).toEqual([401, 401]);
  expect(await read('https://b.example.com/x')).toEqual([200, 200]);
  await actOn(page, 'b.example.com', 'Remove');
  await dialog(page, 'Remove this access rule?').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Nobody else has access.')).toBeVisible();
  expect(await read('https://b.example.com/x')).toEqual([401, 401]);
});

test('a new storage client reaches what its rule lets it, and nothing once that is gone', async ({
  page,
  orbit,
  staging,
}) => {
  await orbit.make('box', ['o.txt']);
  await orbit.make('other', ['o.txt']);
  await signIn(page, { at: orbit.screen('container/box/access/add/') });
  const add = dialog(page, 'Add access rule');
  await add.getByRole('radio', { name: 'API client' }).click();
  await add.getByRole('radio', { name: 'New' }).click();
  await add.getByRole('textbox', { name: /^Name/ }).fill('uploader');
  await add.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('button', { name: 'I’ve saved it' }).click();
  await expectToast(page, 'Access rule added successfully');
  const made = staging.provider.world.api_client.all().find(({ name }) => name === 'uploader');
  const token = tokenOf(orbit.account, made?.id ?? '', 'ORBIT_CLIENT');
  expect(await orbit.status('GET', 'box/o.txt', { token })).toBe(200);
  expect(await orbit.status('PUT', 'box/new.txt', { token, body: 'x' })).toBe(403);
  expect(await orbit.status('GET', 'other/o.txt', { token })).toBe(403);
  await actOn(page, 'uploader', 'Remove');
  await dialog(page, 'Remove this access rule?').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Nobody else has access.')).toBeVisible();
  expect(await orbit.status('GET', 'box/o.txt', { token })).toBe(403);
});

test('a container that was made meanwhile is not said to be created', async ({ page, orbit }) => {
  await signIn(page, { at: orbit.screen('add/') });
  const form = dialog(page, 'Create container');
  await form.getByRole('textbox', { name: /^Name/ }).fill('box');
  await orbit.make('box', ['o.txt']);
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form.getByText('An Orbit container with this name already exists')).toBeVisible();
});
