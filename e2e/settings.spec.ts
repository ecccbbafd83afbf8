import { expect, test } from './fixtures';
import { expectStatus } from './guards';
import { arrive, dialog, expectToast, typeWord } from './steps';

const trial = '/accounts/acc-trial/';

test('an account whose closing is blocked is emptied, then asked to be closed', async ({
  page,
  staging,
}) => {
  test.slow();
  // The deleted address is requested once more, and answered 404.
  expectStatus(page, 404);
  await arrive(page, staging, `${trial}cloud_ips/?add`);
  await dialog(page).getByRole('textbox', { name: /^Name/u }).fill('last');
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/cloud_ips\/cip-/u);

  await page.goto(`${trial}settings/`);
  await page.getByRole('link', { name: 'Close this account…' }).click();
  await dialog(page).getByRole('link', { name: '1 Cloud IP' }).click();
  await page.getByRole('link', { name: 'last', exact: true }).click();
  await page.getByRole('button', { name: /^Actions/u }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await typeWord(page, 'delete', 'Delete');
  await expectToast(page, 'Deleted');

  await page.goto(`${trial}settings/close/`);
  await dialog(page).getByLabel('Too expensive').check();
  await dialog(page).getByRole('button', { name: 'Send closure request' }).click();
  await expectToast(page, 'Support request submitted.');
  const { world } = staging.provider;
  expect(world.mail.all().map(({ text }) => text)).toContain(
    'Please close the account acc-trial.\n\nReason: None provided\n\nTags: account-closure, cost',
  );
});
