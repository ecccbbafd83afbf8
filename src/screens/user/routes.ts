import { recordRoute, settingEditors } from '@/components/record-page/settings/record-route';
import type { ScreenRoute } from '@/components/records/page/screen-route';
import { useOwnId } from '@/components/scope/data/use-own-id';
import { USER_TABS } from './tabs';

const editors = settingEditors(
  { kind: 'user', useId: useOwnId },
  {
    load: async () => (await import('./settings')).USER_SETTINGS,
    titles: { name: 'Your name', email_address: 'Email address', ssh_key: 'SSH keys' },
  },
);

const application = recordRoute({
  kind: 'application',
  below: 'application/',
  tab: '#application',
  load: () => import('./applications/detail'),
  settings: {
    load: async () => (await import('./applications/settings')).APPLICATION_SETTINGS,
    titles: { name: 'Rename OAuth application' },
  },
});

export const userArea: ScreenRoute = {
  path: 'user',
  tabs: USER_TABS,
  load: () => import('./user'),
  editors: [
    ...editors,
    {
      path: 'change-password',
      title: 'Change password',
      load: () => import('./security/change-password'),
    },
    {
      path: 'two-factor',
      title: 'Two-factor authentication',
      load: () => import('./security/two-factor'),
    },
    {
      path: 'application/add',
      title: 'Create OAuth Application',
      tab: '#application',
      load: () => import('./applications/add'),
    },
  ],
  pages: [application],
};
