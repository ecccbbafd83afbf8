import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectStatus } from './guards';
import {
  answerDialog,
  arrive,
  dialog,
  expectHeading,
  expectToast,
  filterList,
  rowOf,
  settle,
  typeWord,
} from './steps';

const account = '/accounts/acc-demo1/';
const ips = `${account}cloud_ips/`;

const card = (page: Page) => page.getByRole('region', { name: 'Cloud IPs' });

test('a cloud IP is created, mapped to a server and to a balancer, its ports translated, unmapped and deleted', async ({
  page,
  context,
  staging,
}) => {
  test.slow();
  // The deleted address is requested once more, and answered 404.
  expectStatus(page, 404);
  await arrive(page, staging, `${ips}?add`);
  await dialog(page).getByRole('textbox', { name: /^Name/u }).fill('mail');
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await expectHeading(page, '109.107.35.106');
  await settle(page);
  const server = await context.newPage();
  await server.goto(`${account}servers/srv-web01/`);
  await expect(card(server)).toContainText('No cloud IPs.');
  await settle(server);

  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await dialog(page).getByRole('searchbox').fill('web-1');
  await dialog(page)
    .getByRole('radio', { name: /^web-1/u })
    .check();
  await answerDialog(page, 'Map');
  // Both pages follow by events: the destination, then what happened to it.
  await expect(page.getByRole('link', { name: 'web-1' }).first()).toBeVisible();
  await expect(card(server).getByRole('link', { name: '109.107.35.106' })).toBeVisible();

  await page.getByRole('link', { name: 'Re-map' }).click();
  await dialog(page).getByRole('button', { name: 'Load Balancers' }).click();
  await dialog(page).getByRole('searchbox').fill('papers');
  await dialog(page)
    .getByRole('radio', { name: /^papers/u })
    .check();
  await answerDialog(page, 'Re-map');
  await expectToast(page, '109.107.35.106 is mapped');
  // Its destination, then what happened to it.
  await expect(page.getByRole('link', { name: 'papers' }).first()).toBeVisible();
  await expect(card(server)).toContainText('No cloud IPs.');

  await page.getByRole('link', { name: 'Edit Port translators' }).click();
  await dialog(page).getByRole('textbox', { name: 'In' }).fill('2222');
  await dialog(page).getByRole('textbox', { name: 'Out' }).fill('22');
  await answerDialog(page, 'Save');
  await expect(page.getByText('2222 → 22 TCP')).toBeVisible();

  await page.getByRole('button', { name: 'Unmap' }).click();
  await typeWord(page, 'unmap', 'Unmap');
  await expect(page.getByRole('link', { name: 'Map', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Actions for/u }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await typeWord(page, 'delete', 'Delete');
  await expectHeading(page, 'Cloud IPs');
  await expect(rowOf(page, 'mail')).toHaveCount(0);
});

test('many are deleted after the word for what happens to them', async ({ page, staging }) => {
  expectStatus(page, 404);
  await arrive(page, staging, ips);
  for (const [name, word] of [
    ['windows-jump', 'unmap'],
    ['109.107.35.105', 'delete'],
  ] as const) {
    await filterList(page, name);
    await rowOf(page, name).getByRole('checkbox').check();
    await page
      .getByRole('region', { name: 'Selection' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await dialog(page)
      .getByRole('textbox', { name: `Type ${word} to confirm` })
      .fill(word);
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await answerDialog(page, 'Done');
    await expect(rowOf(page, name)).toHaveCount(0);
  }
});
