import { expect, test } from './fixtures';
import { expectStatus } from './guards';
import { arrive, dialog } from './steps';

const servers = '/accounts/acc-demo1/servers/';
const web = `${servers}srv-web01/`;

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
  await expect(told.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    /\/support\/\?p=.*srv-web01/u,
  );
});
