import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectLostConnections, expectStatus } from './guards';
import { oneTimeCode } from './one-time-code';
import {
  arrive,
  chooseItem,
  countCalls,
  dialog,
  expectHeading,
  expectLive,
  expectDashboard,
  fillCode,
  fillSignIn,
  loadedAt,
  nameField,
  openMenu,
  openRowMenu,
  people,
  settle,
  signIn,
} from './steps';

const server = '/accounts/acc-demo1/servers/srv-web01/';
const editor = `${server}name/`;
const graceMs = 300_000;

async function expectAsked(page: Page): Promise<void> {
  await expect(dialog(page)).toContainText('Stay logged in?');
}

async function stayLoggedIn(page: Page, password = 'demo-password'): Promise<void> {
  await dialog(page).getByLabel('Password', { exact: true }).fill(password);
  await dialog(page).getByRole('button', { name: 'Stay logged in' }).click();
}

async function logOut(page: Page): Promise<void> {
  await openMenu(page, 'User menu');
  await chooseItem(page, 'Log out');
}

test('a session that ends in the middle of an edit costs nothing that was typed', async ({
  page,
  staging,
}) => {
  expectStatus(page, 401);
  const saves = countCalls(page, 'PUT', '/servers/srv-web01');
  await arrive(page, staging, editor);
  await settle(page);
  await nameField(page).fill('web-one');
  const since = await loadedAt(page);

  staging.provider.sessions.expireAll();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectAsked(page);
  await expect(dialog(page).getByText(`Signed in as ${people.dana}`)).toBeVisible();
  await stayLoggedIn(page, 'not-the-password');
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'We do not recognise that email address and password',
  );
  await stayLoggedIn(page);
  await expect(dialog(page)).toBeHidden();

  await expect(nameField(page)).toHaveValue('web-one');
  await expect(page.getByRole('alert')).toContainText('Once you are signed in, save again');
  await expectLive(page);
  // A refused save is not sent again by itself; only the press does that.
  expect(saves()).toBe(1);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectHeading(page, 'web-one');
  expect(saves()).toBe(2);
  expect(await loadedAt(page)).toBe(since);
});

test('the GraphQL API, too, can say that the session is over', async ({ page, staging }) => {
  // No 401 is expected here: the one refusal is GraphQL's UNAUTHENTICATED.
  expectLostConnections(page);
  await arrive(page, staging, server);
  await settle(page);
  staging.provider.sessions.expireAll();
  // A refused subscription makes the panel ask the GraphQL API for another token.
  staging.provider.dials.events = 'refuse-subscription';
  staging.faye.stop();
  staging.faye.start();
  await expectAsked(page);
});

test('five minutes without an answer sign out, and a draft waits for who comes back', async ({
  page,
  staging,
}) => {
  expectStatus(page, 401);
  await page.clock.install();
  await arrive(page, staging, editor);
  await settle(page);
  await nameField(page).fill('web-one');
  staging.provider.sessions.expireAll();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectAsked(page);
  await page.clock.runFor(graceMs - 10_000);
  await expectAsked(page);
  await page.clock.runFor(11_000);
  await expectHeading(page, 'Sign in');

  await fillSignIn(page, people.dana);
  await expect(page.getByText('Your earlier input has been restored.')).toBeVisible();
  await expect(nameField(page)).toHaveValue('web-one');
});

test('a draft is nobody else’s, and another user drops it', async ({ page, staging }) => {
  expectStatus(page, 401);
  await page.clock.install();
  await arrive(page, staging, editor);
  for (const next of ['otto', 'dana'] as const) {
    await settle(page);
    await nameField(page).fill('secret plans');
    staging.provider.sessions.expireAll();
    await page.getByRole('button', { name: 'Save' }).click();
    await expectAsked(page);
    await page.clock.runFor(graceMs + 1000);
    await expectHeading(page, 'Sign in');
    await fillSignIn(page, people[next]);
    if (next === 'otto') await fillCode(page, oneTimeCode('JBSWY3DPEHPK3PXP'));
    await expectDashboard(page);
    await page.goto(editor);
    await expect(nameField(page)).toHaveValue('web-1');
    await expect(page.getByText('Your earlier input has been restored.')).toBeHidden();
  }
});

