import { imageOf, indexOf, layerOf, type Manifest } from '@mocks/real/registry/images';
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { test } from './registry';
import {
  answerDialog,
  chooseItem,
  dialog,
  expectHeading,
  expectToast,
  openMenu,
  signIn,
  typeWord,
} from './steps';

const KIBIBYTE = 1024;
const base = layerOf('base', 300 * KIBIBYTE);
const older = imageOf([base, layerOf('older', 40 * KIBIBYTE)]);
const newer = imageOf([base, layerOf('newer', 60 * KIBIBYTE)]);
const site = (architecture: string) =>
  imageOf([layerOf(architecture, 100 * KIBIBYTE)], { format: 'oci', architecture });
const index = indexOf({ amd64: site('amd64'), arm64: site('arm64') });

const shortOf = ({ digest }: { digest: string }): string => digest.slice(7, 19);

const bytesOf = ({ blobs, manifests }: Manifest): number =>
  blobs.reduce((sum, { bytes }) => sum + bytes.length, 0) +
  manifests.reduce((sum, each) => sum + bytesOf(each), 0);

const sizeOf = (manifest: Manifest): string => `${(bytesOf(manifest) / KIBIBYTE).toFixed(2)} KB`;

/** The row of a tag, `web/api:v1`. */
const tagRow = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });

/** Copies one of the commands that pull a tag, and waits for its digest or tag at the end. */
async function copyPull(page: Page, tag: string, label: string): Promise<string> {
  await openMenu(page, `Pull ${tag}`);
  await chooseItem(page, `Copy ${label}`);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(label.endsWith('digest') ? /@sha256:\w{64}$/ : /:[\w.]+$/);
  return copied();
}

test('images are pushed to a real registry, seen, pulled, cleaned up, and served no longer', async ({
  page,
  images,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, { at: images.screen() });
  await page.getByRole('link', { name: 'Create repository' }).first().click();
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('web');
  await answerDialog(page, 'Create');
  await expectHeading(page, 'web');

  await images.push('web', [
    { image: 'api', tag: 'v1', manifest: older },
    { image: 'api', tag: 'latest', manifest: older },
    { image: 'api', tag: 'v2', manifest: newer },
    { image: 'site', tag: 'latest', manifest: index },
  ]);
  const latest = images.reference('web', 'api', 'latest');
  await images.retag(images.reference('web', 'api', 'v2'), latest);
  await page.reload();

  // The index counts all that it lists. The tag that was moved is the image it leads to now.
  for (const [tag, image] of [
    ['web/api:v1', older],
    ['web/api:v2', newer],
    ['web/api:latest', newer],
    ['web/site:latest', index],
  ] as const) {
    const row = tagRow(page, tag);
    await expect(row.getByText(shortOf(image))).toBeVisible();
    await expect(row.getByText(sizeOf(image))).toBeVisible();
  }

  const byTag = await copyPull(page, 'web/api:v1', 'docker pull by tag');
  expect(byTag).toBe(`docker pull ${images.reference('web', 'api', 'v1')}`);
  expect(await images.pullBy(byTag)).toBe(older.text);
  const byDigest = await copyPull(page, 'web/api:v1', 'podman pull by digest');
  expect(await images.pullBy(byDigest)).toBe(older.text);

  await page.getByRole('button', { name: 'Clean up…' }).click();
  await dialog(page)
    .getByLabel(/^Keep the newest/u)
    .fill('1');
  await expect(dialog(page).getByText('Dry run: 1 tag to delete, 3 to keep')).toBeVisible();
  await expect(
    dialog(page).getByRole('list', { name: 'To delete' }).getByText('web/api:v1'),
  ).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Delete 1 tag…' }).click();
  const deletion = page.getByRole('dialog', { name: 'Delete 1 Tag', exact: true });
  await deletion.getByRole('textbox').fill('delete');
  await deletion.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(deletion.getByText('Done.')).toBeVisible();
  await deletion.getByRole('button', { name: 'Done' }).click();
  await expect(deletion).toBeHidden();
  // By its button: the focus is back in it a moment later, and Escape would be nobody's.
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(tagRow(page, 'web/api:v1')).toBeHidden();

  // The registry itself: no longer by the tag, still by the digest, and all else as before.
  await expect(images.pullBy(byTag)).rejects.toThrow('manifest unknown');
  expect(await images.pullBy(byDigest)).toBe(older.text);
  expect(await images.pullBy(`docker pull ${latest}`)).toBe(newer.text);

  // A tag that was moved has an index object for each image that it ever led to.
  await openMenu(page, 'Actions for web/api:latest');
  await chooseItem(page, 'Delete');
  await typeWord(page, 'delete', 'Delete');
  await expectToast(page, 'Tag deleted. You can still pull its image by digest');
  await expect(tagRow(page, 'web/api:latest')).toBeHidden();
  await expect(images.pullBy(`docker pull ${latest}`)).rejects.toThrow('manifest unknown');
  expect(await images.tags('web', 'api')).toEqual(['v2']);
});

test('an API client that is made for a repository may pull from it, and push once it is let', async ({
  page,
  images,
}) => {
  await images.make('web');
  await images.push('web', [{ image: '', tag: 'v1', manifest: older }]);
  const pulled = images.reference('web', '', 'v1');
  const pushed = images.reference('web', '', 'v2');
  await signIn(page, { at: images.screen('container/web_ctrimages/') });
  await page.getByRole('link', { name: 'Add access rule' }).click();
  await dialog(page).getByRole('radio', { name: 'New' }).click();
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('deployer');
  await dialog(page).getByRole('button', { name: 'Add' }).click();
  const told = page.getByRole('dialog', { name: 'Secret of deployer' });
  const secret = await told.getByText(/^[\w-]{16,}$/u).textContent();
  await told.getByRole('button', { name: 'I’ve saved it' }).click();
  const rule = page.getByRole('listitem').filter({ hasText: 'deployer' });
  await expect(rule.getByText('Pull', { exact: true })).toBeVisible();

  const client = images.clientNamed('deployer');
  const credentials = `${client}:${secret ?? ''}`;
  expect(await images.pullBy(`docker pull ${pulled}`, credentials)).toBe(older.text);
  await expect(images.retag(pulled, pushed, credentials)).rejects.toThrow('denied');

  await rule.getByRole('button', { name: 'Actions for deployer' }).click();
  await chooseItem(page, 'Edit');
  await dialog(page).getByRole('checkbox', { name: 'Push' }).check();
  await answerDialog(page, 'Save');
  await expect(rule.getByText('Pull and push')).toBeVisible();
  await images.retag(pulled, pushed, credentials);
  expect(await images.tags('web', '')).toEqual(['v1', 'v2']);
});
