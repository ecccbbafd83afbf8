import type { Page, Response } from '@playwright/test';
import type { Staging } from '@mocks/serve/staging';
import { answerBank, typeCard } from './card-steps';
import { makeCertificate } from './certificate';
import { expect } from './fixtures';
import { oneTimeCode } from './one-time-code';
import type { PANEL_PLACES } from './secret-places';
import {
  answerDialog,
  dialog,
  expectHeading,
  expectServers,
  expectToast,
  fillCode,
  fillSignIn,
  goWithin,
  people,
} from './steps';

const ACCOUNT = '/accounts/acc-demo1';
const OWING = '/accounts/acc-owed1';

/** One person's way past everything that is secret. */
export interface Session {
  readonly page: Page;
  readonly staging: Staging;
  /** Names a secret that is typed. */
  readonly plant: (secret: string) => string;
}

/** Fields whose secret only the answer reveals, and addresses that grant access. */
const TOLD =
  /"(?:token|secret|clientSecret|console_token|admin_password|provisioningSecret|provisioningUri|user_data|ssh_key|downloadUrl|console_url)":("(?:[^"\\]|\\.)+")/gu;

/** Removes the host, which only says where an address leads. The rest grants access. */
function withoutHost(text: string): string {
  if (!/^https?:/u.test(text)) return text;
  const { pathname, search } = new URL(text);
  return pathname + search;
}

/** Reads the secrets from an answer of the provider. */
export async function secretsOf(response: Response): Promise<readonly string[]> {
  if (!/\/(?:kiosk|graphql|auth|1\.0\/)/u.test(new URL(response.url()).pathname)) return [];
  const text = await response.text().catch(() => '');
  const told = Array.from(text.matchAll(TOLD), ([, json = '']) => JSON.parse(json) as string);
  const [, codes = '[]'] = /"backupCodes":(\[[^\]]*\])/u.exec(text) ?? [];
  return [...told.map(withoutHost), ...(JSON.parse(codes) as string[])];
}

/** Fills in a card for which the bank then asks for more. */
export async function fillCard({ page, plant }: Session): Promise<void> {
  await page.getByLabel('Cardholder name').fill(plant('Mx Planted Q. Cardholder'));
  await typeCard(page, plant('4000002500003155'), plant('7391'));
}

/** Closes the dialog that shows a secret once, and waits for the page behind it. */
async function saved(page: Page, button = 'I’ve saved it'): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function create(page: Page, at: string, title: string, name: string): Promise<void> {
  await goWithin(page, at);
  const form = page.getByRole('dialog', { name: title });
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await saved(page);
  await expectHeading(page, name);
}

/** Replaces the secret of the record whose page is open. */
async function renew(page: Page, verb: string): Promise<void> {
  await page.getByRole('button', { name: verb }).click();
  await dialog(page).getByRole('button', { name: verb }).click();
  await saved(page);
}

async function setKey(session: Session, at: string, key: string): Promise<void> {
  const { page, plant } = session;
  await goWithin(page, at);
  await dialog(page).getByRole('textbox', { name: 'Key 1' }).fill(plant(key));
  await answerDialog(page, 'Save');
}

async function fillCertificate({ page, plant }: Session): Promise<void> {
  await page.getByRole('radio', { name: 'Uploaded certificate' }).check();
  const { certificate, key } = makeCertificate(['planted.example.com']);
  await page.getByRole('textbox', { name: 'Certificate' }).fill(certificate);
  await page.getByRole('textbox', { name: 'Private key' }).fill(plant(key));
}

const PASSWORD = 'demo-password';
const NEW_PASSWORD = 'nёw-pässwörd-Ключ-77120';

