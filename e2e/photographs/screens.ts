import type { Page } from '@playwright/test';
import type { Staging, StagingOptions } from '@mocks/serve/staging';
import { oneTimeCode } from '../one-time-code';
import {
  chooseItem,
  dialog,
  expectHeading,
  fillCode,
  fillSignIn,
  nameField,
  openMenu,
  openRowMenu,
  people,
} from '../steps';

/** One screen to photograph, and to hold against axe. */
export interface Screen {
  /** The photograph's file name, before width and theme. */
  name: string;
  /** Its address. */
  at: string;
  /** Who is signed in, by default the owner of the accounts; null shows what a stranger sees. */
  as?: string | null;
  /** What its provider starts with. */
  options?: StagingOptions;
  /** The widths at which there is such a thing, in px; all of them unless said otherwise. */
  widths?: readonly number[];
  /** What to do first. */
  steps?: (page: Page, staging: Staging) => Promise<void>;
}

const demo = '/accounts/acc-demo1';
const server = `${demo}/servers/srv-web01/`;

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).click();

async function selectTwo(page: Page): Promise<void> {
  const boxes = page.getByRole('table').getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(2).check();
}

/** What stands there when a part of the panel is gone from the server, and a reload has not helped. */
const withoutPart =
  (files: string, heading: string): NonNullable<Screen['steps']> =>
  async (page) => {
    await page.route(files, (route) => route.fulfill({ status: 404, body: '' }));
    await page.reload();
    await expectHeading(page, heading);
    await page.unroute(files);
  };

/** The door, and what stands outside the panel. */
const door: readonly Screen[] = [
  { name: 'sign-in', at: '/', as: null },
  { name: 'sign-in-refused', at: '/', as: null, steps: press('Sign in') },
  {
    name: 'two-factor',
    at: '/',
    as: null,
    steps: async (page) => {
      await fillSignIn(page, people.otto);
      await page.getByLabel('One Time Password').waitFor();
    },
  },
  { name: 'outside-not-built', at: '/signup/', as: null },
  {
    name: 'no-answer',
    at: `${demo}/servers/`,
    steps: async (page, { provider: { dials } }) => {
      dials.lists = { accounts: 'drop' };
      await page.reload();
      await expectHeading(page, 'Wheelhouse cannot reach the provider');
      dials.lists = {};
    },
  },
  {
    name: 'panel-missing',
    at: `${demo}/servers/`,
    steps: withoutPart('**/assets/install-panel-*.js', 'Wheelhouse could not be loaded'),
  },
];

/** The list of servers, in every state. */
const list: readonly Screen[] = [
  { name: 'servers', at: `${demo}/servers/` },
  { name: 'servers-grid', at: `${demo}/servers/?view=grid` },
  { name: 'servers-no-match', at: `${demo}/servers/?q=nothing-like-this` },
  { name: 'servers-empty', at: `${demo}/servers/`, options: { world: 'empty' } },
  { name: 'servers-large', at: `${demo}/servers/`, options: { world: 'large' } },
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
    steps: async (page) => {
      await page.getByRole('button', { name: /^Filter by Status/u }).click();
      await page.getByRole('list', { name: 'Status' }).waitFor();
    },
  },
  {
    name: 'servers-delete',
    at: `${demo}/servers/?q=srv-work1`,
    steps: async (page) => {
      await openRowMenu(page, 'worker');
      await chooseItem(page, 'Delete');
      await dialog(page).waitFor();
    },
  },
  { name: 'servers-selected', at: `${demo}/servers/`, steps: selectTwo },
  {
    name: 'servers-bulk-delete',
    at: `${demo}/servers/`,
    steps: async (page) => {
      await selectTwo(page);
      await press('Delete')(page);
      await dialog(page).waitFor();
    },
  },
  { name: 'servers-bulk-failed', at: `${demo}/servers/`, steps: stopTwo },
];

