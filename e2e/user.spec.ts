import { expect, test } from './fixtures';
import { oneTimeCode } from './one-time-code';
import {
  answerDialog,
  arrive,
  dialog,
  expectDashboard,
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
  const told = page.getByRole('dialog', { name: 'Backup codes' }).getByRole('listitem');
  await expect(told).toHaveCount(5);
  const codes = await told.allTextContents();
  await answerDialog(page, 'I’ve saved them');
  await expectToast(page, 'Two-factor authentication enabled');
  const html = await page.content();
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history]));
  for (const each of [renewed, ...codes]) expect(html + stored).not.toContain(each);

  for (const code of [() => oneTimeCode(renewed), () => codes[0] ?? '']) {
    await page.goto('/logout/');
    await fillSignIn(page, people.dana);
    await fillCode(page, code());
    await expectDashboard(page);
  }
});
