import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import {
  answerDialog,
  chooseItem,
  dialog,
  expectLive,
  expectServers,
  expectStatusOf,
  expectToast,
  filterList,
  listOf,
  openRecord,
  openRowMenu,
  rowOf,
  signIn,
  typeWord,
} from './steps';

const servers = '/accounts/acc-demo1/servers/';

test.beforeEach(async ({ page }) => {
  await signIn(page, { at: servers });
  await expectServers(page);
});

test('the list and a server are accessible in both themes', async ({ page }) => {
  await expectAccessible(page);
  await filterList(page, 'web-1');
  await openRecord(page, 'web-1');
  await expectAccessible(page);
});

test('a server is stopped and started from its row', async ({ page }) => {
  await filterList(page, 'web-1');
  await openRowMenu(page, 'web-1');
  await chooseItem(page, 'Stop');
  await answerDialog(page, 'Stop');
  await expectStatusOf(page, 'web-1', 'inactive');
  await openRowMenu(page, 'web-1');
  await chooseItem(page, 'Start');
  await expectStatusOf(page, 'web-1', 'active');
});

test('a server is deleted with the typed word and its row goes', async ({ page }) => {
  await filterList(page, 'srv-work1');
  await openRowMenu(page, 'worker');
  await chooseItem(page, 'Delete');
  await expect(dialog(page)).toContainText('worker');
  await typeWord(page, 'delete', 'Delete');
  await expectToast(page, 'Deleted');
  await expect(rowOf(page, 'worker')).toHaveCount(0);
});

test("reload and Back keep the list's filter and sort", async ({ page }) => {
  await filterList(page, 'web');
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(page).toHaveURL(/q=web/u);
  await expect(page).toHaveURL(/sort=/u);
  const address = page.url();
  await openRecord(page, 'web-2');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Filter' })).toHaveValue('web');
  await expect(listOf(page, 'Cloud Servers').getByRole('link', { name: 'worker' })).toHaveCount(0);
});

test('a server stopped in one window changes in another by event alone', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(servers);
  await expectServers(other);
  await expectLive(other);
  await filterList(other, 'web-2');
  const loadedAt = await other.evaluate(() => performance.timeOrigin);
  await filterList(page, 'web-2');
  await openRowMenu(page, 'web-2');
  await chooseItem(page, 'Stop');
  await answerDialog(page, 'Stop');
  await expectStatusOf(other, 'web-2', 'inactive');
  expect(await other.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
});
