import type { ScreenRoute } from '@/components/page/screen-route';
import { settingRoutes } from '@/components/settings/setting-routes';

/** Spec 2 §2. */
export const serverGroupScreens: readonly ScreenRoute[] = [
  {
    path: 'server_groups',
    params: {},
    handle: { title: 'All Server Groups', crumb: 'Server Groups', section: 'Compute' },
    load: () => import('./list'),
  },
  {
    path: 'server_groups/add',
    params: {},
    handle: { title: 'Create Server Group', under: 'server_group' },
    load: () => import('./add'),
  },
  {
    path: 'server_groups/:group/firewall_rules',
    params: { group: 'server_group' },
    handle: { title: 'Firewall Rules', under: 'server_group' },
    load: () => import('./rules'),
  },
  {
    path: 'server_groups/:group',
    params: { group: 'server_group' },
    handle: { record: { kind: 'server_group', param: 'group' } },
    load: () => import('./detail'),
    children: [
      ...settingRoutes({
        kind: 'server_group',
        param: 'group',
        settings: async () => (await import('./settings')).GROUP_SETTINGS,
        titles: { name: 'Rename Server Group', description: 'Description' },
      }),
      {
        path: 'servers',
        params: { group: 'server_group' },
        handle: { title: 'Servers of a Group' },
        load: () => import('./editors/servers'),
      },
      {
        path: 'move',
        params: { group: 'server_group' },
        handle: { title: 'Move Servers' },
        load: () => import('./editors/move'),
      },
      {
        path: 'firewall_rules/add',
        params: { group: 'server_group' },
        handle: { title: 'Add Firewall Rule' },
        load: () => import('./firewall/add-rule'),
      },
      {
        path: 'firewall_rules/:rule',
        params: { group: 'server_group', rule: 'firewall_rule' },
        handle: { title: 'Edit Firewall Rule' },
        load: () => import('./firewall/edit-rule'),
      },
    ],
  },
];
