import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectAccessible } from './axe';
import { arrive, chooseItem, expectHeading, openMenu } from './steps';

const account = '/accounts/acc-demo1/';

async function openSearch(page: Page) {
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search or run a command' });
  await expect(field).toBeFocused();
  return field;
}

test('screens and documentation are searched in a worker under the policy', async ({
  page,
  staging,
}) => {
  const started = page.waitForEvent('worker');
  await arrive(page, staging, `${account}volumes/`);
  await expectHeading(page, 'Volumes');
  const field = await openSearch(page);
  // With a slip of the fingers.
  await field.fill('registri');
  await started;
  const results = page.getByRole('listbox', { name: 'Results' });
  await expect(results.getByRole('option', { name: /^Use the Docker registry/u })).toHaveAttribute(
    'href',
    'https://example.com/docs/storage/registry/',
  );
  await expect(results.getByRole('group', { name: 'Related pages' })).toBeVisible();
});

test('the heading of a page that was found has the focus', async ({ page, staging }) => {
  await arrive(page, staging, `${account}volumes/`);
  await expectHeading(page, 'Volumes');
  const field = await openSearch(page);
  await field.fill('create server');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectHeading(page, 'Create server');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await openSearch(page);
  await page.keyboard.type('server groups');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectHeading(page, 'Server Groups');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('what was looked at and for is there after a load, and gone with a log-out', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, `${account}volumes/vol-free1/`);
  await expectHeading(page, 'scratch');
  const field = await openSearch(page);
  await field.fill('web-1');
  const results = page.getByRole('listbox', { name: 'Results' });
  await expect(results.getByRole('option', { name: /^web-1/u }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.goto(`${account}volumes/`);
  await expectHeading(page, 'Volumes');
  await openSearch(page);
  const recent = results.getByRole('group', { name: 'Recently viewed' });
  await expect(recent.getByRole('option', { name: /^scratch/u })).toBeVisible();
  const previous = results.getByRole('group', { name: 'Previous searches' });
  await expect(previous.getByRole('option', { name: 'web-1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await openMenu(page, 'User menu');
  await chooseItem(page, 'Log out');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('wheelhouse.search')),
  );
  expect(kept).toEqual([]);
});

test('the help stands beside the panel, under the policy', async ({ page, staging }) => {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(`${staging.app}/help.html`);
    await page.getByRole('navigation').getByRole('link', { name: 'Servers', exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '20 April 2022' })).toBeVisible();
    await expectAccessible(page);
  }
});
