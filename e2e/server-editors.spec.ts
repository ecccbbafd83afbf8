import { expect, test } from './fixtures';
import { expectStatus } from './guards';
import { arrive, chooseItem, dialog, expectToast, openMenu } from './steps';

const servers = '/accounts/acc-demo1/servers/';
const web = `${servers}srv-web01/`;

test('a server is resized from its page, and its type follows', async ({ page, staging }) => {
  staging.provider.world.server.patch('srv-web01', { status: 'inactive' });
  await arrive(page, staging, web);
  await openMenu(page, 'Actions for web-1');
  await chooseItem(page, 'Resize');
  await dialog(page)
    .getByRole('radio', { name: /4gb\.ssd/u })
    .check();
  await dialog(page).getByRole('button', { name: 'Resize' }).click();
  await expectToast(page, /^(Resizing|web-1 has its new size)$/u);
  await expect(page).toHaveURL(web);
  await expect(page.getByText('4 GB, 2 cores', { exact: true })).toBeVisible();
  await expect(page.getByText(/^120 GB SSD/u)).toBeVisible();
});

test('a resize that the host has no room for leads to support, with the request written', async ({
  page,
  staging,
}) => {
  staging.provider.world.server.patch('srv-web01', {
    status: 'inactive',
    name: 'later fail-capacity',
  });
  await arrive(page, staging, `${web}resize/`);
  expectStatus(page, 409);
  await page.getByRole('radio', { name: /4gb\.ssd/u }).check();
  await dialog(page).getByRole('button', { name: 'Resize' }).click();
  const told = page.getByRole('dialog', { name: 'Automatic Resize Failed' });
  await expect(told).toContainText("We're unable to complete the resize automatically right now");
  await expect(told.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    /\/support\/\?p=.*srv-web01/u,
  );
});

test('a binary file becomes the user data of a server', async ({ page, staging }) => {
  await arrive(page, staging, web);
  await page.getByRole('link', { name: 'Edit User data' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (
    await chooser
  ).setFiles({
    name: 'start.gz',
    mimeType: 'application/gzip',
    buffer: Buffer.from([31, 139, 8, 0]),
  });
  await expect(page.getByRole('textbox', { name: /^User data/u })).toHaveValue('H4sIAA==');
  await expect(dialog(page)).toContainText('This data looks binary');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(web);
  await expect(page.getByRole('region', { name: 'Settings' })).toContainText('4 bytes');
});

test('a schedule is chosen by its words and kept for so many snapshots', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, web);
  await page.getByRole('link', { name: 'Edit Snapshot schedule' }).click();
  await page.getByLabel('Frequency').selectOption('Weekly');
  await page.getByLabel('Day').selectOption('Sunday');
  await expect(page.getByLabel('Crontab')).toHaveValue('0 8 * * 0');
  await page.getByRole('button', { name: 'Save' }).click();
  const settings = page.getByRole('region', { name: 'Settings' });
  await expect(settings).toContainText('Every Sunday at 08:00 UTC');
  await page.getByRole('link', { name: 'Edit Snapshot retention' }).click();
  await page.getByLabel('Snapshots to keep').fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toContainText('You must retain at least 1 backup');
  await page.getByLabel('Snapshots to keep').fill('3');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(settings).toContainText('Keep the latest 3');
});

test('the groups of a server are chosen in one step', async ({ page, staging }) => {
  await arrive(page, staging, `${web}server_groups/`);
  await page.getByRole('checkbox', { name: /^workers/u }).check();
  await page.getByRole('checkbox', { name: /^web/u }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Server groups' })).toContainText('workers');
  expect(staging.provider.world.server.need('srv-web01').server_groups).toEqual([
    'grp-deflt',
    'grp-works',
  ]);
});
