import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  answerDialog,
  arrive,
  dialog,
  expectHeading,
  expectStatusOf,
  expectToast,
  filterList,
  listOf,
  openMenu,
  openRecord,
  rowOf,
} from './steps';

const account = '/accounts/acc-demo1/';
const images = `${account}images/`;
const title = 'My Server Images';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Which images' }).getByRole('link', { name, exact: true });

async function expectImages(page: Page, name = title): Promise<void> {
  await expectHeading(page, name);
  await expect(listOf(page, name).getByRole('link').first()).toBeVisible();
}

test('a snapshot of a server is found, published, and a server made from it', async ({
  page,
  staging,
}) => {
  staging.provider.world.user.patch('usr-demo1', {
    ssh_key: 'ssh-ed25519 AAAAC3Nz dana@example.com',
  });
  await arrive(page, staging, `${account}servers/srv-web02/`);
  await expectHeading(page, 'web-2');
  await page.getByRole('button', { name: 'Create Snapshot' }).click();
  await expectToast(page, /^Snapshot (started|of .+ is ready)$/u);
  const snapshot = page
    .getByRole('region', { name: 'Snapshots' })
    .getByRole('link', { name: /^Snapshot of srv-web02/u });
  const name = await snapshot.innerText();

  await page.getByRole('link', { name: 'Server Images' }).first().click();
  await expectImages(page);
  await filterList(page, name);
  await expectStatusOf(page, name, 'available');
  await openRecord(page, name);
  await page.getByRole('link', { name: 'Edit Visibility' }).click();
  await dialog(page).getByRole('checkbox', { name: 'Public' }).check();
  await answerDialog(page, 'Save');
  await expect(page.getByText('every account sees it')).toBeVisible();
  await page.getByRole('link', { name: 'Create Cloud Server' }).click();
  await expect(page).toHaveURL(/\/servers\/add\/\?image=img-[a-z0-9]{5}$/u);
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText(name);
  await page.getByRole('textbox', { name: 'Name' }).fill('web-3');
  await page.getByRole('button', { name: 'Create server' }).click();
  await expectHeading(page, 'web-3');
  await expect(page.getByRole('region', { name: 'Settings' }).getByText(name)).toBeVisible();
});

test('the hash chooses the tab and its title; Back, reload and a link keep it', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, images);
  await expectImages(page);
  await expect(page).toHaveTitle(/^My Server Images/u);
  await tab(page, 'Official Images').click();
  await expect(page).toHaveTitle(/^Official Server Images/u);
  await expectImages(page, 'Official Server Images');
  await filterList(page, 'debian');
  await expect(page).toHaveURL(/\?q=debian#official$/u);
  await page.reload();
  await expectImages(page, 'Official Server Images');
  await expect(tab(page, 'Official Images')).toHaveAttribute('aria-current', 'page');
  await tab(page, 'All').click();
  await expect(page).toHaveTitle(/^All Server Images/u);
  await page.goBack();
  await expect(page).toHaveTitle(/^Official Server Images/u);
});

test("another account's image can be read, used, but neither edited nor locked", async ({
  page,
  staging,
}) => {
  await arrive(page, staging, `${images}?q=community#all`);
  await openRecord(page, 'community-nas');
  await expect(page.getByText('You can make servers from it, but not change it.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Edit /u })).toHaveCount(0);
  await openMenu(page, 'Actions for community-nas');
  await expect(page.getByRole('menuitem', { name: 'Lock' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.goto(`${images}img-other/arch/`);
  await expect(dialog(page)).toContainText('This image belongs to another account');
  await dialog(page).getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/images\/img-other\/$/u);
});

test('of a selection only the available images are deleted', async ({ page, staging }) => {
  await arrive(page, staging, `${images}?q=golden`);
  await expectImages(page);
  for (const name of ['golden-web', 'golden-web-2021']) {
    await rowOf(page, name).getByRole('checkbox').check();
  }
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(dialog(page)).toContainText('This image is deprecated');
  await dialog(page).getByRole('textbox').fill('delete');
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await answerDialog(page, 'Done');
  await expect(rowOf(page, 'golden-web')).toHaveCount(0);
  await expect(rowOf(page, 'golden-web-2021')).toBeVisible();
});

test.describe('with 2,000 images', () => {
  test.use({ stagingOptions: { world: 'large' } });

  test('the list is there, and one of them is found', async ({ page, staging }) => {
    await arrive(page, staging, images);
    await expectImages(page);
    await filterList(page, 'release-1999');
    await expect(listOf(page, title).getByRole('link')).toHaveCount(1);
  });
});
