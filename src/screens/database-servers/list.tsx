import { listPage } from '@/components/lists/kind-list';
import { databaseServerSearchFields } from '@/model/database-server/search';
import { DATABASE_SERVER_VERBS } from '@/model/database-server/verbs';
import { DatabaseCard, databaseColumns, databaseFacets } from './list-parts';
import { words } from './words';

export default listPage('database_server', {
  findBy: words.list.findBy,
  columns: databaseColumns,
  facets: databaseFacets,
  searchFields: databaseServerSearchFields,
  verbs: DATABASE_SERVER_VERBS,
  card: DatabaseCard,
  // Shows if a snapshot is being created, and what a deletion keeps.
  alsoReads: 'database_snapshot',
  empty: words.list.empty,
});
