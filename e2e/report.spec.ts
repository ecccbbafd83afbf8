import type { Page, Response } from '@playwright/test';
import type { ReportEntry, ReportFile } from '../src/wire/report';
import { secretsIn } from '../tests/model/report/planted-secrets';
import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import { expectStatus } from './guards';
import { oneTimeCode } from './one-time-code';
import { openReport, readReport } from './report-steps';
import {
  answerDialog,
  arrive,
  dialog,
  expectHeading,
  expectToast,
  fillCode,
  fillSignIn,
  goWithin,
  openMenu,
  people,
} from './steps';

const demo = '/accounts/acc-demo1';

const callsOf = ({ timeline }: ReportFile) =>
  timeline.filter((entry): entry is ReportEntry & { type: 'call' } => entry.type === 'call');

/** Every token that an answer has. */
async function tokensIn(response: Response): Promise<readonly string[]> {
  const { pathname } = new URL(response.url());
  if (!/\/(?:kiosk|graphql|auth)$/u.test(pathname)) return [];
  const text = await response.text().catch(() => '');
  return text.match(/eyJ[\w-]+\.[\w-]+\.[\w-]+/gu) ?? [];
}

/** What is shown once is in a dialog of its own. */
async function readSecret(page: Page, shape: RegExp): Promise<string> {
  const secret = await dialog(page).getByText(shape).innerText();
  await dialog(page).getByRole('button', { name: 'I have saved it' }).click();
  return secret;
}

