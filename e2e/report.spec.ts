import type { Page } from '@playwright/test';
import type { Staging } from '@mocks/serve/staging';
import type { ReportEntry, ReportFile } from '../src/wire/report';
import { secretsIn } from '../tests/model/report/planted-secrets';
import { expectAccessible } from './axe';
import { answerBank } from './card-steps';
import { expect, test } from './fixtures';
import { expectStatus } from './guards';
import { fillCard, PANEL_STEPS, secretsOf, type Session } from './report-secrets';
import { openReport, readReport, withNames } from './report-steps';
import { PANEL_PLACES, PUBLIC_PLACES, type SecretPlace } from './secret-places';
import {
  arrive,
  dialog,
  expectHeading,
  expectToast,
  fillSignIn,
  goWithin,
  openMenu,
  people,
} from './steps';

const demo = '/accounts/acc-demo1';

const callsOf = ({ timeline }: ReportFile) =>
  timeline.filter((entry): entry is ReportEntry & { type: 'call' } => entry.type === 'call');

const parsed = (text: string) => JSON.parse(text) as ReportFile;

/** A session whose secrets are known: what is typed, and what is answered. */
function watch(page: Page, staging: Staging) {
  const secrets: Record<string, string> = {};
  const name = (secret: string) => {
    expect(secret).not.toBe('');
    secrets[secret] = secret;
    return secret;
  };
  page.on('response', async (response) => (await secretsOf(response)).forEach(name));
  const session: Session = { page, staging, plant: name };
  return { session, secrets };
}

/** Calls that a file lists, without ids. */
const askedIn = (text: string): readonly string[] =>
  callsOf(parsed(text)).map(
    ({ method, path, operation }) =>
      operation ?? `${method} ${path.replaceAll(/[a-z]{3}-[a-z0-9]{5}/gu, '{id}')}`,
  );

const expectAsked = (text: string, { calls }: SecretPlace) =>
  expect(askedIn(text)).toEqual(expect.arrayContaining([...calls]));

test('a session that touches every secret of the panel leaves none of them in its report', async ({
  page,
  context,
  staging,
}) => {
  test.slow();
  expectStatus(page, 401);
  // A link may lead to something that is yet to be made.
  expectStatus(page, 404);
  const { session, secrets } = watch(page, staging);
  for (const [place, step] of Object.entries(PANEL_STEPS)) {
    await test.step(place, () => step(session));
  }
  await goWithin(page, `${demo}/servers/`);
  await page.keyboard.press('/');
  await dialog(page).getByRole('combobox').fill(session.plant('planted search term'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  for (const { value } of await context.cookies()) session.plant(value);
  expect(Object.keys(secrets).length).toBeGreaterThan(40);

  const text = await readReport(await openReport(page));
  for (const place of Object.values(PANEL_PLACES)) expectAsked(text, place);
  expect(secretsIn(text, secrets)).toEqual([]);
  for (const personal of ['planted-billing-db-01', 'dana@example.com', 'demo@example.com']) {
    expect(text).not.toContain(personal);
  }

  // A report with names still holds no secret.
  const plain = await readReport(await withNames(await openReport(page)));
  expect(plain).toContain('planted-billing-db-01');
  expect(secretsIn(plain, secrets)).toEqual([]);
});

/** Has a change of the provider's answered so that it fails, in words that say again what was sent. */
async function fail(page: Page, part: RegExp): Promise<void> {
  expectStatus(page, 500);
  await page.route(
    (url) => /\/(?:kiosk|users\/\w*reset\w*)$/u.test(url.pathname),
    async (route) => {
      const sent = route.request().postData() ?? '';
      if (!part.test(sent)) return route.fallback();
      const response = await route.fetch();
      const errors = [`What was sent is wrong: ${sent}`];
      return route.fulfill({ response, status: 500, json: { error_name: 'sent', errors } });
    },
  );
}

/** Makes the report that is offered beside what failed, with names. */
async function expectNoneTold(
  { page }: Session,
  secrets: Readonly<Record<string, string>>,
  place: SecretPlace,
): Promise<void> {
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const text = await readReport(
    await withNames(page.getByRole('dialog', { name: 'Report a problem' })),
  );
  expectAsked(text, place);
  expect(secretsIn(text, secrets)).toEqual([]);
}

test('nor does what failed before the panel', async ({ page, staging }) => {
  test.slow();
  expectStatus(page, 401);
  const { session, secrets } = watch(page, staging);
  const { plant } = session;
  const mailed = async () => {
    await page.goto(`${staging.api}/outbox`);
    const link = page.getByRole('link').first();
    const path = (await link.getAttribute('href')) ?? '';
    plant(path.replace(/^.*[/=]/u, ''));
    await link.click();
  };
  const password = plant('Sign"Up\\Pass word ünï-4471');

  await page.goto('/signup');
  await page.getByLabel('Name').fill('Sue Stranger');
  await page.getByLabel('Email').fill('sue@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Account name').fill('Strange Ltd');
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillCard(session);
  await page.getByRole('button', { name: 'Activate account' }).click();
  await fail(page, /pi_/u);
  await answerBank(page, /^Complete/u);
  await expectNoneTold(session, secrets, PUBLIC_PLACES['sign-up']);

  await fail(page, /completeEmailVerification/u);
  await mailed();
  await expectNoneTold(session, secrets, PUBLIC_PLACES['verify email']);

  await page.context().clearCookies();
  await page.goto('/forgotten_password');
  await page.getByLabel('Email').fill('olive@example.com');
  await fail(page, /reset_host/u);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expectNoneTold(session, secrets, PUBLIC_PLACES['forgotten password']);
  await mailed();
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await fail(page, /new_password/u);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectNoneTold(session, secrets, PUBLIC_PLACES['reset password']);
});

test('what went wrong is looked through before it is saved, and another user finds nothing of it', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, `${demo}/servers/srv-web01/`);
  await expectHeading(page, 'web-1');
  staging.provider.world.server.patch('srv-web01', { name: 'later fail-500' });
  expectStatus(page, 500);
  await page.getByRole('button', { name: 'Create snapshot' }).click();
  await expectToast(page, /^Couldn’t create a snapshot/u);

  const report = await openReport(page);
  await expect(report).toContainText('not sent anywhere');
  await expect(report).toContainText(/\d+ requests to the provider with responses/u);
  await report.getByText('Show activity').click();
  const failed = report.getByText(/POST \/1\.0\/servers\/srv-web01\/.*: 500/u);
  await expect(failed).toBeVisible();
  await failed.click();
  await expect(report.getByRole('region', { name: 'Raw file content' })).toContainText(
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
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await fillSignIn(page, people.newcomer);
  await openMenu(page, 'Help');
  await page.getByRole('menuitem', { name: 'Report a problem' }).click();
  const theirs = page.getByRole('dialog', { name: 'Report a problem' });
  const text = await readReport(theirs);
  expect(text).not.toContain('srv-web01');
  expect(text).not.toContain('usr-demo1');
});
