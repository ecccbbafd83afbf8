import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectLostConnections, expectStatus } from './guards';
import {
  arrive,
  chooseItem,
  dialog,
  expectHeading,
  expectServers,
  goWithin,
  nameField,
  openMenu,
  openRecord,
  openRowMenu,
  rename,
  rowOf,
  settle,
  signIn,
  listOf,
} from './steps';

const account = '/accounts/acc-demo1/';
const servers = `${account}servers/`;
const server = `${servers}srv-web01/`;

const main = (page: Page) => page.getByRole('main');

test('what is not there says so, and leaves the shell standing', async ({ page, staging }) => {
  expectStatus(page, 404);
  const places = {
    '/nothing/here/': 'There’s nothing at this address.',
    [`${account}nothing-here/`]: 'Unknown resource kind',
    [`${servers}lcn-8aua2/`]: 'Unknown resource type',
    [`${servers}two-phase/`]: 'There’s nothing at this address.',
    [`${account}servers//name/`]: 'Error in react-router?',
    [`${servers}srv-zzzzz/`]: 'We couldn’t find server srv-zzzzz in this account.',
    '/accounts/acc-share1/servers/': 'There’s nothing at this address.',
    '/accounts/acc-nobod/servers/': 'There’s no account acc-nobod',
  };
  await arrive(page, staging, servers);
  for (const [path, sentence] of Object.entries(places)) {
    await goWithin(page, path);
    await expectHeading(page, 'Not found');
    await expect(main(page), path).toContainText(sentence);
    await expect(page.getByRole('button', { name: 'Help' })).toBeVisible();
  }
});

test("an address with two slashes before it is the panel's own, signed in or not", async ({
  page,
  staging,
}) => {
  await signIn(page, { at: `${staging.app}//evil.invalid/x` });
  await expectHeading(page, 'Not found');
  await expect(page).toHaveURL('/evil.invalid/x/');
  await expect(page).toHaveTitle('Not found · Wheelhouse');
  await page.goto(`${staging.app}//anything?q=web`);
  await expectHeading(page, 'Not found');
  await expect(page).toHaveURL('/anything/?q=web');
});

test('Back closes the dialog over a page, and leads on with the next press', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, `${servers}?q=web`);
  await openRecord(page, 'web-1');
  await openMenu(page, 'Actions for web-1');
  await chooseItem(page, 'Delete');
  await dialog(page).getByRole('textbox').fill('delete');
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(server);
  await page.goBack();
  await expect(page).toHaveURL(`${servers}?q=web`);
  await openRowMenu(page, 'web-1');
  await chooseItem(page, 'Delete');
  await expect(dialog(page)).toBeVisible();
  await page.goForward();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(`${servers}?q=web`);
  await page.goForward();
  await expectHeading(page, 'web-1');
});

test('Back after a rename leads to the list, also if the editor was reloaded', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, `${servers}?q=web`);
  await openRecord(page, 'web-1');
  await page.getByRole('link', { name: 'Rename' }).click();
  await rename(page, 'web-one');
  await expectHeading(page, 'web-one');
  await page.goBack();
  await expect(page).toHaveURL(`${servers}?q=web`);
  await openRecord(page, 'web-one');
  await page.getByRole('link', { name: 'Rename' }).click();
  await expect(nameField(page)).toBeVisible();
  await page.reload();
  await rename(page, 'web-1');
  await expectHeading(page, 'web-1');
  await page.goBack();
  await expect(page).toHaveURL(`${servers}?q=web`);
  await expect(rowOf(page, 'web-1')).toBeVisible();
});

test('the panel can be walked by keyboard alone', async ({ page, staging }) => {
  await arrive(page, staging, `${servers}?q=web-1`);
  await expectServers(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();

  const trigger = rowOf(page, 'web-1').getByRole('button', { name: 'Actions for web-1' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  // web-1 runs: it cannot be started.
  const first = page.locator('[role=menuitem]:not([aria-disabled])').first();
  const last = page.getByRole('menuitem', { name: 'Delete' });
  await expect(first).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(trigger).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('End');
  await expect(last).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('a narrow window has its navigation in a drawer', async ({ page, staging }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, staging, servers);
  await expectServers(page);
  const opener = page.getByRole('button', { name: 'Open navigation' });
  const entry = page.getByRole('link', { name: 'Server Groups' });
  await expect(entry).toBeHidden();
  await opener.click();
  await expect(entry).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  await entry.click();
  await expectHeading(page, 'Server Groups');
  await expect(entry).toBeHidden();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('a chosen theme is kept, and stands before the first paint', async ({ page, staging }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await arrive(page, staging, servers);
  await openMenu(page, 'User menu');
  await chooseItem(page, 'Dark theme');
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect.poll(scheme).toBe('dark');
  // Without the app's code, the first paint stays on the screen.
  await page.route('**/assets/*.js', (route) => route.abort());
  expectLostConnections(page);
  await page.reload();
  expect(await scheme()).toBe('dark');
  await page.unroute('**/assets/*.js');
  await page.reload();
  await openMenu(page, 'User menu');
  await chooseItem(page, 'System theme');
  await expect.poll(scheme).not.toBe('dark');
});

test('after a release the old page reloads itself once, then tells the truth', async ({
  page,
  staging,
}) => {
  expectStatus(page, 404);
  // The part with the images is gone from the server.
  await page.route('**/assets/images-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await arrive(page, staging, `${account}nothing-here/`);
  await expectHeading(page, 'Not found');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Server Images' })
    .click();
  await expectHeading(page, 'Couldn’t load this page');
  await expect.poll(() => loads).toBe(1);
  await page.unroute('**/assets/images-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expectHeading(page, 'My Server Images');
  await expect(listOf(page, 'My Server Images').getByRole('link').first()).toBeVisible();
});

test('a console opens in a window of its own, which knows nothing of the panel', async ({
  page,
  context,
  staging,
}) => {
  await arrive(page, staging, server);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Activate console' }).click(),
  ]);
  await opened.waitForURL(/\?password=\w{32}$/u);
  expect(opened.url()).toContain(`${staging.api}/console/srv-web01/`);
  await expect(opened.getByRole('heading', { name: 'Console of web-1' })).toBeVisible();
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
  // The token is nowhere in the panel.
  const token = new URL(opened.url()).searchParams.get('password') ?? '';
  expect(await page.content()).not.toContain(token);
});

test('leaving while a change is under way asks first', async ({ page, staging }) => {
  await arrive(page, staging, server);
  await settle(page);
  // Longer than any machine takes to ask twice; what has begun so late is cut off at the end.
  staging.provider.dials.latency = 30_000;
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.dismiss();
  });
  await page.getByRole('button', { name: 'Create snapshot' }).click();
  await expect(page.getByRole('button', { name: 'Tasks' })).toBeVisible();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);

  await page.getByRole('button', { name: /^Switch account/u }).click();
  await dialog(page)
    .getByRole('link', { name: /Trial Run/u })
    .click();
  await expect(dialog(page)).toContainText(
    'There are pending API calls - please wait until these are cleared',
  );
  await dialog(page).getByRole('button', { name: 'Stay' }).click();
  await expectHeading(page, 'web-1');
});
