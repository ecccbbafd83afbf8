import type { Page } from '@playwright/test';
import { dialog, withConfig } from '../../steps';
import { demo, type Screen } from './screen';

const at = `${demo}/orbit/container/assets/objects/`;

const file = (name: string, kilobytes: number) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.alloc(kilobytes * 1024, name),
});

const FILES = [
  file('report of the third quarter.pdf', 300),
  file('team.jpg', 1800),
  file('notes.txt', 4),
  file('a name that is very long indeed and goes on and on until nobody can read it.csv', 20),
];

async function pick(page: Page, files = FILES): Promise<void> {
  await page.getByLabel('Files to upload').setInputFiles(files);
  await dialog(page)
    .getByText(/to upload \(/u)
    .first()
    .waitFor();
}

async function confirm(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click();
  await dialog(page).waitFor({ state: 'hidden' });
}

/**
 * Uploads: the questions before, and the panel over every screen. They change the world, so each
 * has a provider of its own.
 */
export const uploadScreens: readonly Screen[] = [
  {
    name: 'upload-confirm',
    at,
    options: {},
    steps: async (page) => {
      // As where storage takes no segments.
      await withConfig(page, { uploads: { limit: 1_500_000, segment: 1_500_000 } });
      await page.reload();
      await pick(page, [file('notes.txt', 4)]);
      await confirm(page);
      await page.getByText('1 file uploaded').first().waitFor();
      await page.getByRole('button', { name: 'Close uploads' }).click();
      await pick(page);
    },
  },
  {
    name: 'upload-panel',
    at,
    options: {},
    steps: async (page, { provider }) => {
      await pick(page, FILES.slice(0, 2));
      await confirm(page);
      await page.getByText('2 files uploaded').first().waitFor();
      provider.dials.storage = { 'put-object': 'slow' };
      provider.dials.slowness = 600_000;
      await pick(page, [...FILES.slice(2), file('b.bin', 5), file('c.bin', 5)]);
      await confirm(page);
      await page.getByText('Queued').first().waitFor();
    },
  },
  {
    name: 'upload-failed',
    at,
    options: {},
    like: 'upload-panel',
    steps: async (page, { provider }) => {
      provider.dials.storage = { 'put-object': 'fail-413' };
      await pick(page);
      await confirm(page);
      await page.getByText('4 files not uploaded').first().waitFor();
    },
  },
  {
    name: 'upload-offers',
    at,
    options: {},
    like: 'upload-panel',
    steps: async (page, { provider }) => {
      await withConfig(page, { uploads: { limit: 100_000, segment: 50_000 } });
      await page.reload();
      await pick(page, [file('film.mp4', 300)]);
      await confirm(page);
      await page.getByText('1 file uploaded').first().waitFor();
      await pick(page, [file('film.mp4', 4), file('late.txt', 4)]);
      await dialog(page).getByRole('button', { name: 'Overwrite' }).click();
      const assets = provider.world.orbit.account('acc-demo1', Date.now()).containers.get('assets');
      const [other] = assets?.objects.values() ?? [];
      if (other) assets?.put({ ...other, name: 'late.txt' });
      await confirm(page);
      await page.getByText('1 file not uploaded').first().waitFor();
    },
  },
  {
    name: 'upload-images',
    at: `${demo}/orbit/container/images/objects/`,
    like: 'containers',
  },
];
