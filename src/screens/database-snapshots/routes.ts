import { recordRoute } from '@/components/record-page/settings/record-route';
import type { ScreenRoute } from '@/components/records/page/screen-route';

/** Spec 2 §2. */
export const databaseSnapshotArea: ScreenRoute = {
  path: 'database_snapshots',
  title: 'All Cloud SQL Snapshots',
  crumb: 'Cloud SQL Snapshots',
  section: 'Database',
  load: () => import('./list'),
  pages: [
    recordRoute({
      kind: 'database_snapshot',
      load: () => import('./detail'),
      settings: {
        load: async () => (await import('./settings')).DATABASE_SNAPSHOT_SETTINGS,
        size: 's',
        titles: { name: 'Rename snapshot', description: 'Snapshot description' },
      },
    }),
  ],
};
