import { expect, type Page } from '@playwright/test';
import { expectStatus } from './guards';
import { dialog } from './steps';

/** The panel of transfers. */
export const uploads = (page: Page) => page.getByRole('region', { name: /upload/iu });

/** A file of text to pick. */
export const textFile = (name: string, text = name) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

type Files = ReturnType<typeof textFile>[] | string[];

/** Picks files on a folder's screen. Which of them exist is found out by asking for each. */
export async function pickFiles(page: Page, files: Files): Promise<void> {
  expectStatus(page, 404);
  await page.getByLabel('Files to upload').setInputFiles(files);
}

/** Says yes to what the dialog lists. */
export async function confirmUpload(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
}
