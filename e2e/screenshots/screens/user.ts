import { oneTimeCode } from '../../one-time-code';
import { dialog, fillCode, fillSignIn } from '../../steps';
import { press, type Screen } from './screen';

/** The user's own pages and their editors. */
export const userScreens: readonly Screen[] = [
  { name: 'user', at: '/user/' },
  { name: 'user-moving', at: '/user/', as: 'moving@example.com', like: 'user' },
  { name: 'user-accounts', at: '/user/#accounts' },
  { name: 'user-applications', at: '/user/#application', like: 'user-accounts' },
  { name: 'user-name', at: '/user/name/', like: 'server-user-data' },
  { name: 'user-email', at: '/user/email_address/', like: 'server-user-data' },
  { name: 'user-keys', at: '/user/ssh_key/', like: 'server-user-data' },
  {
    name: 'user-password',
    at: '/user/change-password/',
    steps: async (page) => {
      await dialog(page).getByLabel('New password').first().fill('short');
      await press('Save')(page);
      await dialog(page).getByText('Current password is required.').waitFor();
    },
  },
  {
    name: 'user-two-factor',
    at: '/user/two-factor/',
    steps: (page) => dialog(page).getByRole('img').waitFor(),
  },
  {
    name: 'user-two-factor-required',
    at: '/user/two-factor/',
    as: null,
    like: 'image-read-only',
    steps: async (page) => {
      await fillSignIn(page, 'secure@example.com');
      await fillCode(page, oneTimeCode('JBSWY3DPEHPK3PXP'));
      await dialog(page).getByRole('button', { name: 'Back' }).waitFor();
    },
  },
  { name: 'application', at: '/user/application/app-dashb/', like: 'api-client' },
  { name: 'application-revoked', at: '/user/application/app-retir/', like: 'api-client' },
  {
    name: 'application-secret',
    at: '/user/application/add/',
    like: 'api-client-secret',
    steps: async (page) => {
      await dialog(page).getByLabel('Name').fill('Intranet');
      await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
      await dialog(page).getByText('I’ve saved it').waitFor();
    },
  },
];
