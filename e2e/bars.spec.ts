import type { Page } from '@playwright/test';
import { expect, test, withMotion } from './fixtures';
import { expectLostConnections } from './guards';
import { arrive, expectLive, expectNoStream, expectServers, filterList } from './steps';

test.use(withMotion);

const servers = '/accounts/acc-demo1/servers/';

/** Left edge and width of each, in px, by its words. */
const placesAcross = (page: Page, which: string): Promise<readonly string[]> =>
  page.locator(which).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, width } = element.getBoundingClientRect();
      return `${element.textContent}: ${left.toFixed()}, ${width.toFixed()} wide`;
    }),
  );

test('no verb moves while rows are ticked', async ({ page, staging }) => {
  await arrive(page, staging, servers);
  await expectServers(page);
  const verbs = '[data-docked] button:visible:not(:has-text("Select all"))';
  for (const width of [1440, 1280, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${servers}?q=srv-lock1`);
    const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
    // It is locked: other verbs work than for the rest.
    await box('build-box').check();
    const bar = page.getByRole('region', { name: 'Selection' });
    await expect(bar).toContainText('1 selected');
    const first = await placesAcross(page, verbs);
    expect(first.length, 'verbs are found').toBeGreaterThan(2);
    await filterList(page, 'batch-');
    for (const [index, name] of ['batch-01', 'batch-02', 'batch-03'].entries()) {
      await box(name).check();
      await expect(bar).toContainText(`${String(index + 2)} selected`);
      expect.soft(await placesAcross(page, verbs), `${name} at ${String(width)} px`).toEqual(first);
    }
  }
});

test('the search box stays at one x, whatever the account and the stream', async ({
  page,
  staging,
}) => {
  expectLostConnections(page);
  const search = 'header button:has(kbd)';
  await arrive(page, staging, servers);
  await expectServers(page);
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(servers);
    await expectServers(page);
    await expectLive(page);
    const live = await placesAcross(page, search);
    expect(live).toHaveLength(1);
    staging.faye.stop();
    await expectNoStream(page);
    expect.soft(await placesAcross(page, search), 'without a stream').toEqual(live);
    staging.faye.start();
    await expectLive(page);
    expect.soft(await placesAcross(page, search), 'once it is back').toEqual(live);
    for (const path of ['/accounts/acc-trial/servers/', '/accounts/acc-pend1/', '/user/']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await placesAcross(page, search), path).toEqual(live);
    }
  }
});
