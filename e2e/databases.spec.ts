import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import { answerDialog, arrive, dialog, expectHeading, expectStatusOf, openMenu } from './steps';

const account = '/accounts/acc-demo1/';
const servers = `${account}database_servers/`;

const create = (page: Page) => page.getByRole('button', { name: 'Create Cloud SQL server' });

/** Copies the password that is shown once, and closes the dialog. */
async function savePassword(page: Page, of: string): Promise<string> {
  const told = page.getByRole('dialog', { name: `Admin password of ${of}` });
  await expect(told).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const password = await told.getByText(/^[0-9a-f]{16}$/u).innerText();
  await told.getByRole('button', { name: 'Copy the password' }).click();
  await expect(told.getByRole('button', { name: 'Copied the password' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
  await told.getByRole('button', { name: 'I’ve saved it' }).click();
  await expect(told).toBeHidden();
  return password;
}

test('a database is made with rules, its password told once, a snapshot taken, and another made of it', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, `${servers}add/`);
  await page.getByRole('textbox', { name: /^Name/u }).fill('orders');
  await page.getByRole('radio', { name: /^2 GB/u }).check();
  await page.getByRole('button', { name: 'Add access rule' }).click();
  const rule = page.getByRole('group', { name: 'Access rule 2' });
  await create(page).click();
  await expect(rule.getByText('Provide a valid subnet in CIDR notation')).toBeVisible();
  await rule.getByLabel('Address').fill('203.0.113.0/24');
  // A row half under the bar has a target as small as the rest of it.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, 'create');
  await create(page).click();
  const password = await savePassword(page, 'orders');

  await expectHeading(page, 'orders');
  await expect(page.getByRole('region', { name: 'Access control' })).toContainText(
    '203.0.113.0/24',
  );
  expect(await page.content()).not.toContain(password);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    password,
  );
  await page.reload();
  await expectHeading(page, 'orders');
  expect(await page.content()).not.toContain(password);

  // It takes three minutes to be made: a snapshot is of one that runs.
  await page.goto(`${servers}dbs-oldv1/`);
  await expectHeading(page, 'legacy');
  await expectAccessible(page, 'page');
  await page.getByRole('button', { name: 'Create snapshot' }).click();
  await dialog(page).getByRole('button', { name: 'Create snapshot' }).click();
  await expect(page.getByRole('heading', { name: 'Snapshot is ready' })).toBeVisible();
  await dialog(page).getByRole('link', { name: 'View snapshot' }).click();
  await expectHeading(page, 'Snapshot of dbs-oldv1');
  await page.getByRole('link', { name: 'Create server from snapshot' }).click();
  await expect(
    page.getByRole('radio', { name: /^Snapshot of dbs-oldv1/u, checked: true }),
  ).toHaveCount(1);
  await page.getByRole('textbox', { name: /^Name/u }).fill('restored');
  await page.getByRole('radio', { name: /^2 GB/u }).check();
  await create(page).click();
  await expectHeading(page, 'restored');
  await expect(page.getByText('MySQL 5.7').first()).toBeVisible();
});

test('a database is made larger, gets a new password, and no more than the account may have', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, `${servers}dbs-oldv1/`);
  await expectHeading(page, 'legacy');
  await openMenu(page, 'Actions for legacy');
  await page.getByRole('menuitem', { name: 'Resize (beta)' }).click();
  const resize = dialog(page);
  await expect(resize.getByText(/can’t be undone/u)).toBeVisible();
  await resize.getByRole('radio', { name: /^4 GB/u }).check();
  await expectAccessible(page, 'resize');
  await answerDialog(page, 'Resize');
  await expect(page.getByText('40 GB disk').first()).toBeVisible();

  await openMenu(page, 'Actions for legacy');
  await page.getByRole('menuitem', { name: 'Reset password' }).click();
  await dialog(page).getByRole('button', { name: 'Reset password' }).click();
  const password = await savePassword(page, 'legacy');
  expect(await page.content()).not.toContain(password);

  staging.provider.world.account.patch('acc-demo1', { dbs_ram_limit: 1024 });
  await page.goto(`${servers}add/`);
  await expect(create(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('link', { name: 'Request increase' })).toBeVisible();
});

test('databases of another account are its own', async ({ page, staging }) => {
  await arrive(page, staging, '/accounts/acc-share/database_servers/');
  await expectStatusOf(page, 'shared', 'active');
  await expect(page.getByRole('link', { name: 'main', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Snapshots', exact: true }).click();
  await expectStatusOf(page, 'shared', 'available');
});
