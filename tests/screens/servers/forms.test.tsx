import { serverArea } from '@/screens/servers/routes';
import { rename, single, tick, type } from '../forms/form';
import { holdForms } from '../forms/hold-forms';

holdForms(serverArea, {
  forms: {
    'servers/:server/name': rename('server'),
    'servers/:server/user_data': single('server', 'user_data', type(/^User data/, 'x'), 'eA=='),
    'servers/:server/server_groups': single('server', 'server_groups', tick(/^other/), [
      'grp-aaaaa',
      'grp-bbbbb',
    ]),
    'servers/:server/snapshots_schedule': single(
      'server',
      'snapshots_schedule',
      type('Crontab', '0 9 * * *'),
      '0 9 * * *',
    ),
    'servers/:server/snapshots_retention': single(
      'server',
      'snapshots_retention',
      type('Snapshots to keep', '5'),
      '5',
    ),
  },
  without: [
    'servers/:server/cloud_ips',
    'servers',
    // Values copied from another server are tested in tests/model/server/create.
    'servers/add',
    'servers/add/zone',
    'servers/add/user_data',
    'servers/add/user_ssh_key',
    'servers/add/disk_encrypted',
    'servers/:server',
    'servers/:server/resize',
    'servers/:server/attach',
    // Asks, and saves nothing.
    'servers/:server/firewall',
    // The same form as `volumes/:volume/resize`.
    'servers/:server/volume_resize/:volume',
  ],
});
