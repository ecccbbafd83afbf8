import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { built } from './built';
import { expect, test } from './fixtures';
import { expectLostConnections, expectStatus } from './guards';
import { quiet } from './quiet';
import {
  answerDialog,
  arrive,
  chooseItem,
  countCalls,
  expectHeading,
  expectLive,
  expectServers,
  fillSignIn,
  filterList,
  listOf,
  nameField,
  openRowMenu,
  rename,
  showTenRows,
} from './steps';

const servers = '/accounts/acc-demo1/servers/';
const server = `${servers}srv-web01/`;

/** Message for each fault of the provider's answer. */
const own = {
  status: 'The provider answered with status 502',
  unreadable: 'Unreadable response from the provider',
  otherThing: 'Unexpected response from the API for the server srv-web01',
  noAnswer: 'No answer from the provider. Check your network connection',
  trouble: 'Something went wrong at our end',
} as const;

const refusedStatuses = [401, 403, 404, 409, 422, 500, 502, 503];

test.beforeEach(({ page }) => {
  for (const status of refusedStatuses) expectStatus(page, status);
  expectLostConnections(page);
});

test('a sign-in that fails says why in the words of the catalogue', async ({ page }) => {
  const sentences = {
    nobody: 'We do not recognise that email address and password',
    'fail-string': 'Those appear to be incorrect login details - please try again',
    'fail-malformed': 'Unknown error processing login',
    'fail-html': 'Unknown error processing non-200 login',
    drop: 'No login request error',
    'no-scopes': 'No scopes in response',
    'fail-empty': 'No scopes in response',
    'fail-503': 'Api currently unavailable',
  };
  await page.goto('/');
  for (const [who, sentence] of Object.entries(sentences)) {
    await fillSignIn(page, `${who}@example.com`);
    await expect(page.getByRole('alert'), who).toContainText(sentence);
  }
});

test('a rename that fails says why above its field, which keeps what was typed', async ({
  page,
  staging,
}) => {
  const sentences = {
    'fail-403': 'You are not allowed to do that',
    'fail-404': 'Resource not found using supplied identifier',
    'fail-409': 'Unable to action the request due to conflicting states',
    'fail-500': own.trouble,
    'fail-503': 'Api currently unavailable',
    'fail-html': own.status,
    'fail-malformed': own.unreadable,
    'fail-empty': own.otherThing,
    'fail-types': own.otherThing,
    drop: own.noAnswer,
  };
  await arrive(page, staging, `${server}name/`);
  for (const [name, sentence] of Object.entries(sentences)) {
    await rename(page, name);
    await expect(page.getByRole('alert'), name).toContainText(sentence);
    await expect(nameField(page)).toHaveValue(name);
  }
  await rename(page, 'fail-500');
  await expect(page.getByRole('alert')).toContainText(/quote request [\w-]+ to support/u);
});

test('a list that cannot be read says so and can be tried again', async ({ page, staging }) => {
  const { dials } = staging.provider;
  const sentences = {
    'fail-500': own.trouble,
    'fail-html': own.status,
    'fail-malformed': own.unreadable,
    'fail-empty': 'Unexpected response from the API',
    'fail-types': 'Unexpected response from the API',
    drop: 'No answer from the provider',
  } as const;
  dials.lists = { servers: 'fail-403' };
  await arrive(page, staging, servers);
  const failure = page
    .getByRole('alert')
    .filter({ hasText: 'Error accessing Cloud Servers, please check your network connection' });
  await expect(failure).toContainText('You are not allowed to do that');
  const again = page.getByRole('button', { name: 'Try again' });
  for (const [fault, sentence] of Object.entries(sentences)) {
    dials.lists = { servers: fault as keyof typeof sentences };
    await again.click();
    await expect(failure, fault).toContainText(sentence);
  }
  // The rest of the panel works on.
  await page.getByRole('link', { name: 'Cloud IPs' }).click();
  await expectHeading(page, 'Cloud IPs');
  dials.lists = {};
  await page.goBack();
  await expectServers(page);
});

