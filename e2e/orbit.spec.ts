import { expect } from './fixtures';
import { expectLostConnections, expectStatus } from './guards';
import { test } from './orbit';
import { expectHeading, listOf, rowOf, signIn } from './steps';

/** Names that Swift takes for containers, each hard in a way of its own. */
const names = ['backups', 'a b%20c', 'q?x=1#y', '<script>', 'e\u0301moji 🪐', '...', 'it\'s "so"'];

test('whoever signs in sees the containers of a real Swift, whatever they are called', async ({
  page,
  orbit,
}) => {
  for (const name of names) await orbit.make(name, ['one', 'two/three']);
  await signIn(page, { at: orbit.screen() });
  await expectHeading(page, 'Orbit');
  const list = listOf(page, 'Orbit');
  for (const name of names) {
    const row = rowOf(page, name);
    await expect(row).toBeVisible();
    // Swift adds up what a container has within a second.
    await expect(row).toContainText('2');
  }
  await expect(list.getByRole('row')).toHaveCount(names.length + 1);
});

test('a token that has ended is renewed unseen', async ({ page, orbit, staging }) => {
  await orbit.make('first');
  await signIn(page, { at: orbit.screen() });
  await expect(rowOf(page, 'first')).toBeVisible();
  expectStatus(page, 401);
  await orbit.swift.endTokens();
  await orbit.make('second');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(rowOf(page, 'second')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  expect(staging.provider.unknown).toEqual([]);
});

test('a list keeps its rows while Swift is gone, says so, and is read again once it is back', async ({
  page,
  orbit,
}) => {
  expectLostConnections(page);
  await orbit.make('kept');
  await signIn(page, { at: orbit.screen() });
  await expect(rowOf(page, 'kept')).toBeVisible();
  await orbit.swift.kill();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(rowOf(page, 'kept')).toBeVisible();
  await orbit.swift.revive();
  await orbit.make('new');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(rowOf(page, 'new')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});
