import { expect, test, withMotion } from './fixtures';
import {
  answerDialog,
  chooseItem,
  dialog,
  expectHeading,
  expectLive,
  expectDashboard,
  expectStatusOf,
  expectToast,
  loadedAt,
  openMenu,
  openRecord,
  rename,
  rowOf,
  signIn,
  typeWord,
} from './steps';

test.use(withMotion);

const shared = '/accounts/acc-share/servers/';

test('from sign-in to delete, every change arrives by event and nothing is reloaded', async ({
  page,
  context,
}) => {
  await signIn(page);
  await expectDashboard(page);
  const began = await loadedAt(page);

  await page.getByRole('button', { name: 'Switch account: Demo Studio' }).click();
  await dialog(page)
    .getByRole('link', { name: /Shared Works/u })
    .click();
  await expectDashboard(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Cloud Servers' }).click();
  await expect(page).toHaveURL(shared);
  await expect(rowOf(page, 'shared-box')).toBeVisible();
  await expectLive(page);

  // A second window that nobody touches: it follows by events alone.
  const watcher = await context.newPage();
  await watcher.goto(shared);
  await expectLive(watcher);
  await expectStatusOf(watcher, 'shared-box', 'active');
  const watchedSince = await loadedAt(watcher);

  await openRecord(page, 'shared-box');
  const header = page.getByRole('main').locator('header');

  await page.getByRole('link', { name: 'Rename' }).click();
  await expect(page).toHaveURL(`${shared}srv-share/name/`);
  await rename(page, 'flagship');
  await expect(page).toHaveURL(`${shared}srv-share/`);
  await expectHeading(page, 'flagship');
  await expect(rowOf(watcher, 'flagship')).toBeVisible();

  await openMenu(page, 'Power');
  await chooseItem(page, 'Force off');
  await expect(dialog(page)).toContainText('Cuts power immediately');
  await answerDialog(page, 'Force off');
  await expect(header.getByText('inactive', { exact: true })).toBeVisible();
  await expectStatusOf(watcher, 'flagship', 'inactive');
  await openMenu(page, 'Power');
  await chooseItem(page, 'Start');
  await expect(header.getByText('active', { exact: true })).toBeVisible();
  await expectStatusOf(watcher, 'flagship', 'active');

  await page.getByRole('button', { name: 'Create snapshot' }).click();
  await expectToast(page, /^Snapshot (started|of .+ is ready)$/u);
  await expect(page.getByRole('link', { name: /^Snapshot of srv-share/u })).toBeVisible();

  await openMenu(page, 'Actions for flagship');
  await chooseItem(page, 'Lock');
  await expect(page.getByText('This server is locked', { exact: true })).toBeVisible();
  await expect(rowOf(watcher, 'flagship').getByText('Locked')).toBeAttached();
  await openMenu(page, 'Actions for flagship');
  const remove = page.getByRole('menuitem', { name: 'Delete' });
  await expect(remove).toBeDisabled();
  await expect(remove).toHaveAccessibleDescription('This server is locked; unlock it first');
  await chooseItem(page, 'Unlock');
  await expect(page.getByText('This server is locked', { exact: true })).toBeHidden();

  await openMenu(page, 'Actions for flagship');
  await chooseItem(page, 'Delete');
  await expect(dialog(page)).toContainText('It leaves the server group default.');
  await typeWord(page, 'delete', 'Delete');
  await expect(page).toHaveURL(shared);
  for (const window of [page, watcher]) {
    await expect(window.getByText("You don't currently have any Cloud Servers")).toBeVisible();
  }

  expect(await loadedAt(page)).toBe(began);
  expect(await loadedAt(watcher)).toBe(watchedSince);
});
