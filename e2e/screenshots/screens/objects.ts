import type { Page } from '@playwright/test';
import { demo, press, selectTwo, type Screen } from './screen';

const at = (container: string, rest = 'objects/') =>
  `${demo}/orbit/container/${encodeURIComponent(container)}/${rest}`;

/** A container's objects: the browser in its ways, an object of each sort, and what opens over it. */
export const objectScreens: readonly Screen[] = [
  { name: 'objects', at: at('assets') },
  { name: 'objects-grid', at: at('assets', 'objects/?view=grid'), like: 'servers-grid' },
  { name: 'objects-folder', at: at('assets', 'objects/?path=photos%2F'), like: 'objects' },
  { name: 'objects-odd', at: at('odd names'), like: 'objects' },
  { name: 'objects-selected', at: at('assets'), like: 'objects', steps: selectTwo },
  { name: 'objects-delete', at: at('assets'), steps: deleteTwo },
  { name: 'objects-images', at: at('images'), like: 'objects' },
  { name: 'objects-directory', at: at('assets', 'objects/?add=directory') },
  { name: 'object', at: at('assets', 'objects/index.html/') },
  { name: 'object-picture', at: at('assets', 'objects/logo.svg/'), like: 'object' },
  { name: 'object-missing', at: at('assets', 'objects/new.txt/') },
  { name: 'object-image', at: at('images', 'objects/img-avail/'), like: 'object' },
  { name: 'object-copy', at: at('assets', 'objects/logo.svg/?edit=copy') },
  {
    name: 'object-notes',
    at: at('assets', 'objects/logo.svg/?edit=notes'),
    steps: press('Add entry'),
  },
];

async function deleteTwo(page: Page): Promise<void> {
  await selectTwo(page);
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByRole('dialog').waitFor();
}
