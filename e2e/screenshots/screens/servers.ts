import type { Page } from '@playwright/test';
import type { Staging } from '@mocks/serve/staging';
import { chooseItem, dialog, nameField, openMenu, openRowMenu } from '../../steps';
import { demo, openDialog, press, selectTwo, server, type Screen } from './screen';

/** The list of servers, in every state. */
export const serverListScreens: readonly Screen[] = [
  { name: 'servers', at: `${demo}/servers/` },
  { name: 'servers-grid', at: `${demo}/servers/?view=grid` },
  { name: 'servers-no-match', at: `${demo}/servers/?q=nothing-like-this` },
  { name: 'servers-empty', at: `${demo}/servers/`, options: { world: 'empty' } },
  { name: 'servers-large', at: `${demo}/servers/`, options: { world: 'large' }, like: 'servers' },
  {
    name: 'servers-failed',
    at: `${demo}/servers/`,
    options: { dials: { lists: { servers: 'fail-500' } } },
  },
  {
    name: 'servers-menu',
    at: `${demo}/servers/?q=web`,
    steps: (page) => openRowMenu(page, 'web-1'),
  },
  {
    name: 'servers-facet',
    at: `${demo}/servers/?status=active`,
    widths: [1024, 1440],
    steps: async (page) => {
      await page.getByRole('button', { name: /^Filter by Zone/u }).click();
      await page.getByRole('list', { name: 'Zone' }).waitFor();
    },
  },
  {
    name: 'servers-columns',
    at: `${demo}/servers/`,
    widths: [1024, 1440],
    steps: async (page) => {
      await page.getByRole('button', { name: 'Columns and row height' }).click();
      await page.getByRole('button', { name: 'Compact' }).waitFor();
    },
  },
  {
    name: 'servers-filters',
    at: `${demo}/servers/?zone=gb1-a`,
    widths: [390],
    steps: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Filters, 1 set' }).click();
      await page.getByRole('dialog', { name: 'Filters' }).getByRole('list').first().waitFor();
    },
  },
  {
    name: 'servers-keys',
    at: `${demo}/servers/`,
    steps: async (page) => {
      await page.getByRole('link', { name: 'batch-01' }).focus();
      await page.keyboard.press('Shift+?');
      await dialog(page).waitFor();
    },
  },
  {
    name: 'servers-delete',
    at: `${demo}/servers/?q=srv-work1`,
    like: 'servers-bulk-delete',
    steps: async (page) => {
      await openRowMenu(page, 'worker');
      await chooseItem(page, 'Delete');
      await dialog(page).waitFor();
    },
  },
  {
    name: 'servers-selected',
    at: `${demo}/servers/`,
    steps: async (page) => {
      await selectTwo(page);
      // Low enough that at the end of the list nothing is half under the bars above and below.
      await page.setViewportSize({ width: 1440, height: 670 });
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    },
  },
  {
    name: 'servers-bulk-delete',
    at: `${demo}/servers/`,
    steps: async (page) => {
      await selectTwo(page);
      await openDialog('Delete')(page);
    },
  },
  { name: 'servers-bulk-failed', at: `${demo}/servers/`, steps: stopThree },
];

/** Stops three servers; two of them fail to stop. */
async function stopThree(page: Page, { provider: { world } }: Staging): Promise<void> {
  world.server.patch('srv-bat02', { name: 'later fail-500' });
  world.server.patch('srv-bat01', { name: 'later fail-409' });
  await page.reload();
  await page.getByRole('searchbox', { name: 'Filter' }).fill('srv-bat0');
  await page.getByRole('checkbox', { name: 'Select later fail-500' }).check();
  await page.getByRole('checkbox', { name: 'Select later fail-409' }).check();
  await page.getByRole('checkbox', { name: 'Select batch-03' }).check();
  await page.getByRole('region', { name: 'Selection' }).getByText('Power').click();
  await chooseItem(page, 'Force off');
  await dialog(page).getByRole('button', { name: 'Force off' }).click();
  await dialog(page)
    .getByText(/2 failed\.$/u)
    .waitFor();
  await dialog(page).getByRole('button', { name: 'Copy details' }).nth(1).waitFor();
  world.server.patch('srv-bat01', { name: 'batch-01' });
  world.server.patch('srv-bat02', { name: 'batch-02' });
}

