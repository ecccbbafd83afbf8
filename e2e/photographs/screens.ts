import type { Page } from '@playwright/test';
import { chooseItem, dialog, openRowMenu, people } from '../steps';

/** One screen to photograph. */
export interface Screen {
  /** The photograph's file name, before width and theme. */
  name: string;
  /** Its address. */
  at: string;
  /** Who signs in; null photographs what a stranger sees. */
  as?: string | null;
  /** The world to start; the sample world unless said otherwise. */
  world?: 'sample' | 'empty' | 'large';
  /** What to do before the photograph. */
  steps?: (page: Page) => Promise<void>;
}

const demo = '/accounts/acc-demo1';

/** Every screen of the product. A new screen joins here. */
export const screens: readonly Screen[] = [
  { name: 'sign-in', at: '/', as: null },
  {
    name: 'sign-in-refused',
    at: '/',
    as: null,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Sign in' }).click();
    },
  },
  { name: 'two-factor', at: '/', as: people.otto },
  { name: 'no-account', at: '/', as: people.newcomer },
  { name: 'servers', at: `${demo}/servers/` },
  { name: 'servers-grid', at: `${demo}/servers/?view=grid` },
  { name: 'servers-no-match', at: `${demo}/servers/?q=nothing-like-this` },
  { name: 'servers-empty', at: `${demo}/servers/`, world: 'empty' },
  { name: 'servers-large', at: `${demo}/servers/`, world: 'large' },
  {
    name: 'servers-menu',
    at: `${demo}/servers/?q=web`,
    steps: (page) => openRowMenu(page, 'web-1'),
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
  {
    name: 'servers-selected',
    at: `${demo}/servers/`,
    steps: async (page) => {
      const boxes = page.getByRole('table').getByRole('checkbox');
      await boxes.nth(1).check();
      await boxes.nth(2).check();
    },
  },
  { name: 'server', at: `${demo}/servers/srv-web01/` },
  { name: 'server-volumes', at: `${demo}/servers/srv-six06/` },
  { name: 'server-locked', at: `${demo}/servers/srv-lock1/` },
  { name: 'server-failed', at: `${demo}/servers/srv-fail1/` },
  { name: 'server-creating', at: `${demo}/servers/srv-make1/` },
  { name: 'server-rename', at: `${demo}/servers/srv-web01/name/` },
  { name: 'server-not-found', at: `${demo}/servers/srv-zzzzz/` },
  { name: 'not-built-yet', at: `${demo}/images/` },
  { name: 'not-found', at: `${demo}/nothing-here/` },
  { name: 'account-pending', at: '/accounts/acc-pend1/servers/' },
  { name: 'account-owing', at: '/accounts/acc-owed1/servers/' },
  { name: 'account-overdue', at: '/accounts/acc-late1/servers/' },
  { name: 'account-suspended', at: '/accounts/acc-susp1/servers/' },
  {
    name: 'signed-out',
    at: `${demo}/servers/`,
    steps: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'User menu' }).click();
      await chooseItem(page, 'Log out');
      await page.getByLabel('Email').waitFor();
    },
  },
];
