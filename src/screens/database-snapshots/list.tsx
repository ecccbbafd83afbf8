import { listPage } from '@/components/lists/kind-list';
import { databaseSnapshotSearchFields } from '@/model/database-snapshot/search';
import { DATABASE_SNAPSHOT_VERBS } from '@/model/database-snapshot/verbs';
import { paths } from '@/model/paths';
import { SnapshotCard, snapshotColumns, snapshotFacets } from './list-parts';

export default listPage('database_snapshot', {
  findBy: 'name, id, server',
  columns: snapshotColumns,
  facets: snapshotFacets,
  searchFields: databaseSnapshotSearchFields,
  verbs: DATABASE_SNAPSHOT_VERBS,
  card: SnapshotCard,
  create: {
    label: 'Cloud SQL Servers',
    to: (account) => paths.list('database_server', account),
    isElsewhere: true,
  },
  // For the names of the sources.
  alsoReads: 'database_server',
  empty:
    'A snapshot is a copy of a database at one moment, which new Cloud SQL servers start from. Take one on a server’s page before a risky change, or let its schedule take them.',
});
