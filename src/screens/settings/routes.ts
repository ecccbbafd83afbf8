import { useAccount } from '@/components/account/account-context';
import { type ScreenRoute, unbuiltPages } from '@/components/page/screen-route';
import { settingEditors } from '@/components/settings/record-route';
import { limitOf } from '@/model/account/limits';
import { EDITORS } from '@/model/paths';
import { SETTINGS_TABS } from './tabs';

const editors: readonly ScreenRoute[] = [
  ...settingEditors(
    { kind: 'account', useId: useAccount },
    {
      load: async () => (await import('./general/settings')).ACCOUNT_SETTINGS,
      titles: { name: 'Account Name', vat_registration_number: 'EU VAT Number' },
    },
  ),
  { path: 'address', title: 'Billing Address', load: () => import('./general/address') },
  {
    path: 'tfa_requirement',
    title: 'Require Two-Factor',
    load: () => import('./general/two-factor'),
  },
];

/** Spec 1 §2 "Settings". */
export const settingsArea: ScreenRoute = {
  path: 'settings',
  section: 'Account',
  tabs: SETTINGS_TABS,
  load: () => import('./account-settings'),
  editors: [
    ...editors,
    {
      path: 'increase/:limit',
      params: { limit: limitOf },
      tab: '#increase',
      load: () => import('./limits/increase'),
    },
    // The list of API clients has an address of its own, beside its tab's: nothing opens over it.
    { path: 'cli', tab: '#cli', load: () => Promise.resolve({ default: () => null }) },
  ],
  pages: [
    ...unbuiltPages(EDITORS.account, editors, 'Account Settings'),
    { path: 'cli/add', title: 'Create API Client', tab: '#cli' },
    {
      path: 'cli/:api_client',
      params: { api_client: 'api_client' },
      title: 'API Client',
      tab: '#cli',
    },
  ],
};
