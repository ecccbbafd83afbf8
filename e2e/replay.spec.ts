import type { Locator, Page } from '@playwright/test';
import type { ReportedCall, ReportEntry, ReportFile } from '@/wire/report';
import { createReplayHost } from '@mocks/replay/host';
import { replayFile } from '@mocks/serve/replay';
import { reportOf } from '../tests/mocks/replay/reports';
import { expectAccessible } from './axe';
import { drop } from './drop';
import { expect, test } from './fixtures';
import { expectStatus } from './guards';
import { expectHarmless, hostileReport, startElsewhere } from './hostile-report';
import { openDevReplay, openReplay } from './open-replay';
import { ACCOUNT, answered, panelIn, route, SERVERS, shown } from './replay-steps';
import {
  arrive,
  chooseItem,
  dialog,
  expectLive,
  expectServers,
  goWithin,
  listOf,
  openMenu,
} from './steps';

/** Mark of the event stream in the panel's top bar. */
const markIn = (page: Page, words: string | RegExp): Locator =>
  panelIn(page).getByRole('banner').getByText(words, { exact: true });

/** Milliseconds for which the panel has had no request and nothing to wait for. */
const quietFor = (page: Page): Promise<unknown> =>
  panelIn(page)
    .locator('body')
    .evaluate(() => (window as unknown as Replayed).replayed.quietFor());

/** Functions of the frame's own script. */
interface Replayed {
  readonly replayed: { quietFor(): number };
}

async function replay(page: Page, report: ReportFile): Promise<void> {
  const host = createReplayHost();
  expect(await host.take(JSON.stringify(report))).toBeUndefined();
  await openReplay(page, host);
}

const IMAGES = `/1.0/images?account_id=${ACCOUNT}`;

const connection = (at: number, change: object = {}): ReportEntry => ({
  type: 'connection',
  at,
  network: 'online',
  stream: 'connected',
  session: 'valid',
  ...change,
});

test('steps through what a customer saw, by the bar at the foot', async ({ page, staging }) => {
  expectStatus(page, 501);
  const calls = await answered(page, staging, [
    [100, '/1.0/accounts?nested=false'],
    [100, '/1.0/users'],
    [100, SERVERS],
    [11_000, IMAGES, { took: 6000 }],
  ]);
  const broken: ReportedCall = { ...calls[2]!, at: 9000, failure: 'not-json' };
  await replay(
    page,
    reportOf(
      [
        route(0, 'servers/'),
        ...calls,
        broken,
        route(10_900, 'images/'),
        connection(20_000, { network: 'offline', stream: 'offline' }),
        connection(25_000, { session: 'expired' }),
      ].toSorted((a, b) => a.at - b.at),
    ),
  );
  const panel = panelIn(page);
  const rows = panel.getByRole('row');
  const lost = await page.evaluateHandle(() => {
    const times: number[] = [];
    addEventListener('blur', ({ timeStamp }) => times.push(timeStamp));
    return times;
  });

  await shown(page, 'Session expired');
  await expect(panel.getByRole('dialog', { name: 'Stay logged in?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Later' })).toBeDisabled();

  await page.getByRole('button', { name: 'Earlier' }).click();
  await shown(page, 'Network lost');
  await expect(panel.getByRole('region', { name: 'Network notice' })).toBeVisible();
  await expect(panel.getByText('golden-web', { exact: true })).toBeVisible();

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await shown(page, 'No answer yet');
  await expect(panel.getByRole('heading', { name: 'My Server Images' })).toBeVisible();
  await expect(panel.getByText('golden-web', { exact: true })).toBeHidden();

  // Known data stays, beside the failure.
  await page.getByRole('button', { name: 'First error' }).click();
  await shown(page, 'Unreadable response');
  await expect(panel.getByText('Error accessing Cloud Servers')).toBeVisible();
  await expect(rows.nth(5)).toBeVisible();

  await page.getByRole('button', { name: 'What happened' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Page opened .*servers/u }).click();
  await shown(page, 'Page opened');
  await expect(panel.getByText('Error accessing Cloud Servers')).toBeHidden();

  // No key went elsewhere, whatever opened: a dialog, a list, a page.
  expect(await lost.jsonValue()).toEqual([]);

  // A screen that nobody opened is in no report, nor is a change that nobody made.
  await panel.getByRole('link', { name: 'Snapshots' }).click();
  await expect(panel.getByText('This was not recorded')).toBeVisible();
  // It is asked for once, and so the screen stands.
  expect(await quietFor(page)).toBeGreaterThanOrEqual(0);

  // As of a container's site.
  await panel.getByRole('main').evaluate((main) => {
    const link = Object.assign(document.createElement('a'), { href: '/replay/provider/v1/site/' });
    link.textContent = 'Open the site';
    main.append(link);
  });
  await panel.getByRole('link', { name: 'Open the site' }).click();
  await expect(page.getByRole('status')).toContainText(
    "That link leads out of the replay, so it wasn't opened",
  );
  await expect(panel.getByText('This was not recorded')).toBeVisible();
});

