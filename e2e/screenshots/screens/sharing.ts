import type { Page } from '@playwright/test';
import { demo, press, type Screen } from './screen';

const container = (name: string) => `${demo}/orbit/container/${name}`;
const access = (name: string, rule: string) =>
  `${container(name)}/access/${encodeURIComponent(rule)}/`;

/** Opens a dialog from the container's page. */
const openDialog =
  (button: RegExp, name: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog', { name }).waitFor();
  };

const openLink = openDialog(/^Temporary link/, 'Create temporary link');

/** Ways to share a container: access rules, links, zip files, commands. */
export const sharingScreens: readonly Screen[] = [
  {
    name: 'container-access-selected',
    at: `${container('backups')}/`,
    like: 'container',
    steps: (page) => page.getByRole('checkbox', { name: /^Select/ }).check(),
  },
  { name: 'access-add', at: `${container('assets')}/access/add/`, like: 'access-add-client' },
  {
    name: 'access-add-client',
    at: `${container('assets')}/access/add/`,
    steps: (page) => page.getByRole('radio', { name: 'API client' }).click(),
  },
  {
    name: 'access-add-new-client',
    at: `${container('assets')}/access/add/`,
    steps: async (page) => {
      await page.getByRole('radio', { name: 'API client' }).click();
      await page.getByRole('radio', { name: 'New' }).click();
    },
  },
  {
    name: 'access-add-referrer',
    at: `${container('backups')}/access/add/`,
    steps: async (page) => {
      await page.getByRole('radio', { name: 'HTTP referrer' }).click();
      await page.getByRole('button', { name: 'Add', exact: true }).click();
    },
  },
  {
    name: 'access-edit',
    at: access('backups', 'api:read:acc-demo1:cli-store'),
    like: 'access-add-client',
  },
  {
    name: 'access-edit-public',
    at: access('assets', 'any-referrer:read:*'),
    like: 'access-add-referrer',
  },
  { name: 'share-link', at: `${container('assets')}/`, steps: openLink },
  {
    name: 'share-keys',
    at: `${container('assets')}/`,
    steps: async (page) => {
      await openLink(page);
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await page.getByRole('button', { name: 'Create keys' }).waitFor();
    },
  },
  {
    name: 'share-keys-failed',
    at: `${container('assets')}/`,
    like: 'share-keys',
    options: {},
    steps: async (page, { provider: { dials } }) => {
      await openLink(page);
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      dials.storage = { 'post-account': 'fail-500' };
      await press('Create keys')(page);
      await page.getByRole('button', { name: 'Copy details' }).waitFor();
    },
  },
  {
    name: 'share-link-created',
    at: `${container('assets')}/`,
    steps: async (page) => {
      await openLink(page);
      await page.getByRole('radio', { name: 'Upload' }).click();
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await press('Create keys')(page);
      await page.getByRole('button', { name: 'Create another' }).waitFor();
    },
  },
  {
    name: 'share-zip',
    at: `${container('assets')}/`,
    steps: async (page) => {
      await press(/^Download all/)(page);
      await page
        .getByRole('dialog')
        .getByText(/^6 objects, /)
        .waitFor();
    },
  },
  {
    name: 'share-commands',
    at: `${container('assets')}/`,
    steps: openDialog(/^Commands/, 'Commands'),
  },
];
