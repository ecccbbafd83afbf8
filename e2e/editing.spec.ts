import { expect, test } from './fixtures';
import { expectStatus } from './guards';
import { dialog, fillSignIn, signIn } from './steps';

const editor = '/accounts/acc-demo1/servers/srv-web01/name/';

test.beforeEach(async ({ page }) => {
  expectStatus(page, 401);
  await signIn(page, { at: editor });
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('web-1');
});

test('after the sign-in page, too, what was typed is there again', async ({ page, staging }) => {
  await page.getByRole('textbox', { name: 'Name' }).fill('typed before');
  staging.provider.sessions.expireAll();
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await fillSignIn(page, 'demo@example.com');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('typed before');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('web-1');
});

test('leaving unfinished changes behind asks first', async ({ page }) => {
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('unfinished');
  await page.getByRole('link', { name: 'Cloud Servers' }).first().click();
  await dialog(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('unfinished');
  await page.getByRole('link', { name: 'Server Groups' }).click();
  await dialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/server_groups\/$/u);
});
