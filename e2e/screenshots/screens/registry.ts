import { demo, openDialog, press, selectTwo, type Screen } from './screen';

const registry = `${demo}/container_registry`;
const repository = (name: string) => `${registry}/container/${name}_ctrimages`;

/** The container registry: its repositories, what makes one, their tags, and the clean-up. */
export const registryScreens: readonly Screen[] = [
  { name: 'repositories', at: `${registry}/` },
  {
    name: 'repositories-empty',
    at: `${registry}/`,
    options: { world: 'empty' },
    like: 'servers-empty',
  },
  { name: 'repository-create', at: `${registry}/add/`, like: 'cloud-ip-create' },
  { name: 'repository', at: `${repository('web')}/` },
  {
    name: 'repository-access-add',
    at: `${repository('web')}/access/add/`,
    like: 'access-add-client',
    steps: async (page) => {
      await page.getByRole('radio', { name: 'New' }).click();
    },
  },
  {
    name: 'repository-sizes-failed',
    at: `${repository('web')}/`,
    like: 'repository',
    options: { dials: { storage: { 'get-object': 'fail-500' } } },
    steps: (page) => page.getByRole('button', { name: 'Copy details' }).first().waitFor(),
  },
  { name: 'repository-odd', at: `${repository('odd')}/`, like: 'repository' },
  {
    name: 'repository-selected',
    at: `${repository('web')}/`,
    like: 'repository',
    steps: selectTwo,
  },
  {
    name: 'repository-delete-tags',
    at: `${repository('web')}/`,
    like: 'objects-delete',
    steps: async (page) => {
      await selectTwo(page);
      await press('Delete')(page);
    },
  },
  {
    name: 'repository-new',
    at: `${repository('empty')}/`,
    like: 'repository',
  },
  {
    name: 'repository-objects',
    at: `${repository('web')}/browse/?path=files%2Fdocker%2F`,
    like: 'objects',
  },
  {
    name: 'repository-pull',
    at: `${repository('web')}/`,
    like: 'repository',
    // In less room its column is not there.
    widths: [1440],
    steps: openDialog('Pull web/api:1.4.0'),
  },
  { name: 'repository-clean-up', at: `${repository('web')}/`, steps: openDialog('Clean up…') },
  {
    name: 'repository-dry-run',
    at: `${repository('web')}/`,
    like: 'repository-clean-up',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Clean up…' }).click();
      await page.getByLabel(/^Keep the newest/).fill('1');
      await page.getByText('to keep, with reasons').click();
    },
  },
];
