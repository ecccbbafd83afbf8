import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { expectLostConnections, expectPartsGone } from './guards';
import { comeBack, letItWatch } from './new-release';
import { test } from './nginx';
import { arrive, expectDashboard, expectLive, expectServers, fillSignIn, listOf } from './steps';

const account = '/accounts/acc-demo1/';

const line = (page: Page) => page.getByRole('region', { name: 'New version' });

test('the panel runs through nginx, under the strict policy and packed', async ({ page }) => {
  const packed: string[] = [];
  const plain: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // A font is packed by its own format.
    if (!pathname.startsWith('/assets/') || pathname.endsWith('.woff2')) return;
    const isPacked = response.headers()['content-encoding'] === 'br';
    (isPacked ? packed : plain).push(pathname);
  });
  await page.goto('/');
  await fillSignIn(page, 'demo@example.com');
  await expectDashboard(page);
  await expectLive(page);
  // A deep link, loaded anew, with dots and slashes in it.
  const name = 'up/../and/./down.txt';
  const object = `container/odd%20names/objects/${encodeURIComponent(name)}/`;
  const answer = await page.goto(`${account}orbit/${object}`);
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(page.getByRole('heading', { level: 1, name: 'down.txt' })).toBeVisible();
  // Pages are searched in a worker.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or run a command' }).fill('billing');
  await expect(page.getByRole('option', { name: /^Billing/u }).first()).toBeVisible();
  expect(plain).toEqual([]);
  expect(packed.length).toBeGreaterThan(5);
});

test('an address that nobody can read is no error', async ({ page, staging }) => {
  const answer = await page.goto(`${staging.app}//`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

/** True for a window that nobody has a hold of. */
const isAlone = (page: Page) => page.evaluate(() => window.opener === null);

test('a bank opens a window from its frame as without the headers, and no page that opens the panel has it', async ({
  page,
  staging,
  context,
}) => {
  await arrive(page, staging, '/accounts/acc-owed1/billing/');
  await page.getByRole('link', { name: 'Update card' }).click();
  const field = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await expect(field.getByLabel('Credit or debit card number')).toBeVisible();
  const [bank] = await Promise.all([
    context.waitForEvent('page'),
    field.locator('body').evaluate(() => void window.open(window.location.href)),
  ]);
  expect(await isAlone(bank)).toBe(false);

  const elsewhere = await context.newPage();
  await elsewhere.goto(`${staging.api}/outbox`);
  const [panel] = await Promise.all([
    context.waitForEvent('page'),
    elsewhere.evaluate((app) => void window.open(app), staging.app),
  ]);
  await expectDashboard(panel);
  expect(await isAlone(panel)).toBe(true);
});

test('a new release is told quietly, and a reload keeps what was typed', async ({
  page,
  staging,
  site,
}) => {
  expectPartsGone(page);
  await page.clock.install();
  await arrive(page, staging, `${account}servers/srv-web01/name/`);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('half a name');
  await letItWatch(page);
  await comeBack(page);
  await expect(line(page)).toBeHidden();
  await site.release();
  await comeBack(page);
  await expect(line(page)).toHaveText(/A new version is available/u);
  await expect(name).toHaveValue('half a name');
  await line(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('script[type=module]').last()).toHaveAttribute('src', /2\.js$/u);
  await expect(name).toHaveValue('half a name');
});

test('who signs in is told too, though nothing could be fetched for a while, and may put it off', async ({
  page,
  site,
}) => {
  expectLostConnections(page);
  await page.route('**/new-release.js', (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed');
  await page.clock.install();
  await page.goto('/');
  await page.getByLabel('Email').fill('demo@example.com');
  // The watcher is then of the release that is served by then: it has the same name in each.
  await site.release();
  await page.clock.fastForward('00:11');
  await failed;
  await expect(line(page)).toBeHidden();
  await comeBack(page);
  await line(page).getByRole('button', { name: 'Later' }).click();
  await expect(line(page)).toBeHidden();
  await expect(page.getByLabel('Email')).toHaveValue('demo@example.com');
});

test('whoever keeps the old release open is led on by the new one', async ({
  page,
  staging,
  site,
}) => {
  expectPartsGone(page);
  await page.clock.install();
  await arrive(page, staging, `${account}servers/`);
  await expectServers(page);
  await letItWatch(page);
  await site.release();
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Volumes/u });
  // Pointing at a record fetches its screen. A missing file announces the release before any press.
  await listOf(page, 'Cloud Servers').getByRole('link').first().hover();
  await expect(line(page)).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Volumes' })).toBeVisible();
  await expect(page.locator('script[type=module]').last()).toHaveAttribute('src', /2\.js$/u);
  await expect(page.getByRole('table', { name: 'Volumes' })).toBeVisible();
});
