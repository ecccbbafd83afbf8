import { recordRoute, settingEditors } from '@/components/record-page/settings/record-route';
import type { ScreenRoute } from '@/components/records/page/screen-route';
import { useAccount } from '@/components/scope/account-scope';
import { limitResourceOf } from '@/model/paths';
import { SETTINGS_TABS } from './tabs';

const editors: readonly ScreenRoute[] = [
  ...settingEditors(
    { kind: 'account', useId: useAccount },
    {
      load: async () => (await import('./general/settings')).ACCOUNT_SETTINGS,
      titles: { name: 'Account name', vat_registration_number: 'EU VAT number' },
    },
  ),
  { path: 'address', title: 'Billing address', load: () => import('./general/address') },
  {
    path: 'tfa_requirement',
    title: 'Require two-factor',
    load: () => import('./general/two-factor'),
  },
  {
    path: 'temp_url_keys',
    title: 'Orbit temporary URL keys',
    load: () => import('./general/temp-url-keys'),
  },
  { path: 'close', title: 'Close account', load: () => import('./general/close') },
];

const apiClient = recordRoute({
  kind: 'api_client',
  below: 'cli/',
  tab: '#cli',
  load: () => import('./api-clients/detail'),
  settings: {
    load: async () => (await import('./api-clients/settings')).API_CLIENT_SETTINGS,
    titles: {
      name: 'Rename API client',
      description: 'API client description',
      permissions_group: 'API client permissions',
    },
  },
});

export const settingsArea: ScreenRoute = {
  path: 'settings',
  section: 'Account',
  tabs: SETTINGS_TABS,
  load: () => import('./account-settings'),
  editors: [
    ...editors,
    {
      path: 'increase/:limit',
      params: { limit: limitResourceOf },
      tab: '#increase',
      load: () => import('./limits/increase'),
    },
    // The list of API clients has an address of its own, beside its tab's: nothing opens over it.
    { path: 'cli', tab: '#cli', load: () => Promise.resolve({ default: () => null }) },
    {
      path: 'cli/add',
      title: 'Create API Client',
      tab: '#cli',
      load: () => import('./api-clients/add'),
    },
  ],
  pages: [apiClient],
};
