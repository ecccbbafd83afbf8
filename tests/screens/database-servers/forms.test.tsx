import { databaseServerArea } from '@/screens/database-servers/routes';
import { describing, rename, single, type } from '../forms/form';
import { holdForms } from '../forms/hold-forms';

const page = 'database_servers/:database_server';

holdForms(databaseServerArea, {
  forms: {
    [`${page}/name`]: rename('database_server'),
    [`${page}/description`]: describing('database_server'),
    [`${page}/maintenance`]: {
      kind: 'database_server',
      needs: ['status', 'maintenance_weekday', 'maintenance_hour'],
      heeds: [],
      change: type('Day', '5'),
      sends: { maintenance_weekday: 5, maintenance_hour: 4 },
    },
    [`${page}/snapshots_schedule`]: single(
      'database_server',
      'snapshots_schedule',
      type('Crontab', '0 9 * * *'),
      '0 9 * * *',
    ),
    [`${page}/snapshots_retention`]: single(
      'database_server',
      'snapshots_retention',
      type('Snapshots to keep', '5'),
      '5',
    ),
    [`${page}/access_control`]: single(
      'database_server',
      'access_control',
      type(/^Description/, 'The office'),
      [{ source: '203.0.113.0/24', description: 'The office' }],
    ),
  },
  without: [
    'database_servers',
    'database_servers/add',
    page,
    `${page}/resize`,
    `${page}/cloud_ips`,
    `${page}/snapshot`,
  ],
});
