import { demo, type Screen } from './screen';

/** Cloud SQL: servers and snapshots. */
export const databaseScreens: readonly Screen[] = [
  { name: 'databases', at: `${demo}/database_servers/` },
  { name: 'database', at: `${demo}/database_servers/dbs-main1/` },
  {
    name: 'database-locked',
    at: `${demo}/database_servers/dbs-repor/`,
    like: 'server-locked',
  },
  {
    name: 'database-failed',
    at: `${demo}/database_servers/dbs-faild/`,
    like: 'server-locked',
  },
  {
    name: 'database-creating',
    at: `${demo}/database_servers/dbs-creat/`,
    like: 'server-creating',
  },
  {
    name: 'databases-empty',
    at: `${demo}/database_servers/`,
    options: { world: 'empty' },
    like: 'servers-empty',
  },
  {
    name: 'database-schedule',
    at: `${demo}/database_servers/dbs-main1/snapshots_schedule/`,
    like: 'server-schedule',
  },
  {
    name: 'database-snapshot-of',
    at: `${demo}/database_servers/dbs-main1/snapshot/`,
    like: 'database-maintenance',
  },
  { name: 'database-add', at: `${demo}/database_servers/add/` },
  { name: 'database-access', at: `${demo}/database_servers/dbs-main1/access_control/` },
  { name: 'database-maintenance', at: `${demo}/database_servers/dbs-main1/maintenance/` },
  { name: 'database-resize', at: `${demo}/database_servers/dbs-open1/resize/` },
  { name: 'database-snapshots', at: `${demo}/database_snapshots/`, like: 'images' },
  { name: 'database-snapshot', at: `${demo}/database_snapshots/dbi-auto1/` },
  {
    name: 'database-snapshot-locked',
    at: `${demo}/database_snapshots/dbi-locke/`,
    like: 'server-locked',
  },
];
