import type { Page } from '@playwright/test';
import type { Staging } from '@mocks/serve/staging';
import { expect, test } from './fixtures';
import { expectHeading, expectDashboard, fillSignIn } from './steps';

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKJYH0mHcJlbQw7GxkYtC1Zz0n8mH3qv5wJd0oPbZQd0 sue';
const PASSWORD = 'a-stranger-password';

/** The link of the newest mail, as its reader follows it. */
async function followMail(page: Page, staging: Staging): Promise<void> {
  await page.goto(`${staging.api}/outbox`);
  await page.getByRole('link').first().click();
}

/** Signs a stranger up, and sets up an account of that name. */
async function signUp(page: Page, account: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Name').fill('Sue Stranger');
  await page.getByLabel('Email').fill('sue@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Account name').fill(account);
  await expect(page.getByLabel('Country')).toHaveValue('IE');
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Gives the account a card, to the provider's field of another origin. */
async function activate(page: Page, number: string): Promise<void> {
  await page.getByLabel('Cardholder name').fill('Sue Stranger');
  const card = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await card.getByLabel('Credit or debit card number').pressSequentially(number);
  await card.getByLabel('Credit or debit card expiration date').fill('1240');
  await card.getByLabel('Credit or debit card CVC/CVV').fill('123');
  await page.getByRole('button', { name: 'Activate account' }).click();
}

test('a stranger signs up, is challenged by the bank, is activated and creates a server', async ({
  page,
  staging,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await signUp(page, 'Strange Ltd');
  await expect(page.getByText('Activate your account by adding card details')).toBeVisible();
  // Neither the panel nor the cards' library before they are needed.
  expect(fetched.filter((path) => path.includes('install-panel'))).toEqual([]);
  // The address holds the step of the sign-up.
  await page.reload();
  await activate(page, '4000002500003155');
  const bank = page.frameLocator('iframe[title="Bank authentication"]');
  await bank.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page).toHaveURL(/\/accounts\/acc-[a-z0-9]{5}\/$/u);
  // Back does not return to steps that are done.
  await page.goBack();
  await expect(page).not.toHaveURL(/signup\/acc-/u);
  await page.goto('/');
  const { user, server } = staging.provider.world;
  const [sue] = user.by('email', 'sue@example.com');
  user.patch(sue?.id ?? '', { ssh_key: KEY });
  await page.getByRole('navigation').getByRole('link', { name: 'Cloud Servers' }).click();
  await page.getByRole('link', { name: 'Create server' }).first().click();
  await page.getByRole('textbox', { name: /^Name/u }).fill('first');
  await page.getByRole('button', { name: 'Create server', exact: true }).click();
  await expectHeading(page, 'first');
  expect(server.all().find(({ name }) => name === 'first')?.account).toBe(
    /acc-\w{5}/u.exec(page.url())?.[0],
  );
});

test('an activation that is late opens the account, which says so and offers support', async ({
  page,
}) => {
  await signUp(page, 'late-activation');
  await activate(page, '4242424242424242');
  await expect(page.getByRole('dialog', { name: 'Sorry about the delay!' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page).toHaveURL(/\?pending$/u);
  await page.getByRole('link', { name: 'Contact support' }).click();
  await expect(page).toHaveURL(/\/support\//u);
});

test('a forgotten password is chosen anew by the link of the mail, which works once', async ({
  page,
  staging,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill('olive@example.com');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText(/has an account, we’ve sent a reset link/u)).toBeVisible();
  await followMail(page, staging);
  const link = page.url();
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm new password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await fillSignIn(page, 'olive@example.com', PASSWORD);
  await expectDashboard(page);
  expect(link).toContain('/reset_password?token=');
});
