import { expect, test } from './fixtures';
import { expectStatus } from './guards';
import { oneTimeCode } from './one-time-code';
import {
  answerDialog,
  arrive,
  dialog,
  expectHeading,
  expectServers,
  expectToast,
  fillCode,
  fillSignIn,
  people,
} from './steps';

test('two-factor is enabled by an app, then it signs in, and so does a backup code', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, '/user/');
  await page.getByRole('link', { name: 'Enable…' }).click();
  const enrol = dialog(page);
  await expect(enrol.getByRole('img', { name: /^QR code/u })).toBeVisible();
  const secret = (await enrol.getByText(/^[A-Z2-7]{16,}$/u).textContent()) ?? '';
  // Back leaves it as it was; the next begins with another secret.
  await page.goBack();
  await expect(enrol).toBeHidden();
  await page.getByRole('link', { name: 'Enable…' }).click();
  const shown = enrol.getByText(/^[A-Z2-7]{16,}$/u);
  await expect(shown).not.toHaveText(secret);
  const renewed = (await shown.textContent()) ?? '';
  await enrol.getByRole('textbox', { name: 'Code' }).fill(oneTimeCode(renewed));
  await enrol.getByRole('button', { name: 'Enable' }).click();
  await expect(page.getByRole('dialog', { name: 'Backup codes' })).toBeVisible();
  const codes = await dialog(page).getByRole('listitem').allTextContents();
  await answerDialog(page, 'I have saved them');
  await expectToast(page, 'Two-factor authentication enabled');
  const html = await page.content();
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history]));
  for (const each of [renewed, ...codes]) expect(html + stored).not.toContain(each);

  for (const code of [() => oneTimeCode(renewed), () => codes[0] ?? '']) {
    await page.goto('/logout/');
    await fillSignIn(page, people.dana);
    await fillCode(page, code());
    await expectServers(page);
  }
});

test('what support should know is offered where something failed', async ({ page, staging }) => {
  expectStatus(page, 500);
  await arrive(page, staging, '/accounts/acc-demo1/servers/srv-web01/name/');
  await dialog(page).or(page.getByRole('main')).getByRole('textbox').first().fill('fail-500');
  await page.getByRole('button', { name: 'Save' }).click();
  const request = (await page.getByRole('alert').locator('code').textContent()) ?? '';
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'Contact Support' }).click();
  await expectHeading(page, 'Contact Support');
  await expect(page.getByText(request)).toBeVisible();
  await expect(page.getByText('/accounts/acc-demo1/servers/srv-web01/')).toBeVisible();
  await page.getByLabel('How can we help?').fill('The server could not be renamed');
  await page.getByRole('button', { name: 'Send' }).click();
  await expectHeading(page, 'web-1');
  await expectToast(page, 'Support request submitted.');
});
