import { expect, test } from './fixtures';
import { arrive, expectDashboard, expectLive, loadedAt } from './steps';

/** Without one a new server cannot be reached, which its form asks about. */
const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKJYH0mHcJlbLr6F7v9vT3m1oPwd2xQGQ0xkPbZQd0aB dana';

const trial = '/accounts/acc-trial/';

test('a resource that fails appears on the dashboard by event alone', async ({ page, staging }) => {
  await arrive(page, staging, trial);
  await expectDashboard(page);
  await expectLive(page);
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await expect(attention.getByText('All is well')).toBeVisible();
  const began = await loadedAt(page);

  // Somebody else makes a database there, which fails by its name.
  const answer = await page.request.post(
    `${staging.api}/1.0/database_servers?account_id=acc-trial`,
    {
      data: { name: 'fail-create' },
    },
  );
  expect(answer.status()).toBe(202);
  await expect(attention.getByRole('link', { name: 'fail-create' })).toBeVisible();
  await expect(attention).toContainText('fail-create failed');
  await expect(attention.getByText('All is well')).toBeHidden();
  const activity = page.getByRole('region', { name: 'Latest activity' });
  await expect(activity.getByRole('link', { name: 'fail-create' }).first()).toBeVisible();
  expect(await loadedAt(page)).toBe(began);
});

test('an account in its trial ticks off the checklist, which stays closed', async ({
  page,
  staging,
}) => {
  staging.provider.world.user.patch('usr-demo1', { ssh_key: KEY });
  await arrive(page, staging, trial);
  const steps = page.getByRole('region', { name: 'Getting started' });
  await expect(steps.getByRole('listitem').filter({ hasText: 'Add a card' })).toContainText('Done');
  await expect(page.getByRole('region', { name: 'Free trial usage' })).toBeVisible();

  await steps.getByRole('link', { name: 'Create a server' }).click();
  await page.getByRole('textbox', { name: /^Name/u }).fill('first');
  await page.getByRole('button', { name: 'Create server', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'first' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await expectDashboard(page);
  const done = (step: string) => steps.getByRole('listitem').filter({ hasText: `Done: ${step}` });
  await expect(done('Create a server')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Current resource usage' })).toBeVisible();

  // The account ticks a step off: a balancer that another window makes counts.
  const answer = await page.request.post(`${staging.api}/1.0/load_balancers?account_id=acc-trial`, {
    data: {
      name: 'balancer',
      nodes: [],
      listeners: [{ protocol: 'http', in: 80, out: 80 }],
      healthcheck: { type: 'http', port: 80, request: '/' },
    },
  });
  expect(answer.status()).toBe(202);
  await expect(done('Add a load balancer')).toBeVisible();

  await steps.getByRole('button', { name: 'Close getting started' }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await expectDashboard(page);
  await expect(page.getByRole('region', { name: 'Free trial usage' })).toBeVisible();
  await expect(steps).toBeHidden();
  const [cookie] = (await page.context().cookies()).filter(({ name }) =>
    name.includes('onboarding'),
  );
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
  expect(cookie?.value).toContain('closed');
  expect(cookie?.name).toContain('acc-trial');
});
