import { fillSignIn, people } from '../../steps';
import { demo, press, withoutPart, type Screen } from './screen';

/** The sign-in screen, and the public pages. */
export const doorScreens: readonly Screen[] = [
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
      // Nothing is known of who was here, so there is no shell to keep.
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await page.getByRole('alert').waitFor();
      dials.lists = {};
    },
  },
  {
    name: 'panel-missing',
    at: `${demo}/servers/`,
    steps: withoutPart('**/assets/install-panel-*.js', 'Wheelhouse could not be loaded'),
  },
];