test('another user who signs in at an address of the first one asks for nothing of theirs', async ({
  page,
  staging,
}) => {
  const servers = '/accounts/acc-demo1/servers/';
  expectStatus(page, 401);
  await signIn(page, { at: servers });
  await expectHeading(page, 'Cloud Servers');
  await settle(page);
  staging.provider.sessions.expireAll();
  await page.reload();
  await expectHeading(page, 'Sign in');
  // The console would report a refusal, which fails this test.
  await fillSignIn(page, people.olive);
  await expectHeading(page, 'Not found');
});

test('another user who signs in elsewhere finds nothing of the first one, and a live panel', async ({
  page,
  context,
  staging,
}) => {
  expectStatus(page, 401);
  // The last read of the first user. Refused under the second's cookie, it would appear on the
  // console.
  const readOf = (each: Page) =>
    each.waitForResponse((answer) => answer.url().includes('/1.0/users/usr-demo1'));
  const readOfPage = readOf(page);
  await arrive(page, staging, '/accounts/acc-demo1/servers/?q=srv-work1');
  await openRowMenu(page, 'worker');
  await chooseItem(page, 'Delete');
  await dialog(page).getByRole('textbox').fill('delete');
  const form = await context.newPage();
  const readOfForm = readOf(form);
  await form.goto('/accounts/acc-demo1/servers/add/');
  const name = form.getByRole('textbox', { name: /^Name/u });
  await name.fill('secret plans');
  await Promise.all([readOfPage, readOfForm]);
  await settle(form);

  staging.provider.sessions.expireAll();
  const elsewhere = await context.newPage();
  await elsewhere.goto('/');
  await fillSignIn(elsewhere, people.otto);
  await fillCode(elsewhere, oneTimeCode('JBSWY3DPEHPK3PXP'));
  await expectDashboard(elsewhere);

  await expect(dialog(page)).toBeHidden();
  await expectDashboard(page);
  await expectLive(page);
  await openMenu(page, 'User menu');
  await expect(page.getByRole('menu')).toContainText('Otto Password');
  await expectDashboard(form);
  await expectLive(form);
  await form.goto('/accounts/acc-demo1/servers/add/');
  await expect(name).toHaveValue('');
  expect(await form.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret plans');
});

test('who logs out while a sign-in is under way is let in by it in no window', async ({
  page,
  context,
  staging,
}) => {
  expectStatus(page, 401);
  expectStatus(page, 500);
  // So that the prompt does not know whose session it was, and anybody's address can be given.
  staging.provider.dials.lists = { users: 'fail-500' };
  // The sign-in is answered when the test lets it be.
  staging.provider.dials.slowness = 3_600_000;
  const ends = countCalls(page, 'DELETE', '/auth');
  await arrive(page, staging, server);
  const other = await context.newPage();
  await other.goto(server);
  await expectHeading(other, 'web-1');
  await settle(page);
  staging.provider.sessions.expireAll();
  await page.getByRole('button', { name: 'Create snapshot' }).click();
  await expectAsked(page);
  await dialog(page).getByLabel('Email').fill('slow@example.com');
  await stayLoggedIn(page);
  await dialog(page).getByRole('button', { name: 'Log out' }).click();
  await expectHeading(page, 'Sign in');
  staging.provider.dials.slowness = 0;
  // The session of the late answer is ended in its turn.
  await expect.poll(ends).toBe(2);
  await expectHeading(page, 'Sign in');
  await expectHeading(other, 'Sign in');
  await page.goto(server);
  await expectHeading(page, 'Sign in');
});

test('logging out in one window signs out the other', async ({ page, context, staging }) => {
  await arrive(page, staging, server);
  const other = await context.newPage();
  await other.goto(server);
  await expectHeading(other, 'web-1');
  await expectHeading(page, 'web-1');
  // A request from before that is answered after the log-out would be refused.
  await settle(page);
  await settle(other);
  await logOut(page);
  await expectHeading(page, 'Sign in');
  await expectHeading(other, 'Sign in');
  await fillSignIn(page, people.dana);
  await expectDashboard(page);
  await expectHeading(other, 'web-1');
});
