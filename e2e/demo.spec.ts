import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { type DemoHost, expect, test } from './demo';
import { drop } from './drop';
import { expectStatus } from './guards';
import { expectHarmless, hostileReport, startElsewhere } from './hostile-report';
import { openReport, readReport } from './report-steps';
import {
  answerDialog,
  chooseItem,
  expectDashboard,
  expectHeading,
  expectLive,
  expectServers,
  expectStatusOf,
  expectToast,
  fillSignIn,
  filterList,
  openRecord,
  openRowMenu,
  people,
  rename,
  rowOf,
  signIn,
} from './steps';
import { confirmUpload, pickFiles, uploads } from './upload-steps';

test.use({ serviceWorkers: 'allow' });
// One build; each test has a browser's storage, and so a world, of its own.
test.describe.configure({ mode: 'default' });

const account = 'accounts/acc-demo1/';
const servers = `${account}servers/`;
/** The account that a visitor sees first. */
const shop = 'accounts/acc-finch/';

/** The strip above the panel. */
const strip = (page: Page) => page.getByRole('complementary', { name: 'Demo' });

/** Opens the page of a server, and gives it another name there. */
async function renameServer(page: Page, name: string, to: string): Promise<void> {
  await page.goto(`${servers}?q=web-`);
  await openRecord(page, name);
  await page.getByRole('link', { name: 'Rename' }).click();
  await rename(page, to);
  await expectHeading(page, to);
}

/** Signs in, and opens an address: the host knows none but the demo's own. */
async function enter(page: Page, at: string): Promise<void> {
  await signIn(page, { at: '?world=sample' });
  await expectDashboard(page);
  await page.goto(at);
}

/** Waits until all files of the demo are kept. */
async function expectKept(page: Page, { files }: DemoHost): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      return (await (await caches.open(name)).keys()).length;
    });
  // Some hundreds, one after the other.
  await expect.poll(kept, { timeout: 120_000 }).toBe(files);
}

test('the demo is there at the first visit, below a path of its host', async ({ page, demo }) => {
  await page.goto('');
  await expect(strip(page)).toContainText('Nothing here is real.');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page, 'before the sign-in');
  await fillSignIn(page, people.dana);
  await expectDashboard(page);
  await expect(page).toHaveURL(`${demo.home}${shop}`);
  await page.getByRole('link', { name: 'Cloud Servers' }).first().click();
  await expect(rowOf(page, 'shop-web-1')).toBeVisible();
  await expectLive(page);
  await expect(page).toHaveURL(`${demo.home}${shop}servers/`);
  await page.getByRole('button', { name: 'Try' }).click();
  await expectAccessible(page);
});

test('a link opens a world, a screen and a dial, on a host that knows no routes', async ({
  page,
  demo,
}) => {
  // The host's answer, until the worker is there.
  expectStatus(page, 404);
  // The dial's answer.
  expectStatus(page, 500);
  await page.goto(`${servers}?world=empty&lists=images:fail-500&incident=major&search=`);
  await fillSignIn(page, people.dana);
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expect(page).toHaveURL(`${demo.home}${servers}?search=`);
  await page.goto(`${account}images/`);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Status notice' })).toContainText('Cloud IPs');
  await page.goto(servers);
  await expect(page.getByText('web-1')).toHaveCount(0);
});

test('it works without its host and without a network, screens that were never open too', async ({
  page,
  demo,
  context,
}) => {
  await signIn(page, { at: '?world=sample' });
  await expectDashboard(page);
  await expectKept(page, demo);
  await demo.close();
  await context.setOffline(true);
  await page.reload();
  await expectDashboard(page);
  await expectLive(page);
  await page.goto(`${account}load_balancers/lba-front/`);
  await expectHeading(page, 'front');
  await renameServer(page, 'web-1', 'web-one');
});

test('two tabs share a session and a world, and each hears of what the other does', async ({
  page,
  context,
}) => {
  await enter(page, servers);
  await expectServers(page);
  await filterList(page, 'web');
  await expectLive(page);
  const other = await context.newPage();
  await renameServer(other, 'web-1', 'web-renamed');
  await expect(rowOf(page, 'web-renamed')).toBeVisible();
});

