import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  arrive,
  chooseItem,
  dialog,
  expectServers,
  filterList,
  openRecord,
  showTenRows,
} from './steps';

const servers = '/accounts/acc-demo1/servers/';
const title = 'Cloud Servers';

const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const selection = (page: Page) => page.getByRole('region', { name: 'Selection' });

async function chooseFacet(page: Page, facet: string, value: RegExp): Promise<void> {
  await page.getByRole('button', { name: `Filter by ${facet}` }).click();
  const choice = page.getByRole('list', { name: facet }).getByLabel(value);
  await choice.click();
  await expect(choice).toBeChecked();
  await page.keyboard.press('Escape');
}

async function sortBy(page: Page, column: string): Promise<void> {
  await page.getByRole('columnheader', { name: column }).getByRole('button').click();
}

test('Back and reload keep filter, facet, sort, page and view', async ({ page, staging }) => {
  // Wide enough for every column.
  await page.setViewportSize({ width: 1440, height: 900 });
  await showTenRows(page);
  await arrive(page, staging, servers);
  await expectServers(page);
  await chooseFacet(page, 'Group', /^workers/u);
  await filterList(page, 'batch');
  // The newest first, then the oldest.
  await sortBy(page, 'Created');
  await sortBy(page, 'Created');
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('button', { name: 'Grid' }).click();

  const cards = page.getByRole('list', { name: title });
  async function expectKept() {
    await expect(page.getByRole('searchbox', { name: 'Filter' })).toHaveValue('batch');
    await expect(page.getByRole('button', { name: /^Filter by Group: workers/u })).toBeVisible();
    await expect(pager(page)).toContainText('11–12 of 12');
    await expect(cards.getByRole('link', { name: /^batch-/u })).toHaveText([
      'batch-11',
      'batch-12',
    ]);
  }
  await expectKept();
  const address = page.url();
  await openRecord(page, 'batch-12');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expectKept();
  await expect(cards.getByRole('link', { name: 'batch-12' })).toBeFocused();
  await page.reload();
  await expectKept();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Created' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('Back returns to the place in the list, and to the row that was left', async ({
  page,
  staging,
}) => {
  const { world } = staging.provider;
  const model = world.server.need('srv-bat01');
  for (let number = 10; number < 90; number += 1) {
    world.server.put({ ...model, id: `srv-cop${number}`, name: `copy-${number}` });
  }
  await arrive(page, staging, servers);
  await page.getByRole('button', { name: 'Next page' }).click();
  const left = page.getByRole('link', { name: 'copy-80', exact: true });
  await left.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  for (const open of [() => left.click(), () => left.press('Enter')]) {
    await open();
    await expect(page.getByRole('heading', { level: 1, name: 'copy-80' })).toBeFocused();
    await page.goBack();
    await expect(left).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  }
});

test('a name of five thousand letters widens no page and covers no button', async ({
  page,
  staging,
}) => {
  const { world } = staging.provider;
  const name = 'W'.repeat(5000);
  world.account.patch('acc-demo1', { name });
  for (const { id } of world.server.all()) world.server.patch(id, { name });
  for (const { id } of world.server_group.all()) world.server_group.patch(id, { name });
  await arrive(page, staging, servers);
  await expectServers(page);
  const menu = page.getByRole('button', { name: /^Actions for WWW/u }).first();
  const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(menu).toBeInViewport({ ratio: 1 });
    await expect.poll(pageWidth).toBe(width);
  }
  await menu.click();
  await chooseItem(page, 'Delete');
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
  await expect.poll(pageWidth).toBe(390);
});

test('one page is selected, then all that match, and deleted with the word and their number', async ({
  page,
  staging,
}) => {
  await showTenRows(page);
  await arrive(page, staging, `${servers}?q=batch`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(selection(page)).toContainText('10 selected');
  // The bar has one place, and covers no pager at the end of the page.
  const place = () => selection(page).boundingBox();
  const bottom = async () => {
    const { y, height } = (await place())!;
    return y + height;
  };
  await expect.poll(bottom).toBe(page.viewportSize()!.height - 16);
  const docked = await place();
  await page.keyboard.press('End');
  await expect(pager(page)).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await pager(page).boundingBox())!.y).toBeLessThan(docked!.y - 40);
  await selection(page).getByRole('button', { name: 'Select all 12' }).click();
  await expect(selection(page)).toContainText('12 selected');
  await expect.poll(place).toEqual(docked);
  await selection(page).getByRole('button', { name: 'Delete' }).click();
  const confirm = dialog(page).getByRole('button', { name: 'Delete' });
  await dialog(page).getByRole('textbox').fill('delete');
  await expect(confirm).toBeDisabled();
  await dialog(page).getByRole('textbox').fill('delete 12');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('All 12 done.');
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('No Cloud Servers match "batch"')).toBeVisible();
  await expect(selection(page)).toBeHidden();
});

test('what is listed can be had as a CSV file', async ({ page, staging }) => {
  staging.provider.world.server.patch('srv-bat02', { name: '=1+1' });
  await arrive(page, staging, `${servers}?q=srv-bat0&sort=name`);
  await expectServers(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Cloud Servers.csv');
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('ID,Name,Status,Address,Groups,Type,Zone,Created');
  expect(lines[1]).toMatch(/^srv-bat02,'=1\+1,active,.*,workers,.+,Zone .,\d{4}-.+Z$/u);
  expect(lines).toHaveLength(11);
});

test('a phone has title, create, search, filters and order in little room, and a bar of one row', async ({
  page,
  staging,
}) => {
  await showTenRows(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, staging, servers);
  await expectServers(page);
  const boxes = await Promise.all(
    [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('link', { name: 'Create server' }),
      page.getByRole('searchbox', { name: 'Filter' }),
      page.getByRole('button', { name: 'Filters' }),
      page.getByRole('button', { name: 'Sort: Name, ascending' }),
    ].map(async (part) => (await part.boundingBox())!),
  );
  const middles = boxes.map(({ y, height }) => Math.round(y + height / 2));
  expect(Math.abs(middles[0]! - middles[1]!)).toBeLessThanOrEqual(4);
  expect(new Set(middles.slice(2)).size).toBe(1);
  await expect(page.getByRole('button', { name: 'Grid' })).toBeHidden();
  await page.getByRole('button', { name: 'Sort: Name, ascending' }).click();
  await chooseItem(page, 'Select all on this page');
  await expect(selection(page)).toContainText('10 selected');
  const bar = (await selection(page).boundingBox())!;
  expect(bar.height).toBeLessThanOrEqual(56);
  expect(bar.width).toBe(358);
  await selection(page).getByRole('button', { name: 'More actions for the selection' }).click();
  await chooseItem(page, 'Delete');
  await expect(dialog(page)).toContainText('Delete 10 Cloud Servers');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
