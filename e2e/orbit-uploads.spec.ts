import type { Page } from '@playwright/test';
import { at } from '@mocks/real/swift/storage';
import { expect } from './fixtures';
import { expectLostConnections, expectStatus } from './guards';
import { type OrbitAccount, test } from './orbit';
import { dialog, signIn, withConfig } from './steps';
import { confirmUpload, pickFiles, textFile, uploads } from './upload-steps';

const MEGABYTE = 1024 ** 2;

/** A network on which a file of some megabytes takes seconds, so that a test can act midway. */
async function slowNetwork(page: Page) {
  const session = await page.context().newCDPSession(page);
  const set = async (uploadThroughput: number, offline = false) => {
    const steady = { latency: 0, downloadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', {
      ...steady,
      offline,
      uploadThroughput,
    });
  };
  await set(MEGABYTE);
  return { quick: () => set(-1), cut: () => set(MEGABYTE, true) };
}

/** Signs in to a folder of the container `box`, which is made. */
async function openBox(page: Page, orbit: OrbitAccount, path = '', headers = {}): Promise<void> {
  await orbit.make('box', [], headers);
  await signIn(page, { at: orbit.screen(`container/box/objects/${path}`) });
  // The dialogs of a page end with it: it has to stand.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?:box|\.\.)/u);
}

/** A file of this many megabytes, no two alike. */
const large = (name: string, megabytes: number) =>
  textFile(
    name,
    Array.from({ length: megabytes }, (_, index) => String(index).padStart(MEGABYTE, '.')).join(''),
  );

/** Waits until a file has gone some of its way. */
async function untilUnderWay(page: Page): Promise<void> {
  await expect(uploads(page)).toContainText(/B\/s/u);
}

test('files of any name arrive at a real Swift as they are', async ({ page, orbit }) => {
  const names = [
    'a b%20c?.txt',
    '#1.txt',
    'it\'s "so".txt',
    '<script>.txt',
    'e\u0301moji 🪐.txt',
    '__proto__',
  ];
  await openBox(page, orbit, '?path=a%2F..%2F');
  await pickFiles(
    page,
    names.map((name) => textFile(name)),
  );
  await confirmUpload(page);
  await expect(uploads(page)).toContainText(`${String(names.length)} files uploaded`);
  for (const name of names) {
    const { status, text } = await orbit.call('GET', at('box', `a/../${name}`));
    expect([status, text]).toEqual([200, name]);
  }
});

test('a token that ends while files are sent is renewed unseen', async ({ page, orbit }) => {
  expectStatus(page, 401);
  await openBox(page, orbit);
  await slowNetwork(page);
  await pickFiles(page, [large('first', 2), large('second', 1)]);
  await confirmUpload(page);
  await untilUnderWay(page);
  await orbit.swift.endTokens();
  await expect(uploads(page)).toContainText('2 files uploaded', { timeout: 20_000 });
  expect(await orbit.head('box/second', 'Content-Length')).toEqual([String(MEGABYTE)]);
});

test('a Swift that is killed leaves nothing half done; once it is back the rest is sent', async ({
  page,
  orbit,
}) => {
  expectLostConnections(page);
  await openBox(page, orbit);
  const network = await slowNetwork(page);
  await pickFiles(page, [large('first', 4), large('second', 1)]);
  await confirmUpload(page);
  await untilUnderWay(page);
  await orbit.swift.kill();
  await expect(uploads(page)).toContainText('Couldn’t reach Orbit');
  await expect(page.getByText('Error uploading: first')).toBeVisible();
  await orbit.swift.revive();
  expect(await orbit.status('HEAD', 'box/first')).toBe(404);
  await network.quick();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(uploads(page)).toContainText('2 files uploaded');
  expect(await orbit.head('box/first', 'Content-Length')).toEqual([String(4 * MEGABYTE)]);
});

test('while the network is gone nothing is lost; the rest goes on by itself once it is back', async ({
  page,
  orbit,
}) => {
  expectLostConnections(page);
  await openBox(page, orbit);
  const network = await slowNetwork(page);
  await pickFiles(page, [large('first', 3), textFile('second'), textFile('third')]);
  await confirmUpload(page);
  await untilUnderWay(page);
  await network.cut();
  await expect(uploads(page)).toContainText('Couldn’t reach Orbit');
  await network.quick();
  await expect(uploads(page)).toContainText('1 file not uploaded');
  // A file under way when the network goes may still arrive; the next one finds no network.
  expect(await orbit.names('box')).toHaveLength(2);
  await uploads(page)
    .getByRole('button', { name: /^Retry /u })
    .click();
  await expect(uploads(page)).toContainText('3 files uploaded', { timeout: 20_000 });
});