/** Sends a request after the session has ended, and signs in again. */
async function outlast({ page, staging }: Session): Promise<void> {
  await goWithin(page, `${ACCOUNT}/servers/`);
  await expectServers(page);
  staging.provider.sessions.expireAll();
  // Something else may ask before this press, and put the page out of reach.
  await page.getByRole('button', { name: 'Refresh' }).dispatchEvent('click');
  await expect(dialog(page)).toContainText('Stay logged in?');
  await dialog(page).getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await dialog(page).getByRole('button', { name: 'Stay logged in' }).click();
}

/** Steps at each place, in this order. */
export const PANEL_STEPS: Readonly<
  Record<keyof typeof PANEL_PLACES, (session: Session) => Promise<void>>
> = {
  'sign-in': async ({ page, plant }) => {
    await page.goto(`${ACCOUNT}/servers/add/`);
    await fillSignIn(page, people.dana, plant('correct-horse-Battery-9-staple!'));
    await expect(page.getByRole('alert').first()).toBeVisible();
    await fillSignIn(page, people.otto);
    await fillCode(page, plant('482913'));
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await fillSignIn(page, people.dana, plant(PASSWORD));
  },
  'new server': async ({ page, plant }) => {
    await page.getByRole('textbox', { name: /^Name/u }).fill('planted-billing-db-01');
    const images = page.getByRole('radiogroup', { name: 'Image', exact: true });
    await images.getByRole('radio', { name: /^Ubuntu/u }).check();
    await page.getByRole('link', { name: 'Add SSH key' }).click();
    const key = plant(`ssh-ed25519 ${'AAAAPlantedKey'.repeat(5)} of planted laptop`);
    await page.getByRole('textbox', { name: 'SSH keys' }).fill(key);
    const data = plant('#!/bin/sh\nexport DB_PASSWORD="planted user data 6612"\n');
    await page.getByRole('textbox', { name: /^User data/u }).fill(data);
    await page.getByRole('button', { name: 'Create server', exact: true }).click();
    await expectHeading(page, 'planted-billing-db-01');
  },
  'user data': async ({ page, plant }) => {
    await goWithin(page, `${ACCOUNT}/servers/srv-web01/user_data/`);
    const data = plant('#cloud-config\nchpasswd: {list: "root:planted-root-5521"}\n');
    await dialog(page)
      .getByRole('textbox', { name: /^User data/u })
      .fill(data);
    await answerDialog(page, 'Save');
  },
  console: async ({ page }) => {
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Activate console' }).click();
    await expectToast(page, 'Console activated');
    await (await opened).close();
  },
  'new API client': ({ page }) =>
    create(page, `${ACCOUNT}/settings/cli/add/`, 'Create API Client', 'pipeline'),
  'API client': ({ page }) => renew(page, 'Reset secret'),
  'new application': ({ page }) =>
    create(page, '/user/application/add/', 'Create OAuth Application', 'Intranet'),
  application: ({ page }) => renew(page, 'Reset secret'),
  'access of a new API client': async ({ page }) => {
    await goWithin(page, `${ACCOUNT}/orbit/container/assets/access/add/`);
    const rule = page.getByRole('dialog', { name: 'Add access rule' });
    await rule.getByRole('radio', { name: 'API client' }).click();
    await rule.getByRole('radio', { name: 'New' }).click();
    await rule.getByRole('textbox', { name: /^Name/u }).fill('uploader');
    await rule.getByRole('button', { name: 'Add' }).click();
    await saved(page);
  },
  'new database': async ({ page }) => {
    await goWithin(page, `${ACCOUNT}/database_servers/add/`);
    await page.getByRole('textbox', { name: /^Name/u }).fill('orders');
    await page.getByRole('radio', { name: /^2 GB/u }).check();
    await page.getByRole('button', { name: 'Create Cloud SQL server' }).click();
    await saved(page);
    await expectHeading(page, 'orders');
  },
  database: async ({ page }) => {
    await goWithin(page, `${ACCOUNT}/database_servers/dbs-oldv1/`);
    await expectHeading(page, 'legacy');
    await page.getByRole('button', { name: 'Actions for legacy', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Reset password' }).click();
    await dialog(page).getByRole('button', { name: 'Reset password' }).click();
    await saved(page);
  },
  'new balancer': async (session) => {
    const { page } = session;
    await goWithin(page, `${ACCOUNT}/load_balancers/add/`);
    await page.getByRole('textbox', { name: /^Name/u }).fill('shop');
    await page.getByRole('searchbox').fill('web-1');
    await page.getByRole('checkbox', { name: /^web-1/u }).check();
    await fillCertificate(session);
    await page.getByRole('button', { name: 'Create load balancer' }).click();
    await expectHeading(page, 'shop');
  },
  balancer: async (session) => {
    await session.page.getByRole('link', { name: 'Edit HTTPS', exact: true }).click();
    await fillCertificate(session);
    await answerDialog(session.page, 'Save');
  },
  'temporary link': async ({ page, plant }) => {
    await goWithin(page, `${ACCOUNT}/orbit/container/assets/`);
    await page.getByRole('button', { name: /^Temporary link/u }).click();
    const link = page.getByRole('dialog', { name: 'Create temporary link' });
    await link.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('button', { name: 'Create keys' }).click();
    const made = page.getByRole('dialog', { name: 'Temporary link', exact: true });
    const address = await made.getByText(/^http/u).innerText();
    plant(new URL(address).searchParams.get('temp_url_sig') ?? '');
    await made.getByRole('button', { name: 'Done' }).click();
  },
  'keys of a container': (session) =>
    setKey(session, `${ACCOUNT}/orbit/container/assets/temp_url_keys/`, 'planted-container-key-88'),
  'keys of the account': (session) =>
    setKey(session, `${ACCOUNT}/settings/temp_url_keys/`, 'planted-account-key-5a5a77'),
  card: async (session) => {
    const { page } = session;
    await goWithin(page, `${OWING}/billing/card/`);
    await fillCard(session);
    await page.getByRole('button', { name: 'Save card' }).click();
    await answerBank(page, /^Complete/u);
    await expectToast(page, 'Payment card updated');
  },
  payment: async ({ page }) => {
    await goWithin(page, `${OWING}/billing/payment/`);
    await page.getByRole('button', { name: /^Pay /u }).click();
    await expectToast(page, 'Payment processed successfully');
  },
  'change password': async ({ page, plant }) => {
    await goWithin(page, '/user/change-password/');
    await dialog(page).getByLabel('Current password').fill(PASSWORD);
    const password = plant(NEW_PASSWORD);
    await dialog(page).getByLabel('New password', { exact: true }).fill(password);
    await dialog(page).getByLabel('Confirm new password').fill(password);
    await answerDialog(page, 'Save');
  },
  'stay logged in': async (session) => {
    await outlast(session);
    await expect(dialog(session.page)).toBeHidden();
  },
  'two-factor': async ({ page, plant }) => {
    await goWithin(page, '/user/two-factor/');
    const secret = await dialog(page)
      .getByText(/^[A-Z2-7]{16,}$/u)
      .innerText();
    await dialog(page)
      .getByRole('textbox', { name: 'Code' })
      .fill(plant(oneTimeCode(secret)));
    await dialog(page).getByRole('button', { name: 'Enable' }).click();
    await saved(page, 'I’ve saved them');
  },
  'stay logged in by a code': async (session) => {
    const { page, plant, staging } = session;
    await outlast(session);
    const { totpSecret } = staging.provider.world.user.need('usr-demo1');
    const code = plant(oneTimeCode(totpSecret ?? ''));
    await dialog(page).getByLabel('One-time password').fill(code);
    await dialog(page).getByRole('button', { name: 'Continue' }).click();
    await expect(dialog(page)).toBeHidden();
  },
  'no two-factor': async ({ page }) => {
    await goWithin(page, '/user/two-factor/');
    await dialog(page).getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await answerDialog(page, 'Disable');
  },
};
