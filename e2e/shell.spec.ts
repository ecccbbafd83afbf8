import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectLostConnections, expectStatus } from './guards';
import {
  arrive,
  chooseItem,
  dialog,
  expectHeading,
  expectServers,
  filterList,
  nameField,
  openMenu,
  openRecord,
  openRowMenu,
  people,
  rename,
  rowOf,
  settle,
  signIn,
} from './steps';

const account = '/accounts/acc-demo1/';
const servers = `${account}servers/`;
const server = `${servers}srv-web01/`;

const main = (page: Page) => page.getByRole('main');

test('titles and crumbs say where one is', async ({ page, staging }) => {
  await arrive(page, staging, `${account}?q=web`);
  await expect(page).toHaveURL(`${servers}?q=web`);
  await expect(page).toHaveTitle('All Cloud Servers · Wheelhouse');
  await openRecord(page, 'web-1');
  await expect(page).toHaveTitle('web-1 · Wheelhouse');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs).toContainText('Demo Studio');
  await crumbs.getByRole('link', { name: 'Cloud Servers' }).click();
  await expect(page).toHaveURL(servers);
});

test('a path without a slash at its end gets one, query and hash kept', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, '/accounts/acc-demo1/servers?q=web#top');
  await expect(page).toHaveURL(`${servers}?q=web#top`);
});

test('what is not there says so, and leaves the shell standing', async ({ page, staging }) => {
  expectStatus(page, 404);
  const places = {
    '/nothing/here/': 'There is nothing at this address.',
    [`${account}nothing-here/`]: 'Unknown resource kind',
    [`${servers}lcn-8aua2/`]: 'Unknown resource type',
    [`${servers}two-phase/`]: 'There is nothing at this address.',
    [`${account}servers//name/`]: 'Error in react-router?',
    [`${servers}srv-zzzzz/`]: 'There is no server srv-zzzzz in this account.',
    '/accounts/acc-share1/servers/': 'There is nothing at this address.',
    '/accounts/acc-nobod/servers/': 'There is no account acc-nobod',
  };
  await arrive(page, staging, servers);
  for (const [path, sentence] of Object.entries(places)) {
    await page.goto(path);
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

test('the page of a closed, terminated or deleted account says what it is', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, servers);
  const ended = { gone1: 'closed', term1: 'terminated', wipe1: 'deleted' };
  for (const [id, status] of Object.entries(ended)) {
    await page.goto(`/accounts/acc-${id}/servers/`);
    await expectHeading(page, `This account is ${status}`);
  }
  await page.getByRole('button', { name: 'Switch account', exact: true }).click();
  await dialog(page).getByLabel('Show inactive accounts').check();
  await expect(dialog(page).getByText('Closed Ltd')).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: /Closed Ltd/u })).toHaveCount(0);
});

test('each account that is not in order carries its banner', async ({ page, staging }) => {
  await arrive(page, staging, servers);
  const notice = page.getByRole('region', { name: 'Account notice' });
  const banners = [
    ['acc-pend1', 'Activate your account by adding card details', 'Add Card Details'],
    ['acc-pend2', 'This account is awaiting activation', null],
    ['acc-owed1', 'Your account has an outstanding balance of £18.20', 'Make Payment'],
    ['acc-late1', 'Your account is overdue with a balance of £42.10', 'Make Payment'],
    ['acc-warn1', 'Your account is overdue with a balance of £120.00', 'Make Payment'],
    ['acc-susp1', 'suspended with an outstanding balance of £300.00', 'Make Payment'],
    ['acc-susp2', 'There is currently a problem with your account', 'Contact Support'],
  ] as const;
  for (const [id, sentence, link] of banners) {
    await page.goto(`/accounts/${id}/servers/`);
    await expect(notice, id).toContainText(sentence);
    if (link === null) await expect(notice.getByRole('link')).toHaveCount(0);
    else await expect(notice.getByRole('link', { name: link })).toBeVisible();
  }
  await page.goto('/accounts/acc-owed1/servers/');
  await expect(notice.getByRole('link', { name: 'Make Payment' })).toHaveAttribute(
    'href',
    /\/acc-owed1\/billing\/payment\/\?amount=18\.20?$/u,
  );
  // What is dismissed stays so.
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByText("You don't currently have any Cloud Servers")).toBeVisible();
  await settle(page);
  await expect(notice).toBeHidden();
});

test('?pending opens the dialog about a late activation', async ({ page, staging }) => {
  await arrive(page, staging, '/accounts/acc-pend2/?pending');
  await expect(dialog(page)).toContainText('Sorry about the delay!');
  await expect(dialog(page).getByRole('link', { name: 'Contact Support' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).not.toHaveURL(/pending/u);
});

test('who has no account is led to complete the sign-up', async ({ page }) => {
  await signIn(page, { email: people.newcomer });
  await expectHeading(page, 'Your sign-up must be completed');
  await page.getByRole('link', { name: 'Continue Account Sign-up' }).click();
  await expectHeading(page, 'Set up your account');
});

test('who is invited is led to the invitation after signing in', async ({ page }) => {
  await signIn(page, { email: people.guest });
  await expectHeading(page, 'You are invited');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expectServers(page);
});

test('every entry of the navigation leads to its screen or honestly to none', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, servers);
  await expectServers(page);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveCount(14);
  const names = await links.allInnerTexts();
  for (const [index, name] of names.entries()) {
    const address = (await links.nth(index).getAttribute('href')) ?? '';
    await links.nth(index).click();
    // The dashboard's own address leads to the servers.
    if (name !== 'Dashboard') await expect(page).toHaveURL(new RegExp(`${address}$`, 'u'));
    await expect(main(page).getByRole('heading', { level: 1 }), name).toBeVisible();
    await expect(main(page)).not.toContainText('Not found');
  }
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
  const opener = page.getByRole('button', { name: 'Open the navigation' });
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
  // Without the app's code, what is painted is what the page began with.
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
  await arrive(page, staging, `${account}nothing-here/`);
  await expectHeading(page, 'Not found');
  // The part with the list of servers is gone from the server.
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/assets/list-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Cloud Servers' })
    .click();
  await expectHeading(page, 'This part of the panel could not be loaded');
  await expect.poll(() => loads).toBe(1);
  await page.unroute('**/assets/list-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expectServers(page);
});

test('a console opens in a window of its own, which knows nothing of the panel', async ({
  page,
  context,
  staging,
}) => {
  await arrive(page, staging, server);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Activate Console' }).click(),
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
  await page.getByRole('button', { name: 'Create Snapshot' }).click();
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

test('the switcher finds an account and remembers which was used last', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, '/');
  await expectServers(page);
  await page.getByRole('button', { name: 'Switch account: Demo Studio' }).click();
  await dialog(page).getByLabel('Filter accounts').fill('works');
  await expect(dialog(page).getByRole('list', { name: 'Accounts' }).getByRole('link')).toHaveCount(
    1,
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Switch account: Shared Works' })).toBeVisible();
  await expect(rowOf(page, 'shared-box')).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL('/accounts/acc-share/servers/');
  await filterList(page, 'shared');
});
