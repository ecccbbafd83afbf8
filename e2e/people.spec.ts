import { expect, test } from './fixtures';
import { arrive, dialog, expectHeading } from './steps';

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
  await told.getByRole('button', { name: 'I have saved it' }).click();
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