test('a new release is told quietly, and has the same world when it is begun', async ({
  page,
  context,
  demo,
}) => {
  await enter(page, '');
  await renameServer(page, 'web-1', 'web-kept');
  const other = await context.newPage();
  await other.goto(servers);
  await expectServers(other);
  await expectKept(page, demo);
  // The next release waits for the parts that the panel fetches ahead.
  await expect(page.locator('html')).toHaveAttribute('data-parts', 'here');
  await demo.release('Second');
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect(strip(page)).toContainText('The demo has a new release.');
  await page.reload();
  await expect(strip(page)).toContainText('Demo.');
  await strip(page).getByRole('button', { name: 'Reload' }).click();
  await expect(strip(page)).toContainText('Second.');
  await expectHeading(page, 'web-kept');
  await expect(strip(other)).toContainText('The demo has a new release.');
  await strip(other).getByRole('button', { name: 'Reload' }).click();
  await expect(strip(other)).toContainText('Second.');
  await expectServers(other);
});

test('reset asks, and begins the world as at first, in every window', async ({ page, context }) => {
  await enter(page, '');
  await renameServer(page, 'web-1', 'web-gone');
  const other = await context.newPage();
  await other.goto(servers);
  await expectServers(other);
  const reset = strip(page).getByRole('button', { name: 'Reset' });
  await reset.click();
  await answerDialog(page, 'Keep it');
  await expectHeading(page, 'web-gone');
  await reset.click();
  await answerDialog(page, 'Reset');
  await fillSignIn(page, people.dana);
  await expectDashboard(page);
  await page.goto(servers);
  await filterList(page, 'web-');
  await expect(rowOf(page, 'web-1')).toBeVisible();
  await expect(rowOf(page, 'web-gone')).toBeHidden();
  await expect(strip(other)).toContainText('The demo began anew in another window.');
  await other.close();
  // The session is gone with its world.
  expectStatus(page, 401);
  await strip(page).getByRole('button', { name: 'Try' }).click();
  await strip(page).getByRole('button', { name: 'A new account' }).click();
  await answerDialog(page, 'Begin');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goto(`${servers}?world=sample`);
  await expect(strip(page)).toContainText('This is another world');
});

test('an upload says how far it has come, and can be downloaded; metrics have charts', async ({
  page,
}) => {
  await enter(page, `${account}orbit/container/assets/objects/`);
  await expectHeading(page, 'assets');
  const progress = await countProgress(page);
  const buffer = Buffer.alloc(16 * 1024 * 1024, 'demo ');
  await pickFiles(page, [{ name: 'large.txt', mimeType: 'text/plain', buffer } as never]);
  await confirmUpload(page);
  await expect(uploads(page)).toContainText('1 file uploaded');
  expect(await progress()).toBeGreaterThan(2);
  await page.getByRole('link', { name: 'large.txt' }).click();
  await expectHeading(page, 'large.txt');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  await answerDialog(page, 'Create keys');
  expect((await download).suggestedFilename()).toBe('large.txt');

  await page.goto(`${servers}srv-web01/`);
  await expect(page.getByRole('img', { name: 'CPU utilisation' })).toBeVisible();
});

test('a card is given to the stand-in of Stripe, and mail leads back to the demo', async ({
  page,
  context,
  demo,
}) => {
  await enter(page, 'accounts/acc-owed1/billing/');
  await page.getByRole('link', { name: 'Update card' }).click();
  await page.getByLabel('Cardholder name').fill('D Demo');
  const fields = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await fields.getByLabel('Credit or debit card number').fill('4242424242424242');
  await fields.getByLabel('Credit or debit card expiration date').fill('1240');
  await fields.getByLabel('Credit or debit card CVC/CVV').fill('123');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expectToast(page, 'Payment card updated');

  await page.goto('forgotten_password');
  await page.getByLabel('Email').fill(people.olive);
  await page.getByRole('main').getByRole('button').click();
  const mail = await openMail(page, context);
  await mail
    .getByRole('link', { name: /reset_password/u })
    .first()
    .click();
  await expect(mail).toHaveURL(new RegExp(`^${demo.home}reset_password`, 'u'));
  await expect(mail.getByLabel('New password', { exact: true })).toBeVisible();
});

test('the gallery of components has a page of its own, with and without a worker', async ({
  page,
  demo,
}) => {
  const title = page.getByRole('heading', { name: 'The design system' });
  await page.goto('gallery/');
  await expect(title).toBeVisible();
  await enter(page, account);
  await expectKept(page, demo);
  await page.goto('gallery/');
  await expect(title).toBeVisible();
});

