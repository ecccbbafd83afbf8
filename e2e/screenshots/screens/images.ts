import { dialog } from '../../steps';
import { demo, selectTwo, type Screen } from './screen';

/** Server images: the list's tabs, a page, an editor. */
export const imageScreens: readonly Screen[] = [
  { name: 'images', at: `${demo}/images/` },
  { name: 'images-official', at: `${demo}/images/#official`, like: 'images' },
  { name: 'images-all', at: `${demo}/images/?view=grid#all`, like: 'servers-grid' },
  { name: 'images-large', at: `${demo}/images/`, options: { world: 'large' }, like: 'images' },
  {
    name: 'images-empty',
    at: `${demo}/images/`,
    options: { world: 'empty' },
    like: 'servers-empty',
  },
  { name: 'image', at: `${demo}/images/img-avail/` },
  { name: 'image-creating', at: `${demo}/images/img-creat/`, like: 'server-creating' },
  { name: 'image-snapshot', at: `${demo}/images/img-snap1/`, like: 'image' },
  { name: 'image-official', at: `${demo}/images/img-win22/`, like: 'image' },
  { name: 'image-locked', at: `${demo}/images/img-locke/`, like: 'server-locked' },
  { name: 'image-name', at: `${demo}/images/img-avail/name/`, like: 'server-rename-restored' },
  {
    name: 'image-description',
    at: `${demo}/images/img-avail/description/`,
    like: 'server-user-data',
  },
  { name: 'image-arch', at: `${demo}/images/img-avail/arch/` },
  {
    name: 'image-compatibility-mode',
    at: `${demo}/images/img-avail/compatibility_mode/`,
    like: 'image-arch',
  },
  {
    name: 'image-username',
    at: `${demo}/images/img-avail/username/`,
    like: 'server-rename-restored',
  },
  { name: 'image-visibility', at: `${demo}/images/img-avail/public/` },
  { name: 'image-read-only', at: `${demo}/images/img-other/status/` },
  {
    name: 'image-delete',
    at: `${demo}/images/?q=golden`,
    like: 'servers-bulk-delete',
    steps: async (page) => {
      await selectTwo(page);
      await page.getByRole('region', { name: 'Selection' }).getByText('Delete').click();
      await dialog(page).waitFor();
    },
  },
];