test('a session that touches the secrets of the product leaves none of them in its report', async ({
  page,
  context,
  staging,
}) => {
  test.slow();
  const tokens = new Set<string>();
  page.on('response', async (response) => {
    for (const token of await tokensIn(response)) tokens.add(token);
  });
  const secrets: Record<string, string> = {
    wrongPassword: 'correct-horse-Battery-9-staple!',
    password: 'demo-password',
    oneTimeCode: '482913',
    userData: '#!/bin/sh\nexport DB_PASSWORD="planted user data 6612"\n',
    sshKey: `ssh-ed25519 ${'AAAAPlantedKey'.repeat(5)} of planted laptop`,
    searched: 'planted search term',
    newPassword: 'nёw-pässwörd-Ключ-77120',
  };
  const { wrongPassword = '', userData = '', sshKey = '', searched = '' } = secrets;

  expectStatus(page, 401);
  // A link may lead to what is yet to be made.
  expectStatus(page, 404);
  await page.goto(`${demo}/servers/add/`);
  await fillSignIn(page, people.dana, wrongPassword);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await fillSignIn(page, people.otto);
  await fillCode(page, '482913');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await fillSignIn(page, people.dana);

  await page.getByRole('textbox', { name: /^Name/u }).fill('planted-billing-db-01');
  const images = page.getByRole('radiogroup', { name: 'Image', exact: true });
  await images.getByRole('radio', { name: /^Ubuntu/u }).check();
  await page.getByRole('link', { name: 'Add SSH key' }).click();
  await page.getByRole('textbox', { name: 'SSH keys' }).fill(sshKey);
  await page.getByRole('textbox', { name: /^User data/u }).fill(userData);
  await page.getByRole('button', { name: 'Create server', exact: true }).click();
  await expectHeading(page, 'planted-billing-db-01');

  await goWithin(page, `${demo}/settings/cli/add/`);
  await dialog(page).getByLabel('Name').fill('pipeline');
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  secrets['apiClientSecret'] = await readSecret(page, /^[a-z0-9]{20}$/u);

  await goWithin(page, '/user/application/add/');
  await dialog(page).getByLabel('Name').fill('Intranet');
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
  secrets['applicationSecret'] = await readSecret(page, /^[a-z0-9]{20,}$/u);

  await goWithin(page, `${demo}/database_servers/dbs-oldv1/`);
  await expectHeading(page, 'legacy');
  await openMenu(page, 'Actions for legacy');
  await page.getByRole('menuitem', { name: 'Reset password' }).click();
  await dialog(page).getByRole('button', { name: 'Reset password' }).click();
  secrets['databasePassword'] = await readSecret(page, /^[0-9a-f]{16}$/u);

  await goWithin(page, `${demo}/orbit/container/assets/`);
  await page.getByRole('button', { name: /^Temporary link/u }).click();
  const link = page.getByRole('dialog', { name: 'Create temporary link' });
  await link.getByRole('button', { name: 'Create' }).click();
  const makeKeys = page.getByRole('button', { name: 'Create keys' });
  const made = page.getByRole('dialog', { name: 'Temporary link', exact: true });
  await expect(makeKeys.or(made)).toBeVisible();
  if (await makeKeys.isVisible()) await makeKeys.click();
  const address = (await made.getByText(/^http/u).textContent()) ?? '';
  secrets['signature'] = new URL(address).searchParams.get('temp_url_sig') ?? '';
  await page.keyboard.press('Escape');

  await goWithin(page, '/user/two-factor/');
  const shown = dialog(page).getByText(/^[A-Z2-7]{16,}$/u);
  const provisioned = (await shown.textContent()) ?? '';
  secrets['provisioningSecret'] = provisioned;
  await dialog(page).getByRole('textbox', { name: 'Code' }).fill(oneTimeCode(provisioned));
  await dialog(page).getByRole('button', { name: 'Enable' }).click();
  const codes = page.getByRole('dialog', { name: 'Backup codes' });
  await expect(codes).toBeVisible();
  for (const code of await codes.getByRole('listitem').allTextContents()) {
    secrets[`backup code ${code}`] = code;
  }
  await answerDialog(page, 'I have saved them');

  await goWithin(page, '/user/change-password/');
  await dialog(page).getByLabel('Current password').fill('demo-password');
  await dialog(page)
    .getByLabel('New password', { exact: true })
    .fill(secrets['newPassword'] ?? '');
  await dialog(page)
    .getByLabel(/^Confirm/u)
    .fill(secrets['newPassword'] ?? '');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toBeHidden();

  await goWithin(page, `${demo}/servers/`);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(searched);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');

  for (const { name, value } of await context.cookies()) secrets[`cookie ${name}`] = value;
  for (const token of tokens) secrets[`token ${token}`] = token;
  expect(Object.values(secrets).filter((secret) => secret === '')).toEqual([]);
  expect(tokens.size).toBeGreaterThan(0);

  const report = await openReport(page);
  const text = await readReport(report);
  const file = JSON.parse(text) as ReportFile;
  const asked = callsOf(file);
  expect(asked.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/auth', '/auth/two_factor', '/1.0/api_clients']),
  );
  expect(secretsIn(text, secrets)).toEqual([]);
  for (const personal of ['planted-billing-db-01', 'dana@example.com', 'demo@example.com']) {
    expect(text).not.toContain(personal);
  }

  // Who lets names go along lets no secret go.
  const again = await openReport(page);
  await again.getByRole('checkbox', { name: /^Names, addresses/u }).check();
  await expect(again.getByRole('region', { name: 'What is in it' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  const plain = await readReport(again);
  expect(plain).toContain('planted-billing-db-01');
  expect(secretsIn(plain, secrets)).toEqual([]);
  expect(staging.provider.unknown).toEqual([]);
});

test('what went wrong is looked through before it is saved, and another user finds nothing of it', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, `${demo}/servers/srv-web01/`);
  await expectHeading(page, 'web-1');
  staging.provider.world.server.patch('srv-web01', { name: 'later fail-500' });
  expectStatus(page, 500);
  await page.getByRole('button', { name: 'Create Snapshot' }).click();
  await expectToast(page, /^Could not create a snapshot/u);

  const report = await openReport(page);
  await expect(report).toContainText('sent nowhere');
  await expect(report).toContainText(/\d+ calls to the provider with what was answered/u);
  await report.getByText('Look through what happened').click();
  const failed = report.getByText(/POST \/1\.0\/servers\/srv-web01\/.*: 500/u);
  await expect(failed).toBeVisible();
  await failed.click();
  await expect(report.getByRole('region', { name: 'As it stands in the file' })).toContainText(
    '"status": 500',
  );
  await expectAccessible(page, 'report');
  const file = JSON.parse(await readReport(report)) as ReportFile;
  expect(callsOf(file).filter(({ status }) => status === 500)).toHaveLength(1);
  expect(file.timeline.map(({ type }) => type)).toContain('route');
  expect(file.user).toBe('usr-demo1');
  expect(file.account).toBe('acc-demo1');
  expect(file.records['server']).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: 'srv-web01' })]),
  );

  await openMenu(page, 'User menu');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await fillSignIn(page, people.newcomer);
  await openMenu(page, 'Help');
  await page.getByRole('menuitem', { name: 'Report a problem' }).click();
  const theirs = page.getByRole('dialog', { name: 'Report a problem' });
  const text = await readReport(theirs);
  expect(text).not.toContain('srv-web01');
  expect(text).not.toContain('usr-demo1');
});
