import type { FrameLocator, Page } from '@playwright/test';
import type { ReportedCall, ReportEntry, ReportFile } from '@/wire/report';
import { createReplayHost } from '@mocks/replay/host';
import { startReplay } from '@mocks/serve/replay';
import { reportOf } from '../tests/mocks/replay/reports';
import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import { expectStatus } from './guards';

import type { arrive } from './steps';

type Staging = Parameters<typeof arrive>[1];

const folder = process.env['WHEELHOUSE_FOLDER'];

/** The panel as the report tells it. */
const panelIn = (page: Page): FrameLocator => page.frameLocator('#frame');

/** Replays a report; its server ends with the test. */
async function replay(page: Page, report: ReportFile): Promise<void> {
  const host = createReplayHost();
  expect(await host.take(JSON.stringify(report))).toBeUndefined();
  const { origin, close } = await startReplay({ host, ...(folder !== undefined && { folder }) });
  page.once('close', () => void close());
  await page.goto(`${origin}/replay/`);
}

/** Waits until a moment's screen stands. */
async function shown(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('status')).toContainText(words);
  await expect(page.locator('#frame')).toHaveAttribute('data-state', 'shown');
}

const ACCOUNT = 'acc-demo1';

/** What the provider answers now to each of these reads, as it was answered at these moments. */
async function answered(
  page: Page,
  { api }: Staging,
  reads: readonly (readonly [at: number, path: string, change?: Partial<ReportedCall>])[],
): Promise<readonly ReportedCall[]> {
  await page.request.post(`${api}/auth`, {
    form: { username: 'demo@example.com', password: 'demo-password' },
  });
  return Promise.all(
    reads.map(async ([at, address, change]): Promise<ReportedCall> => {
      const { pathname, searchParams } = new URL(address, api);
      const answer: unknown = await (await page.request.get(`${api}${address}`)).json();
      const query = Object.fromEntries(searchParams);
      const own = { at, took: 100, api: 'rest', method: 'GET', status: 200 } as const;
      return { type: 'call', ...own, path: pathname, query, answer, ...change };
    }),
  );
}

const SERVERS = `/1.0/servers?account_id=${ACCOUNT}&metadata=true`;
const IMAGES = `/1.0/images?account_id=${ACCOUNT}`;

const route = (at: number, path: string): ReportEntry => ({
  type: 'route',
  at,
  path: `/accounts/${ACCOUNT}/${path}`,
});

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
  const servers = calls[2]!;
  await replay(
    page,
    reportOf(
      [
        route(0, 'servers/'),
        ...calls,
        { ...servers, at: 9000, failure: 'not-json' },
        route(10_900, 'images/'),
        connection(20_000, { network: 'offline', stream: 'offline' }),
        connection(25_000, { session: 'expired' }),
      ].toSorted((a, b) => a.at - b.at),
    ),
  );
  const panel = panelIn(page);
  const rows = panel.getByRole('row');

  await shown(page, 'Session expired');
  await expect(panel.getByRole('dialog', { name: 'Stay logged in?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Later' })).toBeDisabled();

  await page.getByRole('button', { name: 'Earlier' }).click();
  await shown(page, 'Network lost');
  await expect(panel.getByText('You are offline.')).toBeVisible();
  await expect(panel.getByText('golden-web', { exact: true })).toBeVisible();

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await shown(page, 'No answer yet');
  await expect(panel.getByText('My Server Images')).toBeVisible();
  await expect(panel.getByText('golden-web', { exact: true })).toBeHidden();

  // What was known stays, beside what failed.
  await page.getByRole('button', { name: 'First error' }).click();
  await shown(page, 'An answer that could not be read');
  await expect(panel.getByText('Error accessing Cloud Servers')).toBeVisible();
  await expect(rows.nth(5)).toBeVisible();

  await page.getByRole('button', { name: 'What happened' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Page opened .*servers/u }).click();
  await shown(page, 'Page opened');
  await expect(panel.getByText('Error accessing Cloud Servers')).toBeHidden();

  // What nobody had opened is in no report, nor is a change that nobody made.
  await panel.getByRole('link', { name: 'Snapshots' }).click();
  await expect(panel.getByText('This was not recorded')).toBeVisible();
});

test('says what a file is that is no report, and takes one that is', async ({ page }) => {
  await replay(page, reportOf([]));
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
  await choose(JSON.stringify(reportOf([], { release: 'v2.0.0' })));
  await expect(page.getByRole('status')).toContainText('The report begins');
});
