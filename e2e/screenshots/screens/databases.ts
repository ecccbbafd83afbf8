import { demo, type Screen } from './screen';

/** Cloud SQL: servers and snapshots. */
export const databaseScreens: readonly Screen[] = [
  { name: 'database-snapshots', at: `${demo}/database_snapshots/` },
  { name: 'database-snapshot', at: `${demo}/database_snapshots/dbi-auto1/` },
  {
    name: 'database-snapshot-locked',
    at: `${demo}/database_snapshots/dbi-locke/`,
    like: 'server-locked',
  },
];