test('what is said of a dropped file stays, though the last report is asked for still', async ({
  page,
}) => {
  expectStatus(page, 404);
  expectStatus(page, 422);
  let answer = () => {};
  const isDue = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/replay/story', async (route) => {
    await isDue;
    await route.continue();
  });
  await openReplay(page, createReplayHost());
  await drop(page, 'notes.json', '{}');
  const wrong = page.getByRole('alert');
  await expect(wrong).toHaveText('This file is no report of Wheelhouse');
  const answered404 = page.waitForResponse('**/replay/story');
  answer();
  await (await answered404).finished();
  // The page's own turn.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(wrong).toHaveText('This file is no report of Wheelhouse');
});

test('takes a file that is dropped, and plays it from its beginning to its end', async ({
  page,
  staging,
}) => {
  for (const status of [404, 422, 501]) expectStatus(page, status);
  const calls = await answered(page, staging, [
    [100, '/1.0/accounts?nested=false'],
    [100, '/1.0/users'],
    [100, SERVERS],
  ]);
  const timeline = [
    route(0, 'servers/'),
    ...calls,
    connection(600, { stream: 'offline' }),
    connection(1200, { stream: 'connecting' }),
    connection(1800),
  ];
  await openReplay(page, createReplayHost());
  await drop(page, 'notes.json', '{}');
  await expect(page.getByRole('alert')).toHaveText('This file is no report of Wheelhouse');
  await drop(page, 'report.json', JSON.stringify(reportOf(timeline)));
  await shown(page, 'Event stream connected');
  await expect(markIn(page, 'Live')).toBeVisible();

  // At its end it begins again.
  const play = page.getByRole('button', { name: 'Play' });
  await play.click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await shown(page, 'Page opened');
  await expect(play).toBeVisible();
  const told = await page.locator('#words').evaluateHandle((words) => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const now = words.textContent;
      if (seen.at(-1) !== now) seen.push(now);
    }).observe(words, { childList: true });
    return seen;
  });
  const each = [
    ['Page opened', 'Live'],
    ['Event stream offline', 'Updates every 30 s'],
    // A stream that connects in vain for five seconds says so, as it does without a replay.
    ['Event stream lost, connecting again', /^(?:Connecting|Updates every 30 s)$/u],
    ['Event stream connected', 'Live'],
  ] as const;
  await play.click();
  await shown(page, 'Event stream connected');
  await expect(play).toBeVisible();
  expect(await told.jsonValue()).toEqual(each.map(([words]) => words));

  for (const [words, mark] of each.toReversed()) {
    await shown(page, words);
    await expect(markIn(page, mark)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
  }
});

for (const [name, open] of [
  ['build', openReplay],
  ['dev server', openDevReplay],
] as const) {
  test(`a stranger's file runs nothing on the ${name}, and nobody elsewhere hears of it`, async ({
    page,
    staging,
  }) => {
    const elsewhere = await startElsewhere();
    const host = createReplayHost();
    const file = JSON.stringify(await hostileReport(page, staging, elsewhere));
    expect(await host.take(file)).toBeUndefined();
    await open(page, host);
    await expectHarmless(page, elsewhere);
    await elsewhere.close();
  });
}

