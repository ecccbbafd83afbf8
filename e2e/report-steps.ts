import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { chooseItem, openMenu } from './steps';

const expectMade = (report: Locator) =>
  expect(report.getByRole('region', { name: 'What’s in the file' })).toHaveAttribute(
    'aria-busy',
    'false',
  );

/** Opens 'Report a problem' from the help menu, and waits until the file is made. */
export async function openReport(page: Page): Promise<Locator> {
  await openMenu(page, 'Help');
  await chooseItem(page, 'Report a problem');
  const report = page.getByRole('dialog', { name: 'Report a problem' });
  await expectMade(report);
  return report;
}

/** Lets names, addresses and free text go along, and waits until the file is made anew. */
export async function withNames(report: Locator): Promise<Locator> {
  await report.getByRole('checkbox', { name: /^Include names, addresses/u }).check();
  await expectMade(report);
  return report;
}

/** Saves the file that the dialog has made; returns where it lies. */
async function saveReport(report: Locator): Promise<string> {
  const saving = report.page().waitForEvent('download');
  await report.getByRole('button', { name: 'Save as file' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(
    /^wheelhouse-report-\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d\.json$/u,
  );
  return download.path();
}

export const readReport = async (report: Locator): Promise<string> =>
  readFile(await saveReport(report), 'utf8');
