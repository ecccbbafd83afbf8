import { dialog } from '../../steps';
import { demo, press, type Screen } from './screen';

/** Volumes: the list, a page, what makes one, and the editors. */
export const volumeScreens: readonly Screen[] = [
  { name: 'volumes', at: `${demo}/volumes/` },
  { name: 'volumes-grid', at: `${demo}/volumes/?view=grid`, like: 'servers-grid' },
  {
    name: 'volumes-empty',
    at: `${demo}/volumes/`,
    options: { world: 'empty' },
    like: 'servers-empty',
  },
  { name: 'volume-create', at: `${demo}/volumes/add/`, like: 'volume-create-from-image' },
  {
    name: 'volume-create-from-image',
    at: `${demo}/volumes/add/`,
    steps: press('From an image'),
  },
  { name: 'volume', at: `${demo}/volumes/vol-data1/` },
  {
    name: 'volume-figures',
    at: `${demo}/volumes/vol-data1/`,
    steps: async (page) => {
      await press('Figures')(page);
      await page.getByRole('table').first().waitFor();
    },
  },
  { name: 'volume-creating', at: `${demo}/volumes/vol-creat/`, like: 'server-creating' },
  { name: 'volume-locked', at: `${demo}/volumes/vol-lock1/`, like: 'server-locked' },
  { name: 'volume-attach', at: `${demo}/volumes/vol-free2/attach/`, like: 'server-attach' },
  {
    name: 'volume-attach-barred',
    at: `${demo}/volumes/vol-data1/attach/`,
    like: 'server-resize',
  },
  {
    name: 'volume-attach-failed',
    at: `${demo}/volumes/vol-free2/attach/`,
    like: 'server-resize-failed',
    // A provider of its own, for it changes the world.
    options: {},
    steps: async (page, { provider }) => {
      provider.world.server.patch('srv-nbs01', { name: 'fail-host' });
      await page.reload();
      await dialog(page)
        .getByRole('radio', { name: /^fail-host/u })
        .check();
      await dialog(page).getByRole('button', { name: 'Attach', exact: true }).click();
      await page.getByRole('dialog', { name: 'Attach Volume Failed' }).waitFor();
    },
  },
  {
    name: 'volume-attached',
    at: `${demo}/volumes/vol-free2/attach/`,
    // A provider of its own, for it changes the world.
    options: {},
    steps: async (page) => {
      await dialog(page)
        .getByRole('radio', { name: /^storage-node/u })
        .check();
      await dialog(page).getByRole('button', { name: 'Attach', exact: true }).click();
      await page.getByRole('dialog', { name: 'Volume Attached' }).waitFor();
    },
  },
  { name: 'volume-resize', at: `${demo}/volumes/vol-data1/resize/` },
  { name: 'volume-copy', at: `${demo}/volumes/vol-data1/copy/`, like: 'volume-resize' },
  { name: 'volume-name', at: `${demo}/volumes/vol-data1/name/`, like: 'server-rename-restored' },
  {
    name: 'volume-description',
    at: `${demo}/volumes/vol-data1/description/`,
    like: 'server-user-data',
  },
  {
    name: 'volume-serial',
    at: `${demo}/volumes/vol-free2/serial/`,
    like: 'server-rename-restored',
  },
  {
    name: 'volume-delete-with-server',
    at: `${demo}/volumes/vol-data1/delete_with_server/`,
    like: 'image-visibility',
  },
  { name: 'server-attach', at: `${demo}/servers/srv-nbs01/attach/` },
  {
    name: 'server-volume-resize',
    at: `${demo}/servers/srv-nbs01/volume_resize/vol-data1/`,
    like: 'volume-resize',
  },
];
