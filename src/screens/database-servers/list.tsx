import { listPage } from '@/components/lists/kind-list';
import { databaseServerSearchFields } from '@/model/database-server/search';
import { DATABASE_SERVER_VERBS } from '@/model/database-server/verbs';
import { DatabaseCard, databaseColumns, databaseFacets } from './list-parts';

export default listPage('database_server', {
  findBy: 'name, id, IP',
  columns: databaseColumns,
  facets: databaseFacets,
  searchFields: databaseServerSearchFields,
  verbs: DATABASE_SERVER_VERBS,
  card: DatabaseCard,
  // Shows if a snapshot is being created, and what a deletion keeps.
  alsoReads: 'database_snapshot',
  empty:
    'A Cloud SQL server is a MySQL or PostgreSQL database that is run for you: choose an engine and a size, say who may reach it, and updates and snapshots are taken care of.',
});