test('a create whose answer was lost may have been done: it is looked for and shown, and was sent once', async ({
  page,
  staging,
}) => {
  const sent = countCalls(page, 'POST', '/server_groups');
  await arrive(page, staging, '/accounts/acc-demo1/server_groups/');
  await page.getByRole('link', { name: 'Create group' }).click();
  await nameField(page).fill('lost');
  const create = page.getByRole('button', { name: 'Create group' });
  // The look is answered when the test lets it be.
  staging.provider.dials.lists = { server_groups: 'drop' };
  await create.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('It may have gone through.');
  await expect(create).toHaveAccessibleDescription('Checking the result…');
  staging.provider.dials.lists = {};
  await expect(alert).toContainText(`${own.noAnswer}. Done: lost (grp-`);
  await expect(create).toBeEnabled();
  await alert.getByRole('link', { name: /^grp-/u }).first().click();
  await answerDialog(page, 'Leave');
  await expectHeading(page, 'lost');
  expect(sent()).toBe(1);
});

/** Moves the time at which a form was sent without a known end back by these milliseconds. */
function sentEarlier(page: Page, milliseconds: number): Promise<void> {
  return page.evaluate((by) => {
    for (const key of Object.keys(localStorage).filter((each) => each.includes('sent/'))) {
      const note = JSON.parse(localStorage.getItem(key) ?? '') as { at: number };
      localStorage.setItem(key, JSON.stringify({ ...note, at: note.at - by }));
    }
  }, milliseconds);
}