test('says what a file is that is no report, and takes one that is', async ({ page }) => {
  expectStatus(page, 422);
  const signedOut: ReportedCall = {
    type: 'call',
    at: 0,
    took: 100,
    api: 'rest',
    method: 'GET',
    path: '/1.0/accounts',
    query: { nested: 'false' },
    status: 401,
  };
  const report = reportOf([connection(0, { session: 'invalid' }), signedOut]);
  await replay(page, report);
  await expect(panelIn(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('button', { name: 'What happened' }).click();
  await page.getByRole('button', { name: 'Another file' }).click();
  const choose = (text: string) =>
    page.getByLabel('Choose a file').setInputFiles({
      name: 'report.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  await choose('{"log":{"version":"1.2"}}');
  await expect(page.getByRole('alert')).toHaveText('This file is no report of Wheelhouse');
  await expectAccessible(page);
  await choose(JSON.stringify(report));
  await expect(page.getByRole('status')).toContainText('Session invalid');
});

/** The words of every status on the screen, in the order of the rows. */
const statusesOf = async (rows: Locator): Promise<readonly string[]> =>
  (await rows.allInnerTexts()).flatMap(
    (row) => /\b(?:active|inactive|unavailable|creating|deleting|failed)\b/u.exec(row)?.[0] ?? [],
  );

/**
 * Words of a screen, without the seconds until the next try, and without free text, which has
 * pseudonyms.
 */
const saidBy = async (main: Locator): Promise<string> =>
  (await main.innerText()).replace(/Trying again in \d+ s/u, '').replace(/(?<=answered: ).*/u, '');

test('a fault, a wrong state and a broken answer of staging are seen in a replay within a minute', async ({
  page,
  staging,
}) => {
  for (const status of [500, 501]) expectStatus(page, status);
  const { world, dials } = staging.provider;
  const server = (id: string) => world.server.get(id)!;
  world.server.put({ ...server('srv-web01'), name: 'unreadable zone' });
  world.server.put({ ...server('srv-web02'), status: 'unavailable' });
  dials.lists = { images: 'fail-500' };

  await arrive(page, staging, '/accounts/acc-demo1/servers/');
  await expectServers(page);
  const rows = listOf(page, 'Cloud Servers').getByRole('row');
  const unreadable = /couldn’t load/iu;
  await expect(page.getByRole('main').getByText(unreadable).first()).toBeVisible();
  // Without names a server that has none may stand elsewhere. It is not among the first.
  const FIRST = 12;
  const statuses = (await statusesOf(rows)).slice(0, FIRST);
  await expectLive(page);
  await goWithin(page, '/accounts/acc-demo1/images/');
  await expect(page.getByText('Error accessing Server Images')).toBeVisible();
  // The offer beside a failure comes a moment after it.
  const offered = { name: 'Report a problem' };
  await expect(page.getByRole('main').getByRole('button', offered)).toBeVisible();
  const said = await saidBy(page.getByRole('main'));

  await openMenu(page, 'Help');
  await chooseItem(page, 'Report a problem');
  const saved = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Save as file' }).click();
  const file = await (await saved).path();

  const began = Date.now();
  await openReplay(page, await replayFile(file));
  await expect(page.locator('#frame')).toHaveAttribute('data-state', 'shown');
  const panel = panelIn(page);
  await expect(panel.getByText('Error accessing Server Images')).toBeVisible();
  await expect(panel.getByRole('main').getByRole('button', offered)).toBeVisible();
  expect(await saidBy(panel.getByRole('main'))).toBe(said);
  await expect(markIn(page, 'Live')).toBeVisible();
  await page.getByRole('button', { name: 'First error' }).click();
  await shown(page, 'Failed with status 500');
  await page.getByRole('button', { name: 'What happened' }).click();
  await page.getByRole('button', { name: /^Page opened .*servers/u }).click();
  await shown(page, 'Page opened');
  await expect(panel.getByRole('main').getByText(unreadable).first()).toBeVisible();
  const replayed = await statusesOf(panel.getByRole('table').getByRole('row'));
  expect(replayed.slice(0, FIRST)).toEqual(statuses);
  expect(Date.now() - began).toBeLessThan(60_000);
});
