import { dialog } from '../../steps';
import { demo, press, type Screen } from './screen';

/** Settings and limits of the account, and their editors. */
export const settingsScreens: readonly Screen[] = [
  { name: 'settings', at: `${demo}/settings/` },
  { name: 'settings-collaborator', at: '/accounts/acc-share/settings/', like: 'settings' },
  { name: 'settings-address', at: `${demo}/settings/address/` },
  { name: 'settings-keys', at: `${demo}/settings/temp_url_keys/` },
  {
    name: 'settings-vat',
    at: '/accounts/acc-share/settings/vat_registration_number/',
    like: 'server-user-data',
  },
  { name: 'settings-two-factor', at: `${demo}/settings/tfa_requirement/`, like: 'image-read-only' },
  { name: 'settings-name', at: `${demo}/settings/name/`, like: 'server-user-data' },
  {
    name: 'settings-close',
    at: '/accounts/acc-trial/settings/close/',
    steps: (page) => dialog(page).getByText('Why are you leaving?').waitFor(),
  },
  {
    name: 'settings-close-blocked',
    at: `${demo}/settings/close/`,
    steps: (page) =>
      dialog(page)
        .getByText(/ in Orbit$/)
        .waitFor(),
  },
  { name: 'limits', at: `${demo}/settings/#increase` },
  {
    name: 'limits-increase',
    at: `${demo}/settings/increase/server/`,
    steps: async (page) => {
      await press('Send request')(page);
      await dialog(page).getByText('Please enter valid numeric limit').waitFor();
    },
  },
];