/** One server's page, in every state, and its editor. */
export const serverScreens: readonly Screen[] = [
  { name: 'server', at: server },
  { name: 'server-volumes', at: `${demo}/servers/srv-six06/`, like: 'server' },
  { name: 'server-locked', at: `${demo}/servers/srv-lock1/` },
  { name: 'server-failed', at: `${demo}/servers/srv-fail1/`, like: 'server-locked' },
  { name: 'server-creating', at: `${demo}/servers/srv-make1/` },
  { name: 'server-deleting', at: `${demo}/servers/srv-going/`, like: 'server-creating' },
  { name: 'server-long-name', at: `${demo}/servers/srv-long1/`, like: 'server' },
  { name: 'server-rename', at: `${server}name/`, like: 'server-rename-restored' },
  {
    name: 'server-rename-refused',
    at: `${server}name/`,
    steps: async (page) => {
      await nameField(page).fill('fail-422');
      await press('Save')(page);
      await page.getByText(/Name is reserved/u).waitFor();
    },
  },
  {
    name: 'server-rename-restored',
    at: `${server}name/`,
    steps: async (page) => {
      await nameField(page).fill('typed before');
      await page.reload();
      await page.getByRole('button', { name: 'Discard' }).waitFor();
    },
  },
  {
    name: 'server-rename-leave',
    at: `${server}name/`,
    steps: async (page) => {
      await nameField(page).fill('typed in vain');
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Cloud Servers' })
        .click();
      await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor();
    },
  },
  { name: 'server-user-data', at: `${server}user_data/` },
  { name: 'server-groups-of', at: `${server}server_groups/` },
  {
    name: 'server-let-in',
    at: `${server}firewall/?source=203.0.113.9&protocol=tcp&destination_port=80`,
  },
  { name: 'server-schedule', at: `${demo}/servers/srv-web02/snapshots_schedule/` },
  { name: 'server-retention', at: `${server}snapshots_retention/`, like: 'server-schedule' },
  { name: 'server-resize', at: `${server}resize/` },
  { name: 'server-resize-barred', at: `${demo}/servers/srv-old01/resize/`, like: 'server-resize' },
  {
    name: 'server-resize-failed',
    at: `${demo}/servers/srv-work1/resize/`,
    steps: async (page, { provider: { world } }) => {
      world.server.patch('srv-work1', { name: 'fail-capacity' });
      await dialog(page)
        .getByRole('radio', { name: /2gb\.ssd/u })
        .check();
      await dialog(page).getByRole('button', { name: 'Resize', exact: true }).click();
      await page.getByRole('dialog', { name: 'Automatic Resize Failed' }).waitFor();
      world.server.patch('srv-work1', { name: 'worker' });
    },
  },
  {
    name: 'server-figures',
    at: server,
    like: 'volume-figures',
    steps: async (page) => {
      await press('Figures')(page);
      await page.getByRole('table', { name: /^CPU/u }).waitFor();
    },
  },
  {
    name: 'server-metrics-failed',
    at: `${demo}/servers/srv-web02/`,
    steps: async (page, { provider: { world } }) => {
      world.server.patch('srv-web02', { name: 'fail-metrics' });
      await page.reload();
      await page.getByText("We couldn't retrieve the data to display this chart").waitFor();
      world.server.patch('srv-web02', { name: 'web-2' });
    },
  },
  { name: 'server-not-found', at: `${demo}/servers/srv-zzzzz/` },
  { name: 'server-power', at: server, steps: (page) => openMenu(page, 'Power'), like: 'user-menu' },
  {
    name: 'server-stop',
    at: server,
    steps: async (page) => {
      await openMenu(page, 'Power');
      await chooseItem(page, 'Force off');
      await dialog(page).waitFor();
    },
  },
];

const create = `${demo}/servers/add/`;

/** The form of a new server, and its states. */
export const serverCreateScreens: readonly Screen[] = [
  { name: 'server-create', at: create },
  { name: 'server-create-large', at: create, options: { world: 'large' }, like: 'server-create' },
  {
    name: 'server-create-windows',
    at: `${create}?image=img-win22&type=typ-nbs02`,
    like: 'server-create',
  },
  { name: 'server-create-similar', at: `${create}?similar=srv-nbs01`, like: 'server-create' },
  {
    name: 'server-create-volume',
    at: create,
    steps: (page) => page.getByRole('button', { name: 'Volume', exact: true }).click(),
  },
  {
    name: 'server-create-show-as',
    at: `${create}?image=img-deb12`,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await page.getByRole('textbox', { name: 'This form as text' }).waitFor();
      // Else a row stands half under the bar with the button.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    },
  },
  { name: 'server-create-pending', at: '/accounts/acc-pend1/servers/add/', like: 'server-create' },
  { name: 'server-create-part', at: `${create}user_ssh_key/`, like: 'server-create' },
];