/** Stops two servers, the host of one of which will not have it. */
async function stopTwo(page: Page, { provider: { world } }: Staging): Promise<void> {
  world.server.patch('srv-bat02', { name: 'later fail-500' });
  await page.reload();
  await page.getByRole('searchbox', { name: 'Filter' }).fill('srv-bat0');
  await page.getByRole('checkbox', { name: 'Select later fail-500' }).check();
  await page.getByRole('checkbox', { name: 'Select batch-03' }).check();
  await page.getByRole('region', { name: 'Selection' }).getByText('Power').click();
  await chooseItem(page, 'Stop');
  await dialog(page).getByRole('button', { name: 'Stop' }).click();
  await dialog(page)
    .getByText(/1 failed\.$/u)
    .waitFor();
  world.server.patch('srv-bat02', { name: 'batch-02' });
}

/** One server's page, in every state, and its editor. */
const detail: readonly Screen[] = [
  { name: 'server', at: server },
  { name: 'server-volumes', at: `${demo}/servers/srv-six06/` },
  { name: 'server-locked', at: `${demo}/servers/srv-lock1/` },
  { name: 'server-failed', at: `${demo}/servers/srv-fail1/` },
  { name: 'server-creating', at: `${demo}/servers/srv-make1/` },
  { name: 'server-deleting', at: `${demo}/servers/srv-going/` },
  { name: 'server-long-name', at: `${demo}/servers/srv-long1/` },
  { name: 'server-rename', at: `${server}name/` },
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
  { name: 'server-schedule', at: `${demo}/servers/srv-web02/snapshots_schedule/` },
  { name: 'server-retention', at: `${server}snapshots_retention/` },
  { name: 'server-resize', at: `${server}resize/` },
  { name: 'server-resize-barred', at: `${demo}/servers/srv-old01/resize/` },
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
  { name: 'server-power', at: server, steps: (page) => openMenu(page, 'Power') },
  {
    name: 'server-stop',
    at: server,
    steps: async (page) => {
      await openMenu(page, 'Power');
      await chooseItem(page, 'Stop');
      await dialog(page).waitFor();
    },
  },
];

const create = `${demo}/servers/add/`;

/** The form of a new server, its states, and the editors of its parts. */
const created: readonly Screen[] = [
  { name: 'server-create', at: create },
  { name: 'server-create-large', at: create, options: { world: 'large' } },
  { name: 'server-create-windows', at: `${create}?image=img-win22&type=typ-nbs02` },
  { name: 'server-create-similar', at: `${create}?similar=srv-nbs01` },
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
      await page.getByRole('textbox', { name: 'What the form says' }).waitFor();
    },
  },
  { name: 'server-create-pending', at: '/accounts/acc-pend1/servers/add/' },
  { name: 'server-create-zone', at: `${create}zone/` },
  { name: 'server-create-user-data', at: `${create}user_data/` },
  { name: 'server-create-ssh-key', at: `${create}user_ssh_key/` },
  { name: 'server-create-encryption', at: `${create}disk_encrypted/` },
];

/** Server groups: their pages, their editors, and the rules of their firewall. */
const groups: readonly Screen[] = [
  { name: 'server-groups', at: `${demo}/server_groups/` },
  { name: 'server-group-create', at: `${demo}/server_groups/add/` },
  { name: 'server-group', at: `${demo}/server_groups/grp-web01/` },
  { name: 'server-group-without-rules', at: `${demo}/server_groups/grp-empty/` },
  { name: 'server-group-name', at: `${demo}/server_groups/grp-web01/name/` },
  { name: 'server-group-description', at: `${demo}/server_groups/grp-works/description/` },
  { name: 'server-group-servers', at: `${demo}/server_groups/grp-web01/servers/` },
  { name: 'server-group-move', at: `${demo}/server_groups/grp-web01/move/` },
  { name: 'server-group-default-name', at: `${demo}/server_groups/grp-deflt/name/` },
  {
    name: 'firewall-rule-add',
    at: `${demo}/server_groups/grp-web01/firewall_rules/add/?direction=in&preset=ssh`,
  },
  {
    name: 'firewall-rule-edit',
    at: `${demo}/server_groups/grp-web01/firewall_rules/fwr-lban1/`,
  },
  {
    name: 'firewall-rules-staged',
    at: `${demo}/server_groups/grp-web01/firewall_rules/`,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Add inbound rule' }).click();
      await chooseItem(page, 'PostgreSQL');
      await page.getByRole('button', { name: /^Actions for Any from/u }).click();
      await chooseItem(page, 'Remove');
    },
  },
  {
    name: 'firewall-rules-copy',
    at: `${demo}/server_groups/grp-empty/firewall_rules/`,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Copy rules from another group' }).click();
      await dialog(page).getByRole('radio').first().waitFor();
    },
  },
];

