import { expect, test } from './fixtures';
import { arrive, expectServers } from './steps';

test.use({ stagingOptions: { hasStatusFeed: true, dials: { incident: 'major' } } });

test('incidents stand above every screen, and one that is dismissed stays so over a reload', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, '/accounts/acc-demo1/servers/');
  const notices = page.getByRole('region', { name: 'Status notice' });
  await expect(notices).toHaveText(/^Cloud IPs cannot be mapped in Zone B\..*Slow metrics/u);
  await notices.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(notices).toHaveText(/^Slow metrics/u);
  await page.reload();
  await expectServers(page);
  await expect(notices).toHaveText(/^Slow metrics/u);
});
