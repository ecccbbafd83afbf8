import { expect } from '@playwright/test';
import { fillSignIn, people } from '../../steps';
import { demo, press, withoutPart, type Screen } from './screen';

/** The sign-in screen, and the public pages. */
export const doorScreens: readonly Screen[] = [
  { name: 'sign-in', at: '/', as: null },
  {
    name: 'sign-in-marked',
    at: '/',
    as: null,
    like: 'sign-in',
    options: { mark: { label: 'Demo', hint: 'Nothing here is real.' } },
  },
  { name: 'sign-in-refused', at: '/', as: null, steps: press('Sign in') },
  {
    name: 'two-factor',
    at: '/',
    as: null,
    steps: async (page) => {
      await fillSignIn(page, people.otto);
      await page.getByLabel('One-time password').waitFor();
    },
  },
  { name: 'sign-up', at: '/signup', as: null },
  { name: 'sign-up-empty', at: '/signup', as: null, steps: press('Create an account') },
  {
    name: 'sign-up-invited',
    at: '/signup?email=stranger%40example.com',
    as: null,
    like: 'sign-up',
  },
  { name: 'sign-up-signed-in', at: '/signup' },
  { name: 'sign-up-account', at: '/signup/account', as: people.newcomer },
  {
    name: 'sign-up-card',
    at: '/signup/acc-pend1',
    steps: async (page) => {
      const activate = page.getByRole('button', { name: 'Activate account' });
      await expect(activate).not.toHaveAttribute('aria-disabled');
    },
  },
  { name: 'sign-up-activating', at: '/signup/acc-pend2' },
  { name: 'invitation', at: '/signup/collab', as: people.guest },
  { name: 'invitation-two-factor', at: '/signup/collab', as: 'enrol@example.com' },
  {
    name: 'invitation-unverified',
    at: '/signup/collab',
    as: 'unverified@example.com',
    like: 'invitation-two-factor',
  },
  { name: 'no-invitation', at: '/signup/collab' },
  { name: 'forgotten-password', at: '/forgotten_password', as: null },
  { name: 'reset-password', at: '/reset_password?token=valid-reset', as: null },
  { name: 'reset-password-bad-link', at: '/reset_password', as: null },
  { name: 'email-verified-before', at: '/eva/used-verification', as: null },
  {
    name: 'email-not-verified',
    at: '/eva/expired-verification',
    as: 'unverified@example.com',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Re-send the verification request' }).waitFor();
    },
  },
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
    name: 'sign-in-failed',
    like: 'no-answer',
    at: '/',
    as: null,
    steps: async (page) => {
      await fillSignIn(page, 'fail-503@example.com');
      await page.getByRole('button', { name: 'Copy details' }).waitFor();
    },
  },
  {
    name: 'panel-missing',
    at: `${demo}/servers/`,
    steps: withoutPart('**/assets/panel-*.js', 'Couldn’t load Wheelhouse'),
  },
];
