import { openReport } from '../../report-steps';
import { showReleaseNotice } from '../../new-release';
import { oneTimeCode } from '../../one-time-code';
import {
  chooseItem,
  dialog,
  expectHeading,
  fillCode,
  fillSignIn,
  openMenu,
  people,
} from '../../steps';
import { demo, openDialog, press, server, withoutPart, type Screen } from './screen';

const mark = {
  label: 'api.staging-eu-west-2.example · read-only',
  hint: 'This panel reads from https://api.staging-eu-west-2.example. Changes are not sent.',
};

/** The shell, its menus and the accounts. */
export const shellScreens: readonly Screen[] = [
  { name: 'support', at: `${demo}/support/?p=Please+look+at+srv-web01` },
  { name: 'not-found', at: `${demo}/nothing-here/` },
  { name: 'user-menu', at: `${demo}/servers/`, steps: (page) => openMenu(page, 'User menu') },
  {
    name: 'marked',
    at: `${demo}/servers/`,
    options: { mark },
    steps: openDialog(mark.label),
  },
  { name: 'new-release', at: `${demo}/servers/`, steps: showReleaseNotice, like: 'marked' },
  {
    name: 'help-menu',
    at: `${demo}/servers/`,
    steps: (page) => openMenu(page, 'Help'),
    like: 'user-menu',
  },
  { name: 'report', at: server, steps: async (page) => void (await openReport(page)) },
  {
    name: 'report-looked-through',
    at: server,
    like: 'report',
    steps: async (page) => {
      const report = await openReport(page);
      await report.getByText('Show activity').click();
      await report
        .getByText(/GET \/1\.0\/servers/u)
        .first()
        .click();
      await report.getByText('Show resources').click();
    },
  },
  {
    name: 'tasks',
    at: server,
    // A provider of its own, which it slows down for good.
    options: {},
    steps: async (page, { provider: { dials, world } }) => {
      await press('Create snapshot')(page);
      await page.getByText(/^Snapshot of .* is ready$/u).waitFor();
      world.server.patch('srv-web01', { name: 'later fail-500' });
      await press('Create snapshot')(page);
      await page.getByText(/^Couldn’t create a snapshot/u).waitFor();
      await page.getByRole('button', { name: 'Dismiss' }).last().click();
      dials.latency = 60_000;
      await press('Create snapshot')(page);
      await press(/^Tasks: 1 in progress, 1 failed/u)(page);
      await page.getByRole('dialog', { name: 'Tasks' }).getByRole('list').first().waitFor();
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
      await press('Open navigation')(page);
    },
  },
  {
    name: 'offline',
    at: `${demo}/servers/`,
    steps: async (page) => {
      await page.context().setOffline(true);
      // Its words are read out too, a moment later.
      const notice = page.getByRole('region', { name: 'Network notice' });
      await notice.getByText('You’re offline.').waitFor();
    },
  },
  {
    name: 'maintenance',
    at: `${demo}/servers/`,
    options: {},
    steps: async (page, { provider: { dials } }) => {
      dials.maintenance = 120;
      await page.reload();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'incidents',
    like: 'account-pending',
    at: `${demo}/servers/`,
    options: { hasStatusFeed: true, dials: { incident: 'major' } },
    steps: (page) => page.getByRole('region', { name: 'Status notice' }).first().waitFor(),
  },
  {
    name: 'list-failed',
    like: 'accounts-unreadable',
    at: `${demo}/servers/`,
    options: { dials: { lists: { servers: 'fail-500' } } },
    steps: (page) => page.getByRole('alert').waitFor(),
  },
  {
    name: 'toast-failed',
    at: server,
    options: {},
    steps: async (page, { provider: { world } }) => {
      world.server.patch('srv-web01', { name: 'later fail-500' });
      await press('Create snapshot')(page);
      await page.getByText(/^Couldn’t create a snapshot/u).waitFor();
    },
  },
  { name: 'account-pending', at: '/accounts/acc-pend1/servers/' },
  { name: 'account-delayed', at: '/accounts/acc-pend2/servers/?pending' },
  { name: 'account-owing', at: '/accounts/acc-owed1/servers/', like: 'account-pending' },
  { name: 'account-overdue', at: '/accounts/acc-late1/servers/', like: 'account-pending' },
  { name: 'account-warned', at: '/accounts/acc-warn1/servers/', like: 'account-pending' },
  { name: 'account-suspended', at: '/accounts/acc-susp1/servers/', like: 'account-pending' },
  { name: 'account-problem', at: '/accounts/acc-susp2/servers/', like: 'account-pending' },
  { name: 'account-closed', at: '/accounts/acc-gone1/servers/', like: 'not-found' },
  { name: 'account-unknown', at: '/accounts/acc-nobod/servers/', like: 'not-found' },
  { name: 'no-account', at: '/', as: people.newcomer },
  {
    name: 'accounts-unreadable',
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
    steps: withoutPart('**/assets/lists-*.js', 'Couldn’t load this page'),
  },
  {
    name: 'leave-pending',
    at: `${demo}/servers/srv-nbs01/`,
    like: 'server-rename-leave',
    steps: async (page, { provider: { dials } }) => {
      // Longer than it takes to get to the question, on whatever machine.
      dials.latency = 20_000;
      await press('Create snapshot')(page);
      await page.getByRole('button', { name: 'Tasks' }).waitFor();
      dials.latency = 0;
      await openMenu(page, 'User menu');
      await chooseItem(page, 'Log out');
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
      await openDialog('Create snapshot')(page);
    },
  },
  {
    name: 'stay-logged-in-code',
    at: `${demo}/servers/`,
    as: null,
    like: 'two-factor',
    steps: async (page, { provider }) => {
      await fillSignIn(page, people.otto);
      await fillCode(page, oneTimeCode('JBSWY3DPEHPK3PXP'));
      await page.getByRole('table').getByRole('link').first().waitFor();
      provider.sessions.expireAll();
      // The panel may have noticed already: then nothing but the dialog can be pressed.
      await page.getByRole('button', { name: 'Refresh' }).dispatchEvent('click');
      await dialog(page).getByLabel('Password', { exact: true }).fill('demo-password');
      await dialog(page).getByRole('button', { name: 'Stay logged in' }).click();
      await dialog(page).getByLabel('One-time password').waitFor();
    },
  },
];
