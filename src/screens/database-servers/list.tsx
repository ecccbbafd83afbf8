import { ListPage } from '@/components/lists/list-page';
import { useAccount } from '@/components/scope/account-context';
import { useList, useListSource } from '@/components/scope/data/use-list';
import { databaseServerSearchFields } from '@/model/database-server/search';
import { DATABASE_SERVER_VERBS } from '@/model/database-server/verbs';
import { paths } from '@/model/paths';
import { LinkButton } from '@/ui/link';
import { DatabaseCard, databaseColumns, databaseFacets } from './list-parts';

function CreateDatabase() {
  return (
    <LinkButton variant="primary" icon="plus" to={paths.databaseServerAdd(useAccount())}>
      Create Cloud SQL server
    </LinkButton>
  );
}

/** The list of Cloud SQL servers (spec 2 §2). */
export default function DatabaseServerList() {
  // Shows if a snapshot is being created, and what a deletion keeps.
  useList('database_snapshot');
  return (
    <ListPage
      source={useListSource('database_server')}
      findBy="name, id, IP"
      columns={databaseColumns}
      facets={databaseFacets}
      searchFields={databaseServerSearchFields}
      verbs={DATABASE_SERVER_VERBS}
      card={DatabaseCard}
      create={<CreateDatabase />}
      empty={
        <p>
          A Cloud SQL server is a MySQL or PostgreSQL database that is run for you: choose an engine
          and a size, say who may reach it, and updates and snapshots are taken care of.
        </p>
      }
    />
  );
}
