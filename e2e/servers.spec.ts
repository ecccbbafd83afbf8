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
