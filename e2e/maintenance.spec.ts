import { expect, test } from './fixtures';
import { expectStatus } from './guards';
import { arrive, expectLive, expectServers, nameField, rename } from './steps';

const servers = '/accounts/acc-demo1/servers/';

test('maintenance is a screen over what was typed, which goes by itself and is saved then', async ({
  page,
  staging,
}) => {
  expectStatus(page, 503);
  const { dials, world } = staging.provider;
  await arrive(page, staging, `${servers}srv-web01/name/`);
  await expect(nameField(page)).toHaveValue('web-1');
  await expectLive(page);
  dials.maintenance = 1;
  await rename(page, 'after-the-upgrade');
  const dialog = page.getByRole('dialog', { name: 'Down for maintenance' });
  await expect(dialog).toContainText('The API is being upgraded and will be back shortly');
  await expect(dialog.getByRole('button', { name: 'Try again now' })).toBeVisible();
  expect(world.server.need('srv-web01').name).toBe('web-1');
  dials.maintenance = 0;
  await expect(dialog).toBeHidden();
  await expect(nameField(page)).toHaveValue('after-the-upgrade');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('after-the-upgrade');
});

test('whoever comes while it lasts sees the screen, and then the list', async ({
  page,
  staging,
}) => {
  expectStatus(page, 503);
  await arrive(page, staging, servers);
  staging.provider.dials.maintenance = 1;
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Down for maintenance' });
  await expect(dialog).toBeVisible();
  staging.provider.dials.maintenance = 0;
  await expect(dialog).toBeHidden();
  await expectServers(page);
});
