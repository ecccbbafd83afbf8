import { expect, test } from './fixtures';
import { expectStatus } from './guards';
import {
  arrive,
  chooseItem,
  dialog,
  expectHeading,
  expectLive,
  expectToast,
  openMenu,
  rowOf,
  typeWord,
} from './steps';

const groups = '/accounts/acc-demo1/server_groups/';

test('a group is built with rules from presets, a clone and staged edits, moved out of and deleted with its policy', async ({
  page,
  staging,
}) => {
  // The deleted group is requested once more, and answered 404.
  expectStatus(page, 404);
  await arrive(page, staging, groups);
  await page.getByRole('link', { name: 'Create group' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('shop');
  await page.getByRole('searchbox', { name: 'Search servers' }).fill('batch-01');
  await page.getByRole('checkbox', { name: /^batch-01/u }).check();
  await page.getByRole('button', { name: 'Create group' }).click();
  await expectHeading(page, 'shop');
  await expectLive(page);
  const servers = page.getByRole('region', { name: 'Servers' });
  await expect(servers.getByRole('link', { name: 'batch-01' })).toBeVisible();

  // The first rule brings the policy with it; nothing is sent before all is saved.
  const inbound = page.getByRole('table', { name: 'Inbound rules' });
  await page
    .getByRole('region', { name: 'Inbound rules' })
    .getByRole('button', { name: 'HTTPS' })
    .click();
  await page.getByRole('button', { name: 'Actions for TCP 443 from Any' }).click();
  await chooseItem(page, 'Clone');
  await dialog(page)
    .getByLabel(/^Destination port/u)
    .fill('8443');
  await dialog(page)
    .getByLabel(/^Description/u)
    .fill('Second door');
  await dialog(page).getByRole('button', { name: 'Add to list' }).click();
  await expect(inbound.getByText('will be added')).toHaveCount(2);
  await page.getByRole('button', { name: 'Save rules' }).click();
  await expectToast(page, 'Rules saved');
  await expect(page.getByText(/^fwp-/u)).toBeVisible();

  await page.getByRole('button', { name: 'Actions for TCP 8443 from Any' }).click();
  await chooseItem(page, 'Remove');
  await openMenu(page, 'Add outbound rule');
  await chooseItem(page, 'Ping reply');
  await page.getByRole('button', { name: 'Save rules' }).click();
  await expect(page.getByRole('button', { name: 'Save rules' })).toHaveCount(0);
  const outbound = page.getByRole('table', { name: 'Outbound rules' });
  await expect(outbound.getByText('All outbound')).toBeVisible();
  await expect(outbound.getByText('Ping reply', { exact: true })).toBeVisible();
  await expect(inbound.getByText('Second door')).toHaveCount(0);

  await servers.getByRole('link', { name: 'Move servers…' }).click();
  await dialog(page)
    .getByRole('checkbox', { name: /^batch-01/u })
    .check();
  await dialog(page)
    .getByRole('radio', { name: /^workers/u })
    .check();
  await dialog(page).getByRole('button', { name: 'Move' }).click();
  await expect(servers.getByText('No servers in this group.')).toBeVisible();

  const policies = () =>
    staging.provider.world.firewall_policy.all().map(({ description }) => description);
  const made = policies().length;
  await openMenu(page, 'Actions for shop');
  await chooseItem(page, 'Delete');
  await expect(dialog(page)).toContainText('This also deletes its firewall policy with 3 rules.');
  await typeWord(page, 'delete', 'Delete');
  await expect(page.getByRole('heading', { level: 1, name: 'Server Groups' })).toBeVisible();
  await expect(rowOf(page, 'shop')).toHaveCount(0);
  await expect.poll(policies).toHaveLength(made - 1);
});

test('the bar that saves is in sight at every place of the page, and takes no row away', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, `${groups}grp-web01/`);
  const add = page.getByRole('button', { name: 'Add outbound rule' });
  for (const size of [
    { width: 1440, height: 600 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expect(add).toBeVisible();
    const y = async () => (await add.boundingBox())?.y ?? 0;
    const before = await y();
    await openMenu(page, 'Actions for Any from 203.0.113.0/24');
    await chooseItem(page, 'Remove');
    const save = page.getByRole('button', { name: 'Save rules' });
    await expect(save).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(save).toBeInViewport({ ratio: 1 });
    expect(Math.abs((await y()) - before)).toBeLessThanOrEqual(1);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(save).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.evaluate(() => window.scrollTo(0, 0));
  }
});

test('a rule whose port could not be read never reads Any, and cannot be edited', async ({
  page,
  staging,
}) => {
  const group = `${groups}grp-web01/`;
  await arrive(page, staging, `${group}firewall_rules/fwr-ssh22/`);
  const description = dialog(page).getByLabel(/^Description/u);
  await description.fill('unreadable');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog(page).getByRole('button', { name: 'Update in list' }).click();
  await page.getByRole('button', { name: 'Save rules' }).click();
  // Unchanged fields are not sent: the words about a rule cannot change what it lets in.
  expect((await sent).postDataJSON()).toEqual({ description: 'unreadable' });

  const inbound = page.getByRole('table', { name: 'Inbound rules' });
  const rule = inbound.getByRole('row', { name: /unreadable/u });
  await expect(rule.getByText('couldn’t load')).toBeVisible();
  await expect(rule).not.toContainText('open to everyone');
  await rule.getByRole('button', { name: /^Actions for/u }).click();
  await expect(page.getByRole('menuitem', { name: /^Edit/u })).toHaveAccessibleDescription(
    'Couldn’t load the destination port of this rule',
  );
  await page.goto(`${group}firewall_rules/fwr-ssh22/`);
  await expect(dialog(page)).toContainText('This can’t be edited: couldn’t load its current value');
});
