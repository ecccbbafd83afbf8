import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectStatus } from './guards';
import {
  answerDialog,
  arrive,
  chooseItem,
  dialog,
  expectHeading,
  expectStatusOf,
  expectToast,
  filterList,
  openMenu,
  openRowMenu,
  rowOf,
  settle,
  typeWord,
} from './steps';

const account = '/accounts/acc-demo1/';
const volumes = `${account}volumes/`;

/** Chooses a server or a volume in the dialog that attaches, and sends it. */
async function attach(page: Page, name: RegExp): Promise<void> {
  await dialog(page).getByRole('radio', { name }).check();
  await dialog(page).getByRole('button', { name: 'Attach', exact: true }).click();
}

/** Value of a setting on the page of a volume. */
const fact = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Settings' }).locator('dt', { hasText: label }).locator('+ dd');

test('a volume is made, attached, booted from, detached, grown, copied and deleted', async ({
  page,
  staging,
}) => {
  test.slow();
  staging.provider.world.server.patch('srv-nbs01', { status: 'inactive' });
  await arrive(page, staging, volumes);
  await expectHeading(page, 'Volumes');
  await settle(page);

  await page.getByRole('link', { name: 'Create volume' }).click();
  await expectHeading(page, 'Create volume');
  await page.getByRole('textbox', { name: /^Name/u }).fill('ledger-2');
  await page.getByRole('textbox', { name: 'Size in GB' }).fill('50');
  await page.getByRole('combobox', { name: 'Zone' }).selectOption({ label: 'Zone A (gb1-a)' });
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('£5.00');
  await page.getByRole('button', { name: 'Create volume' }).click();
  await expectHeading(page, 'ledger-2');
  await expect(fact(page, 'Size')).toHaveText('50 GB');

  await page.getByRole('link', { name: 'Attach volume' }).click();
  await attach(page, /^storage-node/u);
  await expect(dialog(page)).toContainText('ledger-2 is attached to storage-node');
  await answerDialog(page, 'OK');

  await page.getByRole('button', { name: 'Make boot volume' }).click();
  await answerDialog(page, 'Make boot volume');
  await expect(page.getByText('The server starts from this volume.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Detach' })).toHaveAccessibleDescription(
    'A boot volume cannot be detached',
  );

  // Its place is given back to the volume that had it before.
  await page.goto(`${volumes}vol-boot1/`);
  await page.getByRole('button', { name: 'Make boot volume' }).click();
  await answerDialog(page, 'Make boot volume');
  await expect(page.getByText('The server starts from this volume.')).toBeVisible();
  await page.goto(volumes);
  await filterList(page, 'ledger-2');
  await openRowMenu(page, 'ledger-2');
  await chooseItem(page, 'Detach');
  await answerDialog(page, 'Detach');
  await expectStatusOf(page, 'ledger-2', 'detached');

  await openRowMenu(page, 'ledger-2');
  await chooseItem(page, 'Resize');
  await dialog(page).getByRole('textbox', { name: 'Size in GB' }).fill('40');
  await dialog(page).getByRole('button', { name: 'Resize' }).click();
  await expect(dialog(page)).toContainText('Volumes can only be increased in size');
  await dialog(page).getByRole('textbox', { name: 'Size in GB' }).fill('60');
  await answerDialog(page, 'Resize');
  await expect(fact(page, 'Size')).toHaveText('60 GB');

  await openMenu(page, 'Actions for ledger-2');
  await chooseItem(page, 'Copy volume');
  await dialog(page).getByRole('textbox').fill('ledger-3');
  await answerDialog(page, 'Copy volume');
  await expectHeading(page, 'ledger-3');
  await expect(fact(page, 'Source')).toContainText('ledger-2');
  await expect(page.getByRole('main').getByText('detached').first()).toBeVisible();

  await openMenu(page, 'Actions for ledger-3');
  await chooseItem(page, 'Delete');
  await typeWord(page, 'delete', 'Delete');
  await expectToast(page, 'Deleted');
  await expectHeading(page, 'Volumes');
  await filterList(page, 'ledger');
  await expect(rowOf(page, 'ledger-2')).toHaveCount(1);
  await expect(rowOf(page, 'ledger-3')).toHaveCount(0);
});

test('a server takes a volume and grows it; another window is told in passing', async ({
  page,
  context,
  staging,
}) => {
  await arrive(page, staging, `${account}servers/srv-nbs01/`);
  await expectHeading(page, 'storage-node');
  await settle(page);
  // The script that draws the charts keeps to the policy too.
  await expect(page.getByRole('img', { name: 'CPU utilisation' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(volumes);
  await settle(other);

  await page.getByRole('region', { name: 'Volumes' }).getByRole('link', { name: 'Attach' }).click();
  await attach(page, /^spare/u);
  await expect(dialog(page)).toContainText('spare is attached to storage-node');
  await answerDialog(page, 'OK');
  await expectToast(other, 'Volume spare was attached');
  await expect(other.getByRole('dialog')).toHaveCount(0);

  await openRowMenu(page, 'spare');
  await chooseItem(page, 'Resize');
  await dialog(page).getByRole('textbox', { name: 'Size in GB' }).fill('44');
  await answerDialog(page, 'Resize');
  await expect(rowOf(page, 'spare')).toContainText('44 GB');
});

test('a host without volumes refuses, and support is one step away', async ({ page, staging }) => {
  expectStatus(page, 409);
  staging.provider.world.server.patch('srv-nbs01', { name: 'fail-host' });
  await arrive(page, staging, `${volumes}vol-free2/attach/`);
  await attach(page, /^fail-host/u);
  const told = page.getByRole('dialog', { name: 'Attach Volume Failed' });
  await expect(told).toContainText('does not support block storage volumes');
  await expect(told.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    /\/support\/\?p=/u,
  );
  await told.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('dialog', { name: 'Attach spare' })).toBeVisible();
});
