import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { expectLostConnections, expectStatus } from './guards';
import { answerDialog, arrive, dialog, expectHeading, goWithin, withConfig } from './steps';
import { confirmUpload, pickFiles, textFile, uploads } from './upload-steps';

const account = '/accounts/acc-demo1/';
const assets = `${account}orbit/container/assets/objects/`;

test('picked files are asked about, read beside the page, uploaded and listed', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, assets);
  await expectHeading(page, 'assets');
  const files = [textFile('one.txt'), textFile('two ö #.txt')];
  await pickFiles(page, files);
  await confirmUpload(page);
  await expect(uploads(page)).toContainText('2 files uploaded');
  await expect(page.getByRole('link', { name: 'two ö #.txt' })).toBeVisible();
  // Another worker keeps the recording.
  const readers = page.workers().filter((worker) => worker.url().includes('/checksum-worker'));
  expect(readers).toHaveLength(1);

  await pickFiles(page, [textFile('one.txt', 'other')]);
  await dialog(page).getByRole('button', { name: 'Overwrite' }).click();
  await confirmUpload(page);
  await expect(uploads(page)).toContainText('3 files uploaded');
  await page.getByRole('button', { name: 'Close uploads' }).press('Enter');
  await expect(uploads(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a file that was changed since it was chosen fails by itself, and is no lost network', async ({
  page,
  staging,
}) => {
  expectLostConnections(page);
  const folder = await mkdtemp(join(tmpdir(), 'wheelhouse-upload-'));
  const [changed, other] = [join(folder, 'changed.txt'), join(folder, 'other.txt')];
  await writeFile(changed, 'before');
  await writeFile(other, 'other');
  await arrive(page, staging, assets);
  await pickFiles(page, [changed, other]);
  await expect(dialog(page)).toContainText('2 files to upload');
  await writeFile(changed, 'of another length');
  await confirmUpload(page);
  await expect(uploads(page)).toContainText('Your browser couldn’t read this file');
  await expect(uploads(page)).toContainText('1 file not uploaded');
  await expect(page.getByRole('link', { name: 'other.txt' })).toBeVisible();
  await expect(uploads(page)).not.toContainText('Couldn’t reach Orbit');
  await rm(folder, { recursive: true });
});

test('a folder keeps its paths, picked or dropped', async ({ page, staging }) => {
  const folder = await mkdtemp(join(tmpdir(), 'wheelhouse-upload-'));
  await mkdir(join(folder, 'trip', 'day 1'), { recursive: true });
  await writeFile(join(folder, 'trip', 'plan.txt'), 'plan');
  await writeFile(join(folder, 'trip', 'day 1', 'photo.txt'), 'photo');
  await arrive(page, staging, `${assets}?path=new%2F`);
  expectStatus(page, 404);
  await page.getByLabel('Folder to upload').setInputFiles(join(folder, 'trip'));
  await expect(dialog(page)).toContainText('trip/day 1/photo.txt');
  await confirmUpload(page);
  await expect(uploads(page)).toContainText('2 files uploaded');
  await expect(page.getByRole('link', { name: 'trip' })).toBeVisible();

  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['dropped'], 'dropped.txt'));
    return transfer;
  });
  const list = page.getByRole('table');
  await list.dispatchEvent('dragenter', { dataTransfer: dropped });
  await expect(page.getByText(/^Drop files and folders/u)).toBeVisible();
  await list.dispatchEvent('drop', { dataTransfer: dropped });
  await confirmUpload(page);
  await expect(uploads(page)).toContainText('3 files uploaded');
  await rm(folder, { recursive: true });
});

test('uploads go on while people move about, and are asked about before they leave', async ({
  page,
  staging,
}) => {
  staging.provider.dials.storage = { 'put-object': 'slow' };
  staging.provider.dials.slowness = 60_000;
  await arrive(page, staging, assets);
  await pickFiles(page, [textFile('a'), textFile('b'), textFile('c')]);
  await confirmUpload(page);
  await expect(uploads(page)).toContainText('Uploading 3 files');
  await page.getByRole('navigation').getByRole('link', { name: 'Cloud Servers' }).click();
  await expectHeading(page, 'Cloud Servers');
  await uploads(page).getByRole('button', { name: 'Cancel b' }).click();
  await expect(uploads(page)).toContainText('Uploading 2 files');

  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(dialog(page)).toContainText('Files are still uploading');
  await answerDialog(page, 'Stay');
  staging.provider.dials.storage = {};
  staging.provider.dials.slowness = 0;
  await expect(uploads(page)).toContainText('Uploads finished');
  await uploads(page).getByRole('button', { name: 'Retry b' }).click();
  await expect(uploads(page)).toContainText('3 files uploaded');
});

test('uploads go on in another account, by whatever way one gets there', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, assets);
  staging.provider.dials.storage = { 'put-object': 'slow' };
  staging.provider.dials.slowness = 5_000;
  await pickFiles(page, [textFile('a')]);
  await confirmUpload(page);
  await expect(uploads(page)).toContainText('Uploading 1 file');
  await goWithin(page, '/accounts/acc-late1/servers/');
  await expect(uploads(page)).toContainText('· to Demo Studio');
  await expect(dialog(page)).toBeHidden();
  await expect(uploads(page)).toContainText('1 file uploaded');
});

test('over the limit a file goes by segments; after a cut those that arrived are not sent again', async ({
  page,
  staging,
}) => {
  expectLostConnections(page);
  await withConfig(page, { uploads: { atOnce: 1, limit: 40_000, segment: 10_000 } });
  await arrive(page, staging, assets);
  await pickFiles(page, [textFile('big.bin', 'x'.repeat(50_000))]);
  const put: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'PUT') return;
    put.push(decodeURIComponent(new URL(request.url()).pathname).slice(-2));
    // Two go at a time: of the four that have begun two are there.
    if (put.length === 5) staging.provider.dials.storage = { 'put-object': 'drop' };
  });
  await confirmUpload(page);
  await expect(uploads(page)).toContainText('Couldn’t reach Orbit');
  staging.provider.dials.storage = {};
  const before = put.length;
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(uploads(page)).toContainText('1 file uploaded');
  expect(put.slice(before).length).toBeLessThan(6);
  await expect(page.getByRole('link', { name: 'big.bin' })).toBeVisible();
});