/** Volumes: the list, a page, what makes one, and the editors. */
const volumes: readonly Screen[] = [
  { name: 'volumes', at: `${demo}/volumes/` },
  { name: 'volumes-grid', at: `${demo}/volumes/?view=grid` },
  { name: 'volumes-empty', at: `${demo}/volumes/`, options: { world: 'empty' } },
  { name: 'volume-create', at: `${demo}/volumes/add/` },
  {
    name: 'volume-create-from-image',
    at: `${demo}/volumes/add/`,
    steps: press('From an image'),
  },
  { name: 'volume', at: `${demo}/volumes/vol-data1/` },
  { name: 'volume-creating', at: `${demo}/volumes/vol-creat/` },
  { name: 'volume-locked', at: `${demo}/volumes/vol-lock1/` },
  { name: 'volume-attach', at: `${demo}/volumes/vol-free2/attach/` },
  { name: 'volume-attach-barred', at: `${demo}/volumes/vol-data1/attach/` },
  {
    name: 'volume-attach-failed',
    at: `${demo}/volumes/vol-free2/attach/`,
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
  { name: 'volume-copy', at: `${demo}/volumes/vol-data1/copy/` },
  { name: 'volume-name', at: `${demo}/volumes/vol-data1/name/` },
  { name: 'volume-description', at: `${demo}/volumes/vol-data1/description/` },
  { name: 'volume-serial', at: `${demo}/volumes/vol-free2/serial/` },
  { name: 'volume-delete-with-server', at: `${demo}/volumes/vol-data1/delete_with_server/` },
  { name: 'server-attach', at: `${demo}/servers/srv-nbs01/attach/` },
  { name: 'server-volume-resize', at: `${demo}/servers/srv-nbs01/volume_resize/vol-data1/` },
];

/** Server images: the list's tabs, a page, an editor. */
const images: readonly Screen[] = [
  { name: 'images', at: `${demo}/images/` },
  { name: 'images-official', at: `${demo}/images/#official` },
  { name: 'images-all', at: `${demo}/images/?view=grid#all` },
  { name: 'images-large', at: `${demo}/images/`, options: { world: 'large' } },
  { name: 'images-empty', at: `${demo}/images/`, options: { world: 'empty' } },
  { name: 'image', at: `${demo}/images/img-avail/` },
  { name: 'image-snapshot', at: `${demo}/images/img-snap1/` },
  { name: 'image-official', at: `${demo}/images/img-win22/` },
  { name: 'image-locked', at: `${demo}/images/img-locke/` },
  { name: 'image-name', at: `${demo}/images/img-avail/name/` },
  { name: 'image-description', at: `${demo}/images/img-avail/description/` },
  { name: 'image-arch', at: `${demo}/images/img-avail/arch/` },
  { name: 'image-compatibility-mode', at: `${demo}/images/img-avail/compatibility_mode/` },
  { name: 'image-username', at: `${demo}/images/img-avail/username/` },
  { name: 'image-visibility', at: `${demo}/images/img-avail/public/` },
  { name: 'image-read-only', at: `${demo}/images/img-other/status/` },
  {
    name: 'image-delete',
    at: `${demo}/images/?q=golden`,
    steps: async (page) => {
      await selectTwo(page);
      await page.getByRole('region', { name: 'Selection' }).getByText('Delete').click();
      await dialog(page).waitFor();
    },
  },
];

/** The shell, its menus and the accounts. */
const shell: readonly Screen[] = [
  { name: 'not-built-yet', at: `${demo}/cloud_ips/` },
  { name: 'not-found', at: `${demo}/nothing-here/` },
  { name: 'user-menu', at: `${demo}/servers/`, steps: (page) => openMenu(page, 'User menu') },
  { name: 'help-menu', at: `${demo}/servers/`, steps: (page) => openMenu(page, 'Help') },
  {
    name: 'tasks',
    at: server,
    steps: async (page) => {
      await press('Create Snapshot')(page);
      await page.getByText('Snapshot started').waitFor();
      await press(/^Tasks in progress/u)(page);
      await page.getByRole('list', { name: 'Tasks' }).waitFor();
    },
  },
  {
    name: 'accounts',
    at: `${demo}/servers/`,
    steps: async (page) => {
      await press(/^Switch account/u)(page);
      await dialog(page).getByLabel('Show inactive accounts').check();
    },
  },
  {
    name: 'drawer',
    at: `${demo}/servers/`,
    widths: [390],
    steps: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await press('Open the navigation')(page);
    },
  },
  {
    name: 'offline',
    at: `${demo}/servers/`,
    steps: async (page) => {
      await page.context().setOffline(true);
      await page.getByText('You are offline.').waitFor();
    },
  },
  { name: 'account-pending', at: '/accounts/acc-pend1/servers/' },
  { name: 'account-delayed', at: '/accounts/acc-pend2/servers/?pending' },
  { name: 'account-owing', at: '/accounts/acc-owed1/servers/' },
  { name: 'account-overdue', at: '/accounts/acc-late1/servers/' },
  { name: 'account-warned', at: '/accounts/acc-warn1/servers/' },
  { name: 'account-suspended', at: '/accounts/acc-susp1/servers/' },
  { name: 'account-problem', at: '/accounts/acc-susp2/servers/' },
  { name: 'account-closed', at: '/accounts/acc-gone1/servers/' },
  { name: 'account-unknown', at: '/accounts/acc-nobod/servers/' },
  { name: 'no-account', at: '/', as: people.newcomer },
  {
    name: 'accounts-unread',
    at: '/',
    as: null,
    steps: async (page, { provider: { dials } }) => {
      dials.lists = { accounts: 'fail-500' };
      await fillSignIn(page, people.newcomer);
      await expectHeading(page, 'Error accessing Accounts, please check your network connection');
      dials.lists = {};
    },
  },
  {
    name: 'part-missing',
    at: `${demo}/servers/`,
    steps: withoutPart('**/assets/list-*.js', 'This part of the panel could not be loaded'),
  },
  {
    name: 'leave-pending',
    at: `${demo}/servers/srv-nbs01/`,
    steps: async (page, { provider: { dials } }) => {
      // Longer than it takes to get to the question, on whatever machine.
      dials.latency = 20_000;
      await press('Create Snapshot')(page);
      await page.getByRole('button', { name: 'Tasks in progress: 1' }).waitFor();
      dials.latency = 0;
      await openMenu(page, 'User menu');
      await chooseItem(page, 'Logout');
      await dialog(page).waitFor();
    },
  },
  {
    name: 'no-events',
    at: `${demo}/servers/`,
    options: { dials: { events: 'refuse-token' } },
    steps: (page) => page.getByText('Could not fetch event stream token').waitFor(),
  },
  {
    name: 'stay-logged-in',
    at: server,
    steps: async (page, { provider }) => {
      provider.sessions.expireAll();
      await press('Create Snapshot')(page);
      await dialog(page).waitFor();
    },
  },
  {
    name: 'stay-logged-in-code',
    at: '/',
    as: null,
    steps: async (page, { provider }) => {
      await fillSignIn(page, people.otto);
      await fillCode(page, oneTimeCode('JBSWY3DPEHPK3PXP'));
      await page.getByRole('table').getByRole('link').first().waitFor();
      provider.sessions.expireAll();
      // The panel may have noticed already: then nothing but the dialog can be pressed.
      await page.getByRole('button', { name: 'Refresh' }).dispatchEvent('click');
      await dialog(page).getByLabel('Password', { exact: true }).fill('demo-password');
      await dialog(page).getByRole('button', { name: 'Stay logged in' }).click();
      await dialog(page).getByLabel('One Time Password').waitFor();
    },
  },
];

/** Every screen of the product. A new screen joins here. */
export const screens: readonly Screen[] = [
  ...door,
  ...list,
  ...detail,
  ...created,
  ...images,
  ...volumes,
  ...groups,
  ...shell,
];
