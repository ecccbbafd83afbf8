import { createHash } from 'node:crypto';
import { expect, test } from './fixtures';
import { expectStatus } from './guards';
import { oneTimeCode } from './one-time-code';
import {
  answerDialog,
  arrive,
  dialog,
  expectHeading,
  expectToast,
  fillCode,
  fillSignIn,
  people,
  rowOf,
} from './steps';

const CLIENTS = '/accounts/acc-demo1/settings/cli/';

test('an API client’s secret is shown once, and found nowhere once its dialog is closed', async ({
  page,
  staging,
}) => {
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  await arrive(page, staging, CLIENTS);
  await page.getByRole('link', { name: 'Create API Client' }).first().click();
  await dialog(page).getByLabel('Name').fill('pipeline');
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  const told = page.getByRole('dialog', { name: 'Secret of pipeline' });
  const secret = await told.getByText(/^[a-z0-9]{20}$/u).innerText();
  for (const tool of ['Terraform', 'rclone', 'CLI']) {
    await told.getByRole('button', { name: tool }).click();
    await expect(told.getByRole('textbox')).toHaveValue(new RegExp(secret, 'u'));
  }
  await told.getByRole('button', { name: 'I’ve saved it' }).click();
  await expect(told).toBeHidden();
  await expectHeading(page, 'pipeline');

  const kept = await page.evaluate(async () => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    const databases = await indexedDB.databases();
    const caches = await window.caches.keys();
    return JSON.stringify([
      document.documentElement.outerHTML,
      fields.map(({ value }) => value),
      history.state,
      location.href,
      document.cookie,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      databases,
      caches,
    ]);
  });
  expect(kept).toContain('pipeline');
  expect(kept).not.toContain(secret);
  expect(log.join('\n')).not.toContain(secret);
  // Nor does Back, or a reload, bring it.
  await page.goBack();
  await page.goForward();
  await expectHeading(page, 'pipeline');
  await page.reload();
  await expectHeading(page, 'pipeline');
  expect(await page.content()).not.toContain(secret);
});

test('an invitation is sent in one window, and accepted in another that must enrol in two-factor first', async ({
  page,
  anotherPerson,
}) => {
  await page.goto('/accounts/acc-secur/team/');
  await fillSignIn(page, 'secure@example.com');
  await fillCode(page, oneTimeCode('JBSWY3DPEHPK3PXP'));
  await page.getByRole('link', { name: 'Invite a User' }).first().click();
  await dialog(page).getByLabel('Email address').fill(people.newcomer);
  await dialog(page).getByRole('button', { name: 'Send invitation' }).click();
  const warning = page.getByRole('dialog', { name: `Invite ${people.newcomer}?` });
  await warning.getByRole('button', { name: 'Send invitation' }).click();
  await expectToast(page, 'User invited');
  await expect(rowOf(page, people.newcomer).getByText('pending')).toBeVisible();

  const guest = await anotherPerson();
  await guest.goto('/');
  await fillSignIn(guest, people.newcomer);
  await expect(guest.getByText(/Sam Secure invited you to the account Secure Ltd/u)).toBeVisible();
  const accept = guest.getByRole('button', { name: 'Accept' });
  await expect(accept).toHaveAttribute('aria-disabled', 'true');
  const [enrolment] = await Promise.all([
    guest.waitForEvent('popup'),
    guest.getByRole('link', { name: 'Enable it first' }).click(),
  ]);
  const enrol = dialog(enrolment);
  const secret = (await enrol.getByText(/^[A-Z2-7]{16,}$/u).textContent()) ?? '';
  await enrol.getByRole('textbox', { name: 'Code' }).fill(oneTimeCode(secret));
  await enrol.getByRole('button', { name: 'Enable' }).click();
  const told = enrolment.getByRole('dialog', { name: 'Backup codes' });
  const backup = (await told.getByRole('listitem').first().textContent()) ?? '';
  await answerDialog(enrolment, 'I’ve saved them');
  await enrolment.close();

  // A browser that a test drives has every window focused all the time.
  await guest.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(accept).not.toHaveAttribute('aria-disabled');
  await accept.click();
  await expect(guest).toHaveURL(/\/accounts\/acc-secur\//u);
  // An event updates the first window.
  const joined = rowOf(page, 'Nia Newcomer');
  await expect(joined.getByText('accepted')).toBeVisible();
  await expect(joined.getByText('Enabled')).toBeVisible();

  for (const code of [() => oneTimeCode(secret), () => backup]) {
    await guest.goto('/logout/');
    await fillSignIn(guest, people.newcomer);
    await fillCode(guest, code());
    await expect(guest.getByRole('button', { name: /^Switch account/u })).toContainText(
      'Secure Ltd',
    );
  }
});

test.describe('where a service of pictures is configured', () => {
  const avatars = 'https://avatars.example.com/avatar/';
  test.use({ stagingOptions: { avatars } });

  test('people have theirs, and initials who has none', async ({ page, staging, context }) => {
    expectStatus(page, 404);
    const dana = createHash('sha256').update('demo@example.com').digest('hex');
    const asked: string[] = [];
    await context.route(`${avatars}**`, async (route) => {
      asked.push(route.request().url());
      const hasOne = route.request().url().includes(dana);
      const picture = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>';
      await route.fulfill(
        hasOne
          ? { contentType: 'image/svg+xml', body: picture }
          : { status: 404, contentType: 'text/plain', body: '' },
      );
    });
    await arrive(page, staging, '/accounts/acc-demo1/team/');
    const menu = page.getByRole('button', { name: 'User menu' });
    await expect(menu.locator('img')).toBeVisible();
    await expect(menu.locator('img')).toHaveAttribute('src', `${avatars}${dana}?s=96&d=404`);
    const owner = page.getByRole('row').filter({ hasText: 'demo@example.com' });
    await expect(owner.locator('img')).toBeVisible();
    await expect.poll(() => new Set(asked).size).toBeGreaterThan(3);
    await expect(page.getByRole('table').locator('img')).toHaveCount(1);
    // No email address leaves the panel.
    expect(asked.filter((address) => address.includes('@'))).toEqual([]);
  });
});
