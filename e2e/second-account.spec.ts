import { expect, test } from './fixtures';
import { arrive, expectHeading, expectStatusOf, expectToast, listOf, rename, rowOf } from './steps';

/** Neither the user's first account nor the one that a call without an account is answered for. */
const account = '/accounts/acc-share/';

test('in a second account a server is renamed, its snapshot listed, and a volume made', async ({
  page,
  staging,
}) => {
  const { world } = staging.provider;
  await arrive(page, staging, `${account}servers/srv-share/`);
  await expectHeading(page, 'shared-box');
  await page.getByRole('link', { name: 'Rename' }).click();
  await rename(page, 'our-box');
  await expectHeading(page, 'our-box');
  await page.getByRole('button', { name: 'Create snapshot' }).click();
  await expectToast(page, /^Snapshot (started|of .+ is ready)$/u);

  await page.getByRole('link', { name: 'Server Images' }).first().click();
  await expectHeading(page, 'My Server Images');
  const image = listOf(page, 'My Server Images').getByRole('link', { name: /^Snapshot of/u });
  await expectStatusOf(page, await image.innerText(), 'available');

  await page.getByRole('link', { name: /^Volumes/u }).click();
  await expectHeading(page, 'Volumes');
  await page.getByRole('link', { name: 'Create volume' }).first().click();
  await page.getByRole('textbox', { name: /^Name/u }).fill('our-disk');
  await page.getByRole('button', { name: 'Create volume' }).click();
  await expectHeading(page, 'our-disk');
  // The new volume is known by its answer: only a page that is opened anew requests it.
  await page.reload();
  await expectHeading(page, 'our-disk');
  await page.getByRole('link', { name: 'Volumes' }).first().click();
  await expect(rowOf(page, 'our-disk')).toBeVisible();
  expect(world.volume.by('account', 'acc-share').map(({ name }) => name)).toContain('our-disk');
  expect(world.server.need('srv-share').name).toBe('our-box');
});
