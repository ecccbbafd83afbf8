import type { ScreenRoute } from '@/components/page/screen-route';
import { recordPage } from '@/components/settings/record-page';

/** Spec 2 §2. */
export const serverGroupArea: ScreenRoute = {
  path: 'server_groups',
  title: 'All Server Groups',
  crumb: 'Server Groups',
  section: 'Compute',
  load: () => import('./list'),
  pages: [
    { path: 'add', title: 'Create Server Group', load: () => import('./add') },
    recordPage({
      kind: 'server_group',
      param: 'group',
      load: () => import('./detail'),
      settings: {
        load: async () => (await import('./settings')).GROUP_SETTINGS,
        titles: { name: 'Rename Server Group', description: 'Description' },
      },
      editors: {
        servers: { title: 'Servers of a Group', load: () => import('./editors/servers') },
        move: { title: 'Move Servers', load: () => import('./editors/move') },
      },
      partEditors: [
        {
          path: 'firewall_rules/add',
          title: 'Add Firewall Rule',
          load: () => import('./firewall/add-rule'),
        },
        {
          path: 'firewall_rules/copy',
          title: 'Copy Firewall Rules',
          load: () => import('./firewall/copy-rules'),
        },
        {
          path: 'firewall_rules/:rule',
          params: { rule: 'firewall_rule' },
          title: 'Edit Firewall Rule',
          load: () => import('./firewall/edit-rule'),
        },
      ],
    }),
  ],
};
