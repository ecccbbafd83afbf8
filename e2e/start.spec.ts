import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { built } from './built';
import { expect, test } from './fixtures';
import { expectStatus } from './guards';
import { arrive, expectDashboard, expectServers, signIn } from './steps';

const account = '/accounts/acc-demo1/';

/** The frame that stands in the page itself. */
const frame = (page: Page) => page.getByRole('status', { name: 'Loading' });

/** Has the page's script wait; the function that it gives lets it go on. */
async function holdScript(page: Page): Promise<() => void> {
  let goOn = () => {};
  const promise = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return () => goOn();
}

/** Paths of the build's files that a page asks for. */
function watchFiles(page: Page): ReadonlySet<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) asked.add(pathname.slice(1));
  });
  return asked;
}

/** The files of a part, as the build says. */
async function filesOf(part: string): Promise<readonly string[]> {
  const parts = JSON.parse(await readFile(join(built, 'parts.json'), 'utf8')) as Readonly<
    Record<string, readonly string[]>
  >;
  return parts[part] ?? [];
}

for (const { at, part, stands } of [
  { at: `${account}servers/`, part: 'lists', stands: expectServers },
  { at: account, part: 'overview', stands: expectDashboard },
  {
    at: `${account}cloud_ips/`,
    part: 'cloud-ips',
    stands: (page: Page) => expect(page.getByRole('heading', { name: 'Cloud IPs' })).toBeVisible(),
  },
]) {
  test(`who was signed in sees the frame at once, and ${part} is fetched beside the script`, async ({
    page,
    staging,
  }) => {
    await arrive(page, staging, at);
    await stands(page);
    const needed = [...(await filesOf('panel')), ...(await filesOf(part))];
    expect(needed.length).toBeGreaterThan(0);
    const goOn = await holdScript(page);
    const asked = watchFiles(page);
    await page.goto(at, { waitUntil: 'commit' });
    await expect(frame(page)).toBeVisible();
    await expect.poll(() => needed.filter((file) => !asked.has(file))).toEqual([]);
    goOn();
    await stands(page);
    await expect(frame(page)).toBeHidden();
  });
}

test('what an address begins with is asked for while the page’s script still comes', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, `${account}servers/`);
  await expectServers(page);
  const goOn = await holdScript(page);
  const answers = ['accounts?', 'users', 'servers?'].map((path) =>
    page.waitForResponse((answer) => answer.url().startsWith(`${staging.api}/1.0/${path}`)),
  );
  await page.reload({ waitUntil: 'commit' });
  await Promise.all(answers);
  await expect(frame(page)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Cloud Servers' })).toBeHidden();
  goOn();
  await expectServers(page);
});

test('a stranger sees no frame of the panel, and fetches nothing of it', async ({ page }) => {
  const goOn = await holdScript(page);
  const asked = watchFiles(page);
  await page.goto(account, { waitUntil: 'commit' });
  await expect(page.locator('.first-frame')).toBeAttached();
  await expect(frame(page)).toBeHidden();
  goOn();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const panel = await filesOf('panel');
  expect(panel.filter((file) => asked.has(file))).toEqual([]);
});

test('over the frame the sign-in comes to who is signed out meanwhile', async ({
  page,
  context,
}) => {
  expectStatus(page, 401);
  await signIn(page, { at: account });
  await expectDashboard(page);
  await context.clearCookies();
  await page.goto(account);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(frame(page)).toBeHidden();
});

test('the frame is as narrow as the reader left it', async ({ page }) => {
  await signIn(page, { at: account });
  await expectDashboard(page);
  await page.getByRole('button', { name: 'Collapse navigation' }).click();
  const side = page.getByRole('navigation', { name: 'Main' });
  const width = async (of = side) => (await of.boundingBox())?.width;
  await expect.poll(() => width()).toBe(60);
  const goOn = await holdScript(page);
  await page.goto(account, { waitUntil: 'commit' });
  await expect.poll(() => width(page.locator('.first-frame nav'))).toBe(60);
  goOn();
  await expectDashboard(page);
  expect(await width()).toBe(60);
});
