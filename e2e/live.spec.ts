import type { Page } from '@playwright/test';
import type { Staging } from '@mocks/serve/staging';
import { expect, test } from './fixtures';
import { expectLostConnections } from './guards';
import {
  answerDialog,
  arrive,
  chooseItem,
  expectHeading,
  expectLive,
  expectNoStream,
  expectServers,
  expectToast,
  expectStatusOf,
  filterList,
  loadedAt,
  openMenu,
  rename,
  rowOf,
} from './steps';

const servers = '/accounts/acc-demo1/servers/';

async function renameElsewhere(page: Page, staging: Staging, name: string): Promise<void> {
  const answer = await page.request.put(`${staging.api}/1.0/servers/srv-web01`, {
    params: { account_id: 'acc-demo1' },
    data: { name },
  });
  expect(answer.ok()).toBe(true);
}

test('the event server dies and comes back: it is reported, and what was missed is fetched', async ({
  page,
  staging,
}) => {
  expectLostConnections(page);
  await arrive(page, staging, servers);
  await expectServers(page);
  await expectLive(page);
  await filterList(page, 'web-2');
  await expectStatusOf(page, 'web-2', 'active');
  const toasts = page.getByRole('region', { name: 'Notifications' });
  const since = await loadedAt(page);

  staging.faye.stop();
  await expectNoStream(page);
  await expect(toasts).toContainText('Event stream disconnected');
  // It cannot help.
  await expect(toasts.getByRole('button', { name: 'Reload' })).toBeHidden();

  // No event reports this change: the stream is down.
  staging.provider.world.server.patch('srv-web02', { status: 'inactive' });
  staging.faye.start();
  await expectLive(page);
  await expectStatusOf(page, 'web-2', 'inactive');
  await expect(toasts.getByText('Event stream disconnected')).toBeHidden();
  expect(await loadedAt(page)).toBe(since);
});

test('where a proxy lets no WebSocket through, events arrive by long-polling', async ({
  page,
  staging,
}) => {
  expectLostConnections(page);
  staging.provider.dials.events = 'no-websocket';
  await arrive(page, staging, servers);
  await expectLive(page);
  await filterList(page, 'web-');
  for (const name of ['web-by-polling', 'web-by-polling-again']) {
    await renameElsewhere(page, staging, name);
    await expect(rowOf(page, name)).toBeVisible();
  }
  await expectLive(page);
  await expect(page.getByRole('region', { name: 'Notifications' })).not.toContainText(
    'Event stream',
  );
});

test('where neither gets through, what another window renames is shown half a minute later', async ({
  page,
  staging,
}) => {
  expectLostConnections(page);
  staging.provider.dials.events = 'off';
  await page.clock.install();
  await arrive(page, staging, servers);
  await expectServers(page);
  await page.clock.runFor(6000);
  await expectNoStream(page);
  await expectToast(page, 'Event stream connection failed');
  await expect(page.getByRole('banner').getByText('Offline')).toBeHidden();
  await filterList(page, 'web-');

  const other = await page.context().newPage();
  await other.goto(`${servers}srv-web02/name/`);
  await rename(other, 'web-from-the-other-window');
  await expectHeading(other, 'web-from-the-other-window');
  await other.close();
  await expect(rowOf(page, 'web-2')).toBeVisible();
  await page.clock.runFor(36_000);
  await expect(rowOf(page, 'web-from-the-other-window')).toBeVisible();

  // The message appears once, however often the stream is tried and the page loaded.
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await toasts.getByRole('button', { name: 'Dismiss' }).click();
  await page.clock.runFor(60_000);
  await page.reload();
  await expectServers(page);
  await page.clock.runFor(6000);
  await expectNoStream(page);
  await expect(toasts.getByText('Event stream connection failed')).toBeHidden();
});

test('the list follows what is renamed elsewhere after the clock was set back', async ({
  page,
  staging,
}) => {
  await page.clock.install();
  await arrive(page, staging, servers);
  await expectLive(page);
  await filterList(page, 'web-');
  const renamed = 'web-after-the-hour';
  await expect(rowOf(page, renamed)).toBeHidden();
  await page.clock.setSystemTime(Date.now() - 3_600_000);
  await renameElsewhere(page, staging, renamed);
  await expect(rowOf(page, renamed)).toBeVisible();
});

test('the list behind a server that was opened by its address shows what was done to it', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, servers);
  await expectServers(page);
  await page.goto(`${servers}srv-bat05/`);
  await expectLive(page);
  await openMenu(page, 'Power');
  await chooseItem(page, 'Force off');
  await answerDialog(page, 'Force off');
  await expect(
    page.getByRole('main').locator('header').getByText('inactive', { exact: true }),
  ).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Cloud Servers' })
    .click();
  await filterList(page, 'batch-05');
  await expectStatusOf(page, 'batch-05', 'inactive');
});
