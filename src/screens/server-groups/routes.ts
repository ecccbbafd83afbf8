import { cloudIpsEditor } from '@/components/record-page/cloud-ips/route';
import { kindArea } from '@/components/record-page/settings/record-route';

export const serverGroupArea = kindArea('server_group', {
  list: () => import('./list'),
  add: { load: () => import('./add') },
  page: {
    param: 'group',
    load: () => import('./detail'),
    settings: {
      load: async () => (await import('./settings')).GROUP_SETTINGS,
      titles: { name: 'Rename server group', description: 'Description' },
    },
    editors: {
      servers: { title: 'Servers in a group', load: () => import('./editors/servers') },
      move: { title: 'Move servers', load: () => import('./editors/move') },
      cloud_ips: cloudIpsEditor('server_group', 'group'),
    },
    partEditors: [
      {
        path: 'firewall_rules/add',
        title: 'Add firewall rule',
        load: () => import('./firewall/add-rule'),
      },
      {
        path: 'firewall_rules/copy',
        title: 'Copy firewall rules',
        load: () => import('./firewall/copy-rules'),
      },
      {
        path: 'firewall_rules/:rule',
        params: { rule: 'firewall_rule' },
        title: 'Edit firewall rule',
        load: () => import('./firewall/edit-rule'),
      },
    ],
  },
});