test('a create that a reload interrupts has no such press in any window, until one has looked whether it was done', async ({
  page,
  context,
  staging,
}) => {
  const sent = countCalls(page, 'POST', '/volumes');
  const form = '/accounts/acc-demo1/volumes/add/';
  staging.provider.dials.slowness = 60_000;
  await arrive(page, staging, form);
  const name = page.getByRole('textbox', { name: /^Name/u });
  await name.fill('slow');
  // The form has to know the volumes that were there before.
  await quiet(page);
  await page.getByRole('button', { name: 'Create volume' }).click();
  await expect.poll(sent).toBe(1);
  const other = await context.newPage();
  await Promise.all([page.reload(), other.goto(form)]);
  for (const each of [page, other]) {
    const note = each.getByRole('form').getByText(/^‘Create volume’ for ‘slow’ was sent at /u);
    await expect(note).toBeVisible();
    await expect(each.getByRole('button', { name: 'Send again' })).toBeVisible();
    await expect(each.getByRole('button', { name: 'Create volume' })).toBeHidden();
  }
  await expect(name).toHaveValue('slow');
  staging.provider.dials.slowness = 0;
  await sentEarlier(other, 120_000);
  await other.reload();
  await other.getByRole('button', { name: 'Check again' }).click();
  await expect(other.getByText(/Done: slow \(vol-/u).first()).toBeVisible();
  for (const each of [page, other]) {
    await expect(each.getByRole('button', { name: 'Create volume' })).toBeVisible();
  }
  expect(sent()).toBe(1);
});

/** Watches which lists' code is still missing. */
async function missingLists(page: Page) {
  const fetched = new Set<string>();
  page.on('requestfinished', (request) => void fetched.add(new URL(request.url()).pathname));
  const text = await readFile(join(built, '.vite/modules.json'), 'utf8');
  const modules = JSON.parse(text) as Record<string, { file: string }>;
  const lists = Object.entries(modules).filter(([module]) =>
    /screens\/[^/]+\/list\.tsx$/.test(module),
  );
  expect(lists.length).toBeGreaterThan(0);
  return () => lists.filter(([, { file }]) => !fetched.has(`/${file}`)).map(([module]) => module);
}

test.describe('a browser that does not save data', () => {
  test.use({ savesData: false });

  test('offline is said once, verbs wait, a list that was never open opens, and all comes back', async ({
    page,
    context,
    staging,
  }) => {
    await page.clock.install();
    const missing = await missingLists(page);
    await arrive(page, staging, server);
    await expectHeading(page, 'web-1');
    await expectLive(page);
    // The code of screens is fetched a while after the first record, one after the other. A part
    // opens offline once all of them are there.
    await page.clock.fastForward(10_000);
    await expect(page.locator('html')).toHaveAttribute('data-parts', 'here', { timeout: 120_000 });
    expect(missing()).toEqual([]);
    await quiet(page);
    await context.setOffline(true);
    // Its words are read out too, a moment later.
    const banner = page.getByRole('region', { name: 'Network notice' });
    await expect(banner).toContainText('You’re offline.');
    const snapshot = page.getByRole('button', { name: 'Create snapshot' });
    await expect(snapshot).toHaveAccessibleDescription('You’re offline');
    // The stream gives up meanwhile.
    await page.clock.runFor(10_000);
    await expect(page.getByRole('button', { name: 'Reload', exact: true })).toBeHidden();

    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Volumes' })
      .click();
    await expectHeading(page, 'Volumes');
    await expect(page.getByText('It will load when you’re back online.')).toBeVisible();
    await expect(page.getByText(/new version|No answer/)).toBeHidden();
    await expect(page.getByRole('button', { name: /^Reload$|^Try again/ })).toBeHidden();

    await context.setOffline(false);
    await expect(banner).toBeHidden();
    await expect(listOf(page, 'Volumes').getByRole('link').first()).toBeVisible();
    await expectLive(page);
  });
});

test('errors that stand leave the menus of the rows and the pager to be pressed', async ({
  page,
  staging,
}) => {
  const { server } = staging.provider.world;
  for (const [id, status] of [
    ['srv-web01', 500],
    ['srv-web02', 409],
    ['srv-work1', 422],
  ] as const) {
    expectStatus(page, status);
    server.patch(id, { name: `later fail-${status}` });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await showTenRows(page);
  await arrive(page, staging, servers);
  await filterList(page, 'later');
  const region = page.getByRole('region', { name: 'Notifications' });
  for (const [name, shown] of [
    ['later fail-500', 1],
    ['later fail-409', 2],
    ['later fail-422', 2],
  ] as const) {
    await openRowMenu(page, name);
    await chooseItem(page, 'Lock');
    await expect(region.getByRole('listitem')).toHaveCount(shown);
  }
  await expect(region.getByText('1 more')).toBeVisible();
  await filterList(page, '');
  await expect(page.getByRole('button', { name: 'Next page' })).toBeVisible();
  for (const menu of await page.getByRole('button', { name: /^Actions for/u }).all()) {
    // A limit of its own names the menu that is covered.
    await menu.click({ trial: true, timeout: 15_000 });
  }
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('button', { name: 'Dismiss all' }).click();
  await expect(region.getByRole('listitem')).toHaveCount(0);
  await failuresAreKept(page);
});

/**
 * Checks that three failures stay with their request ids once the toasts are gone. The keyboard
 * dismisses them.
 */
async function failuresAreKept(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tasks: 3 failed' }).click();
  const tasks = page.getByRole('dialog', { name: 'Tasks' });
  const failed = tasks.getByRole('list', { name: 'Failed' }).getByRole('listitem');
  await expect(failed).toHaveText(Array.from({ length: 3 }, () => /Couldn’t lock.*Request \w+/u));
  await failed.first().getByRole('button', { name: 'Dismiss' }).focus();
  for (const left of [2, 1]) {
    await page.keyboard.press('Enter');
    await expect(failed).toHaveCount(left);
    await expect(failed.first().getByRole('button', { name: 'Dismiss' })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  // Other messages, such as one about the lost stream, may still stand there.
  await expect(failed).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Tasks', exact: true })).toBeFocused();
}
