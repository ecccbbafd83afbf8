import { press, server, demo, type Screen } from './screen';

const list = `${demo}/servers/`;

/** The search and its commands. */
export const searchScreens: readonly Screen[] = [
  {
    name: 'search',
    at: `${list}?search=web`,
    steps: (page) => page.getByRole('option', { name: /^web-1/u }).waitFor(),
  },
  {
    name: 'search-on-page',
    at: server,
    steps: async (page) => {
      await press('Search or run a command')(page);
      await page.getByRole('option', { name: 'Force off' }).waitFor();
    },
  },
  {
    name: 'search-commands',
    at: `${list}?search=%3E`,
    like: 'search',
    steps: (page) => page.getByRole('option', { name: 'Log out' }).waitFor(),
  },
  {
    name: 'search-nothing',
    at: `${list}?search=nothing+of+that+name`,
    like: 'search',
    steps: (page) => page.getByText('No results match').first().waitFor(),
  },
  {
    name: 'search-unread',
    at: `${demo}/volumes/?search=nothing+of+that+name`,
    like: 'search',
    options: { dials: { lists: { servers: 'fail-500', images: 'fail-500' } } },
    steps: (page) => page.getByRole('button', { name: 'Copy details' }).waitFor(),
  },
  {
    name: 'keys',
    at: list,
    steps: async (page) => {
      await page.getByRole('row').nth(1).waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
];
