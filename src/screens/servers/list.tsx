import { ListPage } from '@/components/lists/list-page';
import type { Summed } from '@/components/lists/verbs/selection-sum';
import { useAccount } from '@/components/scope/account-context';
import { useListSource } from '@/components/scope/data/use-list';
import { paths } from '@/model/paths';
import type { ServerRecord } from '@/model/server/record';
import { serverSearchFields } from '@/model/server/search';
import { SERVER_VERBS } from '@/model/server/verbs';
import { LinkButton } from '@/ui/link';
import { ServerCard, serverColumns, serverFacets } from './list-parts';

function CreateServer() {
  const account = useAccount();
  return (
    <LinkButton variant="primary" icon="plus" to={paths.serverAdd(account)}>
      Create server
    </LinkButton>
  );
}

/** The memory of their types. */
const SUMMED: Summed<ServerRecord> = {
  unit: 'RAM',
  bytes: ({ server_type: type }, facts) => (type ? facts.get('server_type', type)?.ram : undefined),
};

/** The list of servers (spec 2 §2). */
export default function ServerList() {
  return (
    <ListPage
      source={useListSource('server')}
      findBy="name, id, IP"
      columns={serverColumns}
      facets={serverFacets}
      searchFields={serverSearchFields}
      verbs={SERVER_VERBS}
      summed={SUMMED}
      card={ServerCard}
      create={<CreateServer />}
      empty={
        <p>
          A cloud server is a computer of your own in our data centres: choose a system, a size and
          a zone, and it is ready within a minute. You pay by the hour, for as long as you keep it.
        </p>
      }
    />
  );
}
