import { serverGroupArea } from '@/screens/server-groups/routes';
import { describing, rename, tick } from '../forms/form';
import { holdForms } from '../forms/hold-forms';

holdForms(serverGroupArea, {
  forms: {
    'server_groups/:group/name': rename('server_group', { heeds: ['default'] }),
    'server_groups/:group/description': describing('server_group'),
    'server_groups/:group/servers': {
      kind: 'server_group',
      needs: ['servers'],
      heeds: [],
      change: tick(/^other/),
      sends: { servers: [{ server: 'srv-bbbbb' }] },
    },
  },
  without: [
    'server_groups/:group/cloud_ips',
    'server_groups',
    'server_groups/add',
    // Staged rules are tested in tests/model/firewall-rule/staged.test.ts.
    'server_groups/:group/firewall_rules/:rule',
    'server_groups/:group/firewall_rules/add',
    'server_groups/:group/firewall_rules/copy',
    'server_groups/:group',
    'server_groups/:group/move',
  ],
});
