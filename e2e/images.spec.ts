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
  openRecord,
} from './steps';

const account = '/accounts/acc-demo1/';
const title = 'My Server Images';

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
  await page.getByRole('button', { name: 'Create snapshot' }).click();
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
  await expect(page.getByText('every account can see it')).toBeVisible();
  await page.getByRole('link', { name: 'Create Cloud Server' }).click();
  await expect(page).toHaveURL(/\/servers\/add\/\?image=img-[a-z0-9]{5}$/u);
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText(name);
  await page.getByRole('textbox', { name: 'Name' }).fill('web-3');
  await page.getByRole('button', { name: 'Create server' }).click();
  await expectHeading(page, 'web-3');
  await expect(page.getByRole('region', { name: 'Settings' }).getByText(name)).toBeVisible();
});
