import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { arrive, dialog, expectHeading } from './steps';

const account = '/accounts/acc-demo1/';
const assets = `${account}orbit/container/assets/objects/`;

/** The panel of transfers. */
const uploads = (page: Page) => page.getByRole('region', { name: /upload/iu });

const small = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

test('files are picked, asked about, read beside the page, uploaded and listed', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, assets);
  await expectHeading(page, 'assets');
  await page
    .getByLabel('Files to upload')
    .setInputFiles([small('one.txt', 'one'), small('two ö #.txt', 'two')]);
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(uploads(page)).toContainText('2 files uploaded');
  await expect(page.getByRole('link', { name: 'two ö #.txt' })).toBeVisible();
  expect(page.workers()).toHaveLength(1);
});
