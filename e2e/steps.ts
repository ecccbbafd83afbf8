import { expect, type Locator, type Page } from '@playwright/test';
import type { Staging } from '@mocks/serve/staging';
import { quiet } from './quiet';
import { toldBy } from './told';

/** The sample world's people (see docs/simulated-provider.md); all have the same password. */
export const people = {
  dana: 'demo@example.com',
  otto: 'otp@example.com',
  newcomer: 'new@example.com',
  guest: 'invited@example.com',
  olive: 'olive@example.com',
} as const;

const password = 'demo-password';

/** Fills in the sign-in form that is on the screen. */
export async function fillSignIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  // Exact: the show/hide button's name holds the word too.
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens an address and signs in there; ends when the panel stands. */
export async function signIn(
  page: Page,
  { email = people.dana, at = '/' }: { email?: string; at?: string } = {},
): Promise<void> {
  await page.goto(at);
  await fillSignIn(page, email);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden();
}

/**
 * Opens an address as somebody who has signed in already. It is quicker than `signIn`, for tests of
 * screens behind the sign-in.
 */
export async function arrive(
  page: Page,
  staging: Staging,
  at: string,
  email: string = people.dana,
): Promise<void> {
  const answer = await page.request.post(`${staging.api}/auth`, {
    form: { username: email, password },
    // The server closes a connection that was idle for five seconds, perhaps just as it is used.
    maxRetries: 2,
  });
  expect(answer.ok()).toBe(true);
  await page.goto(at);
}

/** Goes to an address of the panel as Back does: a fraction of what opening it anew takes. */
export function goWithin(page: Page, at: string): Promise<void> {
  return page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, at);
}

/** Answers the two-factor step that is on the screen. */
export async function fillCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('One-time password').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** The list of a kind, by its plural: 'Cloud Servers'. */
export function listOf(page: Page, title: string): Locator {
  return page.getByRole('table', { name: title });
}

/** One record's row in the list on the screen. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
}

/** Waits until the dashboard stands, where a sign-in leads to. */
export async function expectDashboard(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** Waits until the list of servers shows its rows. */
export async function expectServers(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Cloud Servers' })).toBeVisible();
  await expect(listOf(page, 'Cloud Servers').getByRole('link').first()).toBeVisible();
}

/** Chooses ten rows per page before the first page opens, so that lists have several. */
export async function showTenRows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem(
      'wheelhouse.preferences',
      localStorage.getItem('wheelhouse.preferences') ?? JSON.stringify({ pageSize: 10 }),
    );
  });
}

/** Filters the list on the screen. */
export async function filterList(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Filter' }).fill(words);
}

/** Goes from the list to one record's page, as a person would. */
export async function openRecord(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Opens the menu of actions in a record's row. */
export async function openRowMenu(page: Page, name: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: /actions|menu|more/iu })
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
}

/** Picks an entry of the menu that is open. */
export async function chooseItem(page: Page, label: string): Promise<void> {
  await page.getByRole('menuitem', { name: label }).first().click();
}

/** The dialog on top. */
export function dialog(page: Page): Locator {
  return page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
}

/** Answers the dialog on top with one of its buttons. */
export async function answerDialog(page: Page, button: string): Promise<void> {
  const shown = dialog(page);
  await shown.getByRole('button', { name: button, exact: true }).click();
  await expect(shown).toBeHidden();
}

/** Types the word that a dangerous action asks for, and confirms. */
export async function typeWord(page: Page, word: string, button: string): Promise<void> {
  await dialog(page).getByRole('textbox').fill(word);
  await answerDialog(page, button);
}

/**
 * Waits until a toast has said these words, or words that match, since the page was loaded. It may
 * be gone again: it goes by itself, or its task's end takes its place.
 */
export async function expectToast(page: Page, words: string | RegExp): Promise<void> {
  const said =
    typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words);
  await expect.poll(() => toldBy(page)).toContainEqual(said);
}

/** Waits for the status word of a record's row. */
export async function expectStatusOf(page: Page, name: string, status: string): Promise<void> {
  await expect(rowOf(page, name).getByText(status, { exact: true })).toBeVisible();
}

/** Waits for the indicator in the top bar that says whether changes arrive live. */
export async function expectLive(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByText('Live', { exact: true })).toBeVisible();
}

/** Waits until the indicator in the top bar says that there is no event stream. */
export async function expectNoStream(page: Page): Promise<void> {
  const mark = page.getByRole('banner').getByText('Updates every 30 s', { exact: true });
  await expect(mark).toBeVisible();
}

/** Waits for the one heading of the screen. */
export async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** Opens one of the menus of a record's page or of the top bar. */
export async function openMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

/** The field of the editor that renames a record. */
export function nameField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Name', exact: true });
}

/** Types a new name into the editor that is open, and saves. */
export async function rename(page: Page, name: string): Promise<void> {
  await nameField(page).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
}

/** Waits until nothing is being asked of the provider any more; the event stream may stay open. */
export async function settle(page: Page): Promise<void> {
  await expectLive(page);
  await quiet(page);
}

/**
 * Time at which the page was loaded. The same value later means that nothing was reloaded since.
 */
export function loadedAt(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}

/** Counts the calls of a method whose address ends so, from now on. */
export function countCalls(page: Page, method: string, ending: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname.endsWith(ending)) count += 1;
  });
  return () => count;
}

/** Has the panel find other settings of the deployment, from its next load on. */
export async function withConfig(page: Page, change: object): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, ...change } });
  });
}
