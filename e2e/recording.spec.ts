import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectStatus } from './guards';
import { openReport, readReport, withNames } from './report-steps';
import { arrive, chooseItem, expectHeading, expectToast, openMenu } from './steps';

const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('wheelhouse.recording'));

/** Reads what the page leaves as it ends, where the next one would take it. */
const leftBy = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    return sessionStorage.getItem('wheelhouse.recording') ?? '';
  });

test('a problem is reported after a reload, and nothing of it stays once its session ends', async ({
  page,
  staging,
}) => {
  const address = '/accounts/acc-demo1/servers/srv-web01/';
  staging.provider.world.server.patch('srv-web01', { name: 'once' });
  await arrive(page, staging, address);
  await expectHeading(page, 'once');
  staging.provider.world.server.patch('srv-web01', { name: 'later fail-500' });
  expectStatus(page, 500);
  await page.getByRole('button', { name: 'Create snapshot' }).click();
  await expectToast(page, /^Couldn’t create a snapshot/u);
  await expect.poll(() => leftBy(page)).toContain('"status":500');
  const left = await leftBy(page);
  expect(left).toContain('usr-demo1');
  expect(left).not.toContain('once');

  await page.reload();
  await expectHeading(page, 'later fail-500');
  const report = await openReport(page);
  await expect(report).toContainText('1 page reload');
  // The next page has taken it.
  expect(await stored(page)).toBeNull();
  await report.getByText('Show activity').click();
  await expect(report.getByText(/POST \/1\.0\/servers\/srv-web01\/.*: 500/u)).toBeVisible();
  await withNames(report);
  await expect(report).toContainText('Names from before the last reload remain placeholders');
  const file = await readReport(report);
  expect(file).toContain('"later fail-500"');
  expect(file).not.toContain('"once"');

  await openMenu(page, 'User menu');
  await chooseItem(page, 'Log out');
  await expectHeading(page, 'Sign in');
  expect(await leftBy(page)).toBe('');
});
