import { serverGroupArea } from '@/screens/server-groups/routes';
import { WHOLE_RULE } from '../../model/firewall-rule/whole-rule';
import { describing, rename, tick, type } from '../forms/form';
import { holdForms } from '../forms/hold-forms';

const RULE = Object.keys(WHOLE_RULE);

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
    'server_groups/:group/firewall_rules/:rule': {
      kind: 'firewall_rule',
      needs: RULE,
      heeds: [],
      change: type(/^Description/, 'only the words'),
      sends: { description: 'only the words' },
    },
    'server_groups/:group/firewall_rules/add': {
      kind: 'firewall_rule',
      needs: RULE,
      heeds: [],
      query: '?clone=fwr-aaaaa',
      change: type(/^Description/, 'its likeness'),
      sends: {
        firewall_policy: 'fwp-aaaaa',
        source: '203.0.113.0/24',
        protocol: 'tcp',
        destination_port: '22',
        description: 'its likeness',
      },
    },
  },
  without: [
    'server_groups',
    'server_groups/add',
    // Its rows are tested in tests/model/firewall-rule/staged.test.ts.
    'server_groups/:group/firewall_rules',
    'server_groups/:group',
    'server_groups/:group/move',
  ],
});
