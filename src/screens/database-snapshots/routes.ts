import { kindArea } from '@/components/record-page/settings/record-route';

export const databaseSnapshotArea = kindArea('database_snapshot', {
  list: () => import('./list'),
  page: {
    load: () => import('./detail'),
    settings: {
      load: async () => (await import('./settings')).DATABASE_SNAPSHOT_SETTINGS,
      size: 's',
      titles: { name: 'Rename snapshot', description: 'Snapshot description' },
    },
  },
});
