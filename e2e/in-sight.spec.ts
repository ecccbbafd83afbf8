import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectLostConnections } from './guards';
import { arrive, chooseItem, dialog, goWithin, listOf, openMenu, rowOf } from './steps';

const account = '/accounts/acc-demo1/';
const group = `${account}server_groups/grp-web01/`;
const phone = { width: 390, height: 844 };

const toast = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first();

async function edgesOf(place: Locator): Promise<{ top: number; bottom: number }> {
  const { y, height } = (await place.boundingBox())!;
  return { top: y, bottom: y + height };
}

/** At the beginning of the page, in the middle of it and at its end. */
async function expectToastAbove(page: Page, bar: Locator): Promise<void> {
  for (const part of [0, 0.5, 1]) {
    await page.evaluate((of) => window.scrollTo(0, of * document.body.scrollHeight), part);
    await expect(bar).toBeInViewport({ ratio: 1 });
    const { bottom } = await edgesOf(toast(page));
    expect(bottom).toBeLessThan((await edgesOf(bar)).top);
  }
}

/**
 * Words of each element that takes the focus by Tab and is not wholly above the bar. Begins with
 * the page's first.
 */
async function coveredWithFocus(page: Page, bar: Locator): Promise<readonly string[]> {
  const covered: string[] = [];
  await page.locator('main').focus();
  for (;;) {
    await page.keyboard.press('Tab');
    const focused = page.locator('main :focus');
    if ((await focused.count()) === 0 || (await bar.locator(':focus').count()) > 0) return covered;
    const { bottom } = await edgesOf(focused);
    if (bottom > (await edgesOf(bar)).top) covered.push(await focused.innerText());
  }
}

test('toasts and the focus stand above the bars that save and create', async ({
  page,
  staging,
}) => {
  expectLostConnections(page);
  await page.setViewportSize(phone);
  await arrive(page, staging, group);
  await openMenu(page, 'Actions for Any from 203.0.113.0/24');
  await chooseItem(page, 'Remove');
  const bar = page.getByRole('region', { name: 'Unsaved rules' });
  await expect(bar.getByRole('button', { name: 'Save rules' })).toBeVisible();
  expect(await coveredWithFocus(page, bar)).toEqual([]);

  const widths = [390, 1024];
  staging.faye.stop();
  await expect(toast(page)).toBeVisible();
  for (const width of [...widths, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectToastAbove(page, bar);
  }
  await bar.getByRole('button', { name: 'Discard' }).click();

  await goWithin(page, `${account}load_balancers/add/`);
  const press = page.getByRole('button', { name: 'Create load balancer' });
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect(toast(page)).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expectToastAbove(page, press.locator('..'));
    expect(await edgesOf(cancel)).toEqual(await edgesOf(press));
  }
});

test('on a phone a toast covers neither the title nor the buttons of an editor', async ({
  page,
  staging,
}) => {
  expectLostConnections(page);
  await page.setViewportSize(phone);
  await arrive(page, staging, `${account}settings/cli/add/`);
  await dialog(page).getByLabel('Name').fill('lost');
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await expect(toast(page)).toBeVisible();
  const { top, bottom } = await edgesOf(toast(page));
  const close = dialog(page).getByRole('button', { name: 'Close' });
  expect((await edgesOf(close)).bottom).toBeLessThan(top);
  const cancel = dialog(page).getByRole('button', { name: 'Cancel' });
  expect((await edgesOf(cancel)).top).toBeGreaterThan(bottom);
});

test('on a phone nothing of a row runs over the rest of it', async ({ page, staging }) => {
  const { world } = staging.provider;
  world.server.patch('srv-web02', { name: 'unreadable status' });
  world.firewall_rule.patch('fwr-ssh22', { description: 'A door for the night. '.repeat(5) });
  await page.setViewportSize(phone);
  await arrive(page, staging, `${account}servers/?q=srv-web02`);
  const unread = rowOf(page, 'unreadable status').getByText('couldn’t load');
  await expect(unread).toHaveCount(1);
  await expect(unread).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 844 });
  await expect(unread).toHaveAttribute('title', 'couldn’t load');

  await page.setViewportSize(phone);
  await page.goto(group);
  const rule = listOf(page, 'Inbound rules').getByRole('row', { name: /A door/u });
  const words = rule.getByTitle(/^A door/u);
  await expect(words).toBeVisible();
  const end = ({ x, width }: { x: number; width: number }) => x + width;
  const menu = rule.getByRole('button', { name: /^Actions for/u });
  expect(end((await words.boundingBox())!)).toBeLessThanOrEqual((await menu.boundingBox())!.x);
});

test('with less motion a dialog stands from the first where it stays', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, `${account}orbit/container/assets/`);
  const edit = page.getByRole('link', { name: 'Edit Public listings' });
  await expect(edit).toBeVisible();
  const begins = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          const shown = document.querySelector('[role=dialog]');
          if (shown === null) return;
          observer.disconnect();
          resolve(shown.getBoundingClientRect().top);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await edit.click();
  // Between two frames of a busy browser a press would miss what it moves away from.
  const first = await begins;
  await expect(dialog(page).getByRole('checkbox')).toBeFocused();
  expect((await edgesOf(dialog(page))).top).toBe(first);
});

test('what is found is not cut off on a phone', async ({ page, staging }) => {
  await page.setViewportSize(phone);
  await arrive(page, staging, `${account}servers/?search=web`);
  const found = dialog(page).getByRole('option');
  await expect(found.filter({ hasText: 'web-1' }).first()).toContainText('active');
  const outside = await found.evaluateAll((rows) =>
    rows.filter((row) => row.scrollWidth > row.clientWidth).map((row) => row.textContent),
  );
  expect(outside).toEqual([]);
});
