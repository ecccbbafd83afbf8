import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import { expectStatus } from './guards';
import { dialog, expectHeading, expectLive, fillSignIn, signIn } from './steps';

const server = '/accounts/acc-demo1/servers/srv-web01/';
const editor = `${server}name/`;

test.beforeEach(async ({ page }) => {
  expectStatus(page, 401);
  await signIn(page, { at: editor });
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('web-1');
});

test('a session that expires in the middle of an edit loses nothing typed', async ({
  page,
  staging,
}) => {
  // By then everything in the background has been read: the save is what hears of the expiry.
  await expectLive(page);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('typed before');
  staging.provider.sessions.expireAll();
  await page.getByRole('button', { name: 'Save' }).click();
  const prompt = page.getByRole('dialog', { name: 'Stay logged in?' });
  await expect(prompt).toBeVisible();
  await prompt.getByLabel('Password', { exact: true }).fill('demo-password');
  await page.keyboard.press('Enter');
  await expect(prompt).toBeHidden();
  await expect(name).toHaveValue('typed before');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectHeading(page, 'typed before');
  await expect(page).toHaveURL(server);
});

test('after the sign-in page, too, what was typed is there again', async ({ page, staging }) => {
  await page.getByRole('textbox', { name: 'Name' }).fill('typed before');
  staging.provider.sessions.expireAll();
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await fillSignIn(page, 'demo@example.com');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('typed before');
  await expectAccessible(page);
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

const refusals = [
  { fault: 'fail-422', status: 422, words: 'Name is reserved. Name is not what we expected' },
  { fault: 'fail-403', status: 403, words: 'You are not allowed to do that' },
  { fault: 'fail-409', status: 409, words: 'Unable to action the request' },
  { fault: 'fail-500', status: 500, words: 'Something went wrong at our end' },
  { fault: 'fail-503', status: 503, words: 'Api currently unavailable' },
] as const;

for (const { fault, status, words } of refusals) {
  test(`a save that the provider refuses by ${fault} says so and goes on`, async ({ page }) => {
    expectStatus(page, status);
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill(fault);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(name).toHaveValue(fault);
    await name.fill('well again');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectHeading(page, 'well again');
    await expect(page).toHaveURL(server);
  });
}
