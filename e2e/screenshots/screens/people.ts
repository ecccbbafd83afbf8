import { chooseItem, dialog } from '../../steps';
import { demo, press, type Screen } from './screen';

const team = `${demo}/team`;
const clients = `${demo}/settings/cli`;

/** The team of an account, and its API clients. */
export const peopleScreens: readonly Screen[] = [
  { name: 'team', at: `${team}/` },
  { name: 'team-grid', at: `${team}/?view=grid`, like: 'servers-grid' },
  { name: 'team-shared', at: '/accounts/acc-share/team/', like: 'team' },
  { name: 'invite', at: `${team}/add/` },
  {
    name: 'invite-warning',
    at: `${team}/add/?email=ada@example.com`,
    steps: press('Send invitation'),
  },
  { name: 'team-member', at: `${team}/col-otp01/`, like: 'team-invitation' },
  { name: 'team-invitation', at: `${team}/col-guest/` },
  { name: 'team-expired', at: `${team}/col-exprd/`, like: 'team-invitation' },
  {
    name: 'team-remove',
    at: `${team}/col-otp01/`,
    like: 'server-stop',
    steps: async (page) => {
      await press(/^Actions for/u)(page);
      await chooseItem(page, 'Remove');
      await dialog(page).waitFor();
    },
  },
  { name: 'api-clients', at: `${clients}/` },
  { name: 'api-client-create', at: `${clients}/add/` },
  {
    name: 'api-client-secret',
    at: `${clients}/cli-fulls/`,
    // A provider of its own, for it changes the world.
    options: {},
    steps: async (page) => {
      await press('Reset secret')(page);
      await dialog(page).getByRole('button', { name: 'Reset secret' }).click();
      await page.getByRole('heading', { name: 'Configuration for CLI' }).waitFor();
    },
  },
  { name: 'api-client', at: `${clients}/cli-fulls/` },
  { name: 'api-client-revoked', at: `${clients}/cli-revok/`, like: 'api-client' },
  { name: 'api-client-name', at: `${clients}/cli-fulls/name/`, like: 'server-rename-restored' },
  { name: 'api-client-permissions', at: `${clients}/cli-fulls/permissions_group/` },
  {
    name: 'api-client-revoke',
    at: `${clients}/cli-fulls/`,
    like: 'server-stop',
    steps: async (page) => {
      await press(/^Actions for/u)(page);
      await chooseItem(page, 'Revoke');
      await dialog(page).waitFor();
    },
  },
];
