import { at } from '@mocks/real/swift/storage';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { expectStatus } from './guards';
import { test } from './orbit';
import { answerDialog, dialog, expectHeading, openMenu, rowOf, signIn, typeWord } from './steps';

/** Names that Swift takes for containers, each hard in a way of its own. */
const names = ['a b%20c', 'q?x=1#y', '<script>alert(1)', 'e\u0301moji 🪐', '...', '%2e%2e'];

/** Types the word into a dialog that stays open to report the end. */
async function confirm(page: Page): Promise<void> {
  await dialog(page).getByRole('textbox').fill('delete');
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
}

test('a container of any name is created, opened by its address and deleted', async ({
  page,
  orbit,
}) => {
  await signIn(page, { at: orbit.screen() });
  // A deleted container is requested at most once more.
  expectStatus(page, 404);
  for (const name of names) {
    await page.getByRole('link', { name: 'Create container' }).click();
    await dialog(page).getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog(page).getByRole('button', { name: 'Create' }).click();
    await expectHeading(page, name);
    expect(await orbit.status('HEAD', at(name))).toBe(204);
    await page.reload();
    await expectHeading(page, name);
    await openMenu(page, `Actions for ${name}`);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await typeWord(page, 'delete', 'Delete');
    await expectHeading(page, 'Orbit');
    // An emptied list has its link elsewhere. A press between the two meets neither.
    await expect(page.getByText("You don't currently have any Orbit Containers")).toBeVisible();
    expect(await orbit.status('HEAD', at(name))).toBe(404);
  }
  // Neither the account nor another container was ever hit.
  expect(await orbit.status('HEAD')).toBe(204);
});

test('what is filled behind the panel’s back is not deleted, and says so', async ({
  page,
  orbit,
}) => {
  await orbit.make('box');
  await signIn(page, { at: orbit.screen(`container/box/`) });
  await expectHeading(page, 'box');
  expectStatus(page, 409);
  await openMenu(page, 'Actions for box');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog(page)).toBeVisible();
  // Only now: a new read before this would bar the deletion.
  await orbit.put('box', 'one', 'one');
  await confirm(page);
  await expect(
    dialog(page).getByText('Cannot delete box while it has objects.', { exact: false }),
  ).toBeVisible();
});

test('a site is shown to whoever comes, its listings too, and no longer once it is off', async ({
  page,
  orbit,
  context,
}) => {
  await orbit.make('site', ['index.html', 'two/three']);
  await signIn(page, { at: orbit.screen('container/site/') });
  const edit = (label: string) => page.getByRole('link', { name: `Edit ${label}` }).click();
  const visit = async () => (await orbit.call('GET', 'site/', { token: '' })).status;
  expect(await visit()).toBe(401);

  await edit('Static site');
  await dialog(page)
    .getByRole('checkbox', { name: /^Show the objects/u })
    .check();
  await dialog(page).getByRole('textbox', { name: 'Index page' }).fill('index.html');
  await answerDialog(page, 'Save');
  const open = page.getByRole('link', { name: /^Open the site/u });
  await expect(open).toBeVisible();
  expect(await visit()).toBe(200);
  const [site] = await Promise.all([context.waitForEvent('page'), open.click()]);
  await expect(site.getByText('index.html')).toBeVisible();
  await site.close();

  await edit('Public listings');
  await dialog(page)
    .getByRole('checkbox', { name: /^Show a public list/u })
    .check();
  await answerDialog(page, 'Save');
  await edit('Static site');
  await dialog(page)
    .getByRole('checkbox', { name: /^Show the objects/u })
    .uncheck();
  await answerDialog(page, 'Save');
  await expect(page.getByRole('link', { name: /^Open the listings/u })).toBeVisible();
  const listing = await orbit.call('GET', 'site/', { token: '' });
  expect([listing.status, listing.text]).toEqual([200, expect.stringContaining('Listing of')]);

  await edit('Public listings');
  await dialog(page)
    .getByRole('checkbox', { name: /^Show a public list/u })
    .uncheck();
  await answerDialog(page, 'Save');
  await expect(page.getByText('Nobody else has access.')).toBeVisible();
  expect(await visit()).toBe(401);
  const web = ['Read', 'Meta-Web-Index', 'Meta-Web-Listings'].map((name) => `X-Container-${name}`);
  expect(await orbit.head('site', ...web)).toEqual([null, null, null]);
});

test('archiving, quota, keys, cross-origin access and notes are kept by Swift as they were set', async ({
  page,
  orbit,
}) => {
  test.slow();
  await orbit.make('box', ['doc']);
  await signIn(page, { at: orbit.screen('container/box/') });
  const edit = (label: string) => page.getByRole('link', { name: `Edit ${label}` }).click();
  const fill = (label: RegExp | string, text: string) =>
    dialog(page).getByRole('textbox', { name: label }).fill(text);
  const told = (label: string, words: string) =>
    expect(
      page.getByRole('region', { name: 'Settings' }).getByText(label).locator('+ dd'),
    ).toHaveText(words);

  await edit('Archiving');
  await dialog(page).getByRole('radio', { name: 'Create container' }).check();
  await fill('Name', 'ä b%');
  await answerDialog(page, 'Save');
  await told('Archiving', 'into ä b%');
  await orbit.put('box', 'doc', 'second');
  expect(await orbit.names(at('ä b%'))).toHaveLength(1);

  await edit('Quota');
  await fill(/^Size in GB/u, '0.1');
  await fill(/^Number of objects/u, '1');
  await answerDialog(page, 'Save');
  await told('Quota', '102.40 MB, 1 object');
  await expect(page.getByText('This container is full')).toBeVisible();
  expect(await orbit.status('PUT', 'box/more', { body: 'x' })).toBe(413);

  await edit('Temporary URL keys');
  await fill(/^Key 1/u, 'a-key-of-the-container');
  await answerDialog(page, 'Save');
  await told('Temporary URL keys', 'key 1 is set');

  await edit('Cross-origin access');
  await fill(/^Origins/u, 'https://a.example\nhttps://b.example');
  await answerDialog(page, 'Save');
  await told('Cross-origin access', 'https://a.example and https://b.example');

  await edit('Custom metadata');
  await fill('Name', 'Team');
  await fill('Value', 'Füße 🪐');
  await answerDialog(page, 'Save');
  await told('Custom metadata', 'team: Füße 🪐');

  await page.reload();
  await told('Custom metadata', 'team: Füße 🪐');
  await told('Archiving', 'into ä b%');
  const meta = ['Quota-Bytes', 'Quota-Count', 'Temp-Url-Key', 'Access-Control-Allow-Origin'];
  expect(await orbit.head('box', ...meta.map((name) => `X-Container-Meta-${name}`))).toEqual([
    '107374183',
    '1',
    'a-key-of-the-container',
    'https://a.example https://b.example',
  ]);
});

test('several empty containers are deleted at once', async ({ page, orbit }) => {
  for (const name of ['one', 'two']) await orbit.make(name);
  await orbit.make('full', ['doc']);
  expectStatus(page, 404);
  await signIn(page, { at: orbit.screen() });
  for (const name of ['one', 'two', 'full']) await rowOf(page, name).getByRole('checkbox').check();
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await confirm(page);
  await expect(dialog(page)).toContainText('All 2 done.');
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(rowOf(page, 'one')).toBeHidden();
  await expect(rowOf(page, 'two')).toBeHidden();
  expect(await orbit.names('')).toEqual(['full']);
});
