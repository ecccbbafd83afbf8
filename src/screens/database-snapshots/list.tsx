import { ListPage } from '@/components/lists/list-page';
import { useAccount } from '@/components/scope/account-context';
import { useList, useListSource } from '@/components/scope/data/use-list';
import { databaseSnapshotSearchFields } from '@/model/database-snapshot/search';
import { DATABASE_SNAPSHOT_VERBS } from '@/model/database-snapshot/verbs';
import { paths } from '@/model/paths';
import { LinkButton } from '@/ui/link';
import { SnapshotCard, snapshotColumns, snapshotFacets } from './list-parts';

function ToServers() {
  return <LinkButton to={paths.databaseServers(useAccount())}>Cloud SQL Servers</LinkButton>;
}

/** The list of database snapshots (spec 2 §2). */
export default function DatabaseSnapshotList() {
  // For the names of the sources.
  useList('database_server');
  return (
    <ListPage
      source={useListSource('database_snapshot')}
      findBy="name, id, server"
      columns={snapshotColumns}
      facets={snapshotFacets}
      searchFields={databaseSnapshotSearchFields}
      verbs={DATABASE_SNAPSHOT_VERBS}
      card={SnapshotCard}
      create={<ToServers />}
      empty={
        <p>
          A snapshot is a copy of a database at one moment, which new Cloud SQL servers start from.
          Take one on a server&rsquo;s page before a risky change, or let its schedule take them.
        </p>
      }
    />
  );
}
