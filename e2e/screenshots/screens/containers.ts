import { demo, press, selectTwo, type Screen } from './screen';

const orbit = `${demo}/orbit`;
const container = (name: string) => `${orbit}/container/${encodeURIComponent(name)}`;

/** Orbit's containers: the list, a page of each sort, what makes one, and the editors. */
export const containerScreens: readonly Screen[] = [
  { name: 'containers', at: `${orbit}/` },
  { name: 'containers-grid', at: `${orbit}/?view=grid`, like: 'servers-grid' },
  {
    name: 'containers-empty',
    at: `${orbit}/`,
    options: { world: 'empty' },
    like: 'servers-empty',
  },
  { name: 'containers-selected', at: `${orbit}/`, like: 'containers', steps: selectTwo },
  { name: 'container-create', at: `${orbit}/add/`, like: 'cloud-ip-create' },
  { name: 'container', at: `${container('assets')}/` },
  { name: 'container-quota-archive', at: `${container('backups')}/`, like: 'container' },
  { name: 'container-images', at: `${container('images')}/` },
  { name: 'container-repository', at: `${container('web_ctrimages')}/`, like: 'container-images' },
  { name: 'container-public-listings', at: `${container('odd names')}/public_listings/` },
  { name: 'container-static-site', at: `${container('assets')}/static_site/` },
  {
    name: 'container-temp-url-keys',
    at: `${container('assets')}/temp_url_keys/`,
    like: 'settings-keys',
  },
  { name: 'container-history', at: `${container('backups')}/history/` },
  {
    name: 'container-history-create',
    at: `${container('odd names')}/history/`,
    like: 'container-history',
    steps: (page) => page.getByRole('radio', { name: 'Create container' }).click(),
  },
  { name: 'container-quota', at: `${container('backups')}/quota/` },
  { name: 'container-cross-origin', at: `${container('assets')}/cross_origin/` },
  {
    name: 'container-labels',
    at: `${container('assets')}/labels/`,
    steps: press('Add entry'),
  },
];
