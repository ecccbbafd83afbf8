import { expect, test } from './fixtures';
import { expectLostConnections } from './guards';
import {
  answerDialog,
  arrive,
  chooseItem,
  expectLive,
  expectOffline,
  expectServers,
  expectStatusOf,
  filterList,
  loadedAt,
  openMenu,
  rowOf,
} from './steps';

const servers = '/accounts/acc-demo1/servers/';

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
  await expectOffline(page);
  await expect(toasts).toContainText('Event stream disconnected');
  await expect(toasts.getByRole('button', { name: 'Reload' })).toBeVisible();

  // Nobody tells of this change: the stream is down.
  staging.provider.world.server.patch('srv-web02', { status: 'inactive' });
  staging.faye.start();
  await expectLive(page);
  await expectStatusOf(page, 'web-2', 'inactive');
  await expect(toasts.getByText('Event stream disconnected')).toBeHidden();
  expect(await loadedAt(page)).toBe(since);
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
  const answer = await page.request.put(`${staging.api}/1.0/servers/srv-web01`, {
    params: { account_id: 'acc-demo1' },
    data: { name: renamed },
  });
  expect(answer.ok()).toBe(true);
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
  await chooseItem(page, 'Stop');
  await answerDialog(page, 'Stop');
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