test('a report made here and dropped is replayed, until a press leads back; any other file is none', async ({
  page,
  demo,
}) => {
  // For a file that is no report, the dial, a call that was not recorded, and a forgotten report.
  for (const status of [422, 500, 501, 404]) expectStatus(page, status);
  const images = `${account}images/`;
  const failure = 'Error accessing Server Images';
  const choose = page.getByRole('heading', { name: 'Replay a report' });
  // Without a worker yet.
  await page.goto('replay/');
  await expect(choose).toBeVisible();
  await drop(page, 'notes.json', '{}');
  await expect(page.getByRole('alert')).toHaveText('This file is no report of Wheelhouse');
  await enter(page, `${images}?lists=images:fail-500`);
  await expect(page.getByText(failure)).toBeVisible();
  await drop(page, 'notes.json', '{}');
  await expect(strip(page)).toContainText('The file cannot be replayed.');
  await drop(page, 'report.json', await readReport(await openReport(page)));

  await expect(page.locator('#frame')).toHaveAttribute('data-state', 'shown');
  const panel = page.frameLocator('#frame');
  await expect(panel.getByText(failure)).toBeVisible();
  await expect(panel.getByRole('complementary', { name: 'Demo' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to the demo' }).click();
  await expect(strip(page)).toBeVisible();
  await expect(page).toHaveURL(demo.home + images);
  await page.goto('replay/');
  await expect(choose).toBeVisible();
});

test("a stranger's file runs nothing on the demo, now or when it is read again", async ({
  page,
  staging,
}) => {
  expectStatus(page, 404);
  const elsewhere = await startElsewhere();
  const file = JSON.stringify(await hostileReport(page, staging, elsewhere));
  await page.goto('replay/');
  await expect(page.getByRole('heading', { name: 'Replay a report' })).toBeVisible();
  await drop(page, 'report.json', file);
  await expectHarmless(page, elsewhere);
  await endWorker(page);
  await page.reload();
  await expectHarmless(page, elsewhere);
  await elsewhere.close();
});

test('what was under way goes on when the browser has ended the worker', async ({ page }) => {
  await enter(page, `${servers}?q=web-1`);
  await expectLive(page);
  await openRowMenu(page, 'web-1');
  await chooseItem(page, 'Force off');
  await answerDialog(page, 'Force off');
  await expectToast(page, 'Stopping');
  await endWorker(page);
  await expectStatusOf(page, 'web-1', 'inactive');
});

test('a world that another release kept, or that cannot be read, is begun anew, and said', async ({
  page,
}) => {
  await enter(page, '');
  await renameServer(page, 'web-1', 'web-gone');
  // The session is gone with its world.
  expectStatus(page, 401);
  const renewed = 'The demo has a new release, which begins a new world.';
  for (const [kept, version, said] of [
    [{ shape: 'of other fields' }, undefined, renewed],
    [{ madeAt: 'nonsense' }, undefined, 'What the demo had kept could not be read'],
    [{}, 99, renewed],
  ] as const) {
    // A file makes no request to the provider: the spoilt world is read before it is written again.
    await page.goto('config.json');
    await endWorker(page);
    await spoil(page, kept, version);
    await page.goto('');
    await expect(strip(page)).toContainText(said);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    // A change is answered once all is kept, the world that has begun included.
    await page.evaluate(async () => void (await fetch('auth', { method: 'DELETE' })));
  }
});

/** Has the browser end the worker, as it does with one that nobody needs for a while. */
async function endWorker(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.detach();
}

/** Writes something else into what the demo has kept of its world, perhaps in another format. */
async function spoil(page: Page, kept: object, version: number | undefined): Promise<void> {
  const run = async ([changes, format]: readonly [object, number | undefined]) => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('No reason')));
      });
    const [found] = await indexedDB.databases();
    const database = await done(indexedDB.open(found?.name ?? '', format));
    const about = database.transaction('about', 'readwrite').objectStore('about');
    const before = (await done(about.get('demo'))) as object;
    await done(about.put({ ...before, ...changes }, 'demo'));
    database.close();
  };
  await page.evaluate(run, [kept, version] as const);
}

/** Counts the progress events of uploads from now on. */
async function countProgress(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let told = 0;
    const Original = window.XMLHttpRequest;
    window.XMLHttpRequest = class extends Original {
      constructor() {
        super();
        this.upload.addEventListener('progress', () => (told += 1));
      }
    };
    Object.assign(window, { progressTold: () => told });
  });
  return () =>
    page.evaluate(() => (window as unknown as { progressTold: () => number }).progressTold());
}

/** The page of mails that would have been sent. */
async function openMail(page: Page, context: BrowserContext): Promise<Page> {
  const opened = context.waitForEvent('page');
  await strip(page).getByRole('link', { name: /^Mail/u }).click();
  return opened;
}
