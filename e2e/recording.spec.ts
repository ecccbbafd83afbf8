import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectStatus } from './guards';
import { openReport, readReport } from './report-steps';
import { arrive, chooseItem, expectHeading, expectToast, openMenu } from './steps';

/**
 * Heads of the recordings that the browser keeps, without the answers. Without a key in this tab
 * they stay sealed.
 */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    interface Sealed {
      readonly iv: BufferSource;
      readonly sealed: BufferSource;
      readonly isDeflated: boolean;
    }
    // Opening a missing database would make it.
    const there = await indexedDB.databases();
    if (!there.some(({ name }) => name === 'wheelhouse.recording')) return [];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('wheelhouse.recording');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('No reason told'));
    });
    const all = database.transaction('heads').objectStore('heads').getAll();
    const heads = await new Promise<{ readonly head: Sealed }[]>((resolve) => {
      all.onsuccess = () => resolve(all.result as { readonly head: Sealed }[]);
    });
    database.close();
    const [, , key] = sessionStorage.getItem('wheelhouse.recording')?.split(' ') ?? [];
    if (key === undefined) return heads.map(() => 'sealed');
    const bits = Uint8Array.from(atob(key), (each) => each.charCodeAt(0));
    const aes = await crypto.subtle.importKey('raw', bits, 'AES-GCM', false, ['decrypt']);
    const opened = async ({ head: { iv, sealed, isDeflated } }: { readonly head: Sealed }) => {
      const packed = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, aes, sealed);
      const stream = new Blob([packed]).stream();
      const text = isDeflated ? stream.pipeThrough(new DecompressionStream('deflate-raw')) : stream;
      return new Response(text).text();
    };
    return Promise.all(heads.map(opened));
  });

const keyOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('wheelhouse.recording'));

test('a problem is reported after a reload, and nothing of it stays once its session ends', async ({
  page,
  staging,
}) => {
  const address = '/accounts/acc-demo1/servers/srv-web01/';
  await arrive(page, staging, address);
  await expectHeading(page, 'web-1');
  // From then on the recording is kept.
  await expect.poll(() => keyOf(page)).toContain('usr-demo1');
  staging.provider.world.server.patch('srv-web01', { name: 'later fail-500' });
  expectStatus(page, 500);
  await page.getByRole('button', { name: 'Create Snapshot' }).click();
  await expectToast(page, /^Could not create a snapshot/u);
  await expect.poll(async () => (await keptIn(page)).join()).toContain(String.raw`\"status\":500`);

  await page.reload();
  await expectHeading(page, 'later fail-500');
  const report = await openReport(page);
  await expect(report).toContainText('1 reload of the page');
  await report.getByText('Look through what happened').click();
  await expect(report.getByText(/POST \/1\.0\/servers\/srv-web01\/.*: 500/u)).toBeVisible();
  // The way back to names is there too.
  await report.getByRole('checkbox', { name: /^Include names, addresses/u }).check();
  const made = report.getByRole('region', { name: 'What is in it' });
  await expect(made).toHaveAttribute('aria-busy', 'false');
  expect(await readReport(report)).toContain('"web-1"');

  await openMenu(page, 'User menu');
  await chooseItem(page, 'Logout');
  await expectHeading(page, 'Sign in');
  expect(await keyOf(page)).toBeNull();
  await expect.poll(() => keptIn(page)).toEqual([]);
});
