import { listPage } from '@/components/lists/kind-list';
import { databaseSnapshotSearchFields } from '@/model/database-snapshot/search';
import { DATABASE_SNAPSHOT_VERBS } from '@/model/database-snapshot/verbs';
import { paths } from '@/model/paths';
import { SnapshotCard, snapshotColumns, snapshotFacets } from './list-parts';
import { words } from './words';

export default listPage('database_snapshot', {
  findBy: words.list.findBy,
  columns: snapshotColumns,
  facets: snapshotFacets,
  searchFields: databaseSnapshotSearchFields,
  verbs: DATABASE_SNAPSHOT_VERBS,
  card: SnapshotCard,
  create: {
    label: words.list.createLabel,
    to: (account) => paths.list('database_server', account),
    isElsewhere: true,
  },
  // For the names of the sources.
  alsoReads: 'database_server',
  empty: words.list.empty,
});