test('what a quota has no room for is refused, and told so; the others arrive', async ({
  page,
  orbit,
}) => {
  expectStatus(page, 413);
  await openBox(page, orbit, '', { 'X-Container-Meta-Quota-Bytes': '1000' });
  await pickFiles(page, [textFile('large', 'x'.repeat(2000)), textFile('small')]);
  await confirmUpload(page);
  await expect(uploads(page)).toContainText('1 file not uploaded');
  await expect(uploads(page)).toContainText('This file doesn’t fit: the quota of box is used up');
  expect(await orbit.names('box')).toEqual(['small']);
});

test('where somebody has deleted the container, each file says so; made again, it takes them', async ({
  page,
  orbit,
}) => {
  await openBox(page, orbit);
  await pickFiles(page, [textFile('one'), textFile('two'), textFile('three')]);
  await expect(dialog(page)).toContainText('3 files to upload');
  expect(await orbit.status('DELETE', 'box')).toBe(204);
  await confirmUpload(page);
  await expect(uploads(page)).toContainText('3 files not uploaded');
  await expect(uploads(page).getByText('box no longer exists')).toHaveCount(3);
  await orbit.make('box');
  await page.getByRole('button', { name: 'Retry 3 failed files' }).click();
  await expect(uploads(page)).toContainText('3 files uploaded');
});

test('segments that arrived before Swift was killed are not sent again', async ({
  page,
  orbit,
}) => {
  expectLostConnections(page);
  const [put, arrived]: [string[], string[]] = [[], []];
  for (const [when, names] of [
    ['request', put],
    ['requestfinished', arrived],
  ] as const) {
    page.on(when as 'request', (request) => {
      const isSegment = request.method() === 'PUT' && /\d{8}$/u.test(request.url());
      if (isSegment) names.push(request.url().slice(-8));
    });
  }
  await withConfig(page, { uploads: { atOnce: 1, limit: 3 * MEGABYTE, segment: MEGABYTE } });
  await openBox(page, orbit, '', { 'X-Container-Read': '.r:*' });
  const network = await slowNetwork(page);
  await pickFiles(page, [large('film', 5)]);
  await confirmUpload(page);
  await expect.poll(() => arrived.length).toBeGreaterThanOrEqual(2);
  await orbit.swift.kill();
  await expect(uploads(page)).toContainText('Couldn’t reach Orbit');
  // More may have by now: two are sent at a time.
  const kept = [...arrived];
  await orbit.swift.revive();
  expect(await orbit.status('HEAD', 'box/film')).toBe(404);
  const before = put.length;
  await network.quick();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(uploads(page)).toContainText('1 file uploaded');
  const again = put.slice(before);
  expect(again.length).toBeLessThanOrEqual(3);
  expect(again.filter((name) => kept.includes(name))).toEqual([]);
  // A reader of the object may also read its segments.
  const { status, text } = await orbit.call('GET', 'box/film', { token: '' });
  expect([status, text.length]).toEqual([200, 5 * MEGABYTE]);
});

test('the segments of what was overwritten, or of what was cancelled, go when asked for', async ({
  page,
  orbit,
}) => {
  await withConfig(page, { uploads: { atOnce: 1, limit: 3 * MEGABYTE, segment: MEGABYTE } });
  await openBox(page, orbit);
  await pickFiles(page, [large('film', 5)]);
  await confirmUpload(page);
  await expect(uploads(page)).toContainText('1 file uploaded');
  await pickFiles(page, [textFile('film', 'short')]);
  await dialog(page).getByRole('button', { name: 'Overwrite' }).click();
  await confirmUpload(page);
  await expect(uploads(page)).toContainText('5 segments of the replaced object still stored');
  expect(await orbit.names('box_segments')).toHaveLength(5);
  const remove = page.getByRole('button', { name: 'Remove the segments of film' });
  await remove.click();
  await expect.poll(() => orbit.names('box_segments')).toEqual([]);
  expect((await orbit.call('GET', 'box/film')).text).toBe('short');

  await slowNetwork(page);
  await pickFiles(page, [large('other', 6)]);
  await confirmUpload(page);
  await expect.poll(async () => (await orbit.names('box_segments')).length).toBeGreaterThan(0);
  await uploads(page).getByRole('button', { name: 'Cancel other' }).click();
  await expect(uploads(page)).toContainText('stored for a retry');
  await page.getByRole('button', { name: 'Remove the segments of other' }).click();
  await expect.poll(() => orbit.names('box_segments')).toEqual([]);
});
