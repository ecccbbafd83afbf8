import { expect, test } from './fixtures';
import { expectStatus } from './guards';
import { oneTimeCode } from './one-time-code';
import { expectDashboard, expectServers, fillCode, fillSignIn, people, signIn } from './steps';

const otto = 'JBSWY3DPEHPK3PXP';

test('a wrong password is refused in words and the right one is then taken', async ({ page }) => {
  expectStatus(page, 401);
  // Hook of an extension that reads the store's actions: passwords are among them.
  const extension = '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__';
  await page.addInitScript(`window.${extension} = () => { throw Error('Somebody reads along') }`);
  await page.goto('/');
  await fillSignIn(page, people.dana, 'not-the-password');
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await fillSignIn(page, people.dana);
  await expectDashboard(page);
});

test('after signing in one is where one meant to go, query and hash included, and a slash at its end', async ({
  page,
}) => {
  await signIn(page, { at: '/accounts/acc-demo1/servers?q=web#list' });
  await expectServers(page);
  expect(new URL(page.url())).toMatchObject({
    pathname: '/accounts/acc-demo1/servers/',
    search: '?q=web',
    hash: '#list',
  });
});

test('two-factor asks for a code that an authenticator app would show', async ({ page }) => {
  await page.goto('/');
  await fillSignIn(page, people.otto);
  await fillCode(page, '12345');
  await expect(page.getByText('Please enter a two-factor code.')).toBeVisible();
  await fillCode(page, oneTimeCode(otto));
  await expectDashboard(page);
});
