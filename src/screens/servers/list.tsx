import { useSelector } from 'react-redux';
import { useAccount } from '@/components/account/account-context';
import { DocumentationLink } from '@/components/links/documentation-link';
import { ResourceList } from '@/components/lists/resource-list';
import { Page } from '@/components/page/page';
import { KINDS } from '@/model/kinds';
import { paths } from '@/model/paths';
import type { ServerRecord } from '@/model/server/record';
import { serverSearchText } from '@/model/server/search';
import { SERVER_VERBS } from '@/model/server/verbs';
import type { Look } from '@/components/lists/list-props';
import { selectList } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { LinkButton } from '@/ui/link';
import { ServerCard } from './server-card';
import { serverColumns } from './server-columns';
import { serverFacets } from './server-facets';

const TITLE = KINDS.server.plural;

const cardOf = (server: ServerRecord, look: Look) => <ServerCard server={server} look={look} />;

function CreateServer() {
  const account = useAccount();
  return (
    <LinkButton variant="primary" icon="plus" to={paths.serverAdd(account)}>
      Create server
    </LinkButton>
  );
}

/** The list of servers (spec 2 §2). */
export default function ServerList() {
  const account = useAccount();
  const count = useSelector(
    (state: WithResources) => selectList(state, 'server', account).ids.length,
  );
  return (
    <Page
      title={TITLE}
      note={count === 0 ? undefined : count}
      actions={count === 0 ? undefined : <CreateServer />}
    >
      <ResourceList
        kind="server"
        title={TITLE}
        findBy="name, id, IP"
        columns={serverColumns}
        facets={serverFacets}
        searchText={serverSearchText}
        verbs={SERVER_VERBS}
        card={cardOf}
        create={
          <>
            <CreateServer />
            <DocumentationLink />
          </>
        }
        empty={
          <p>
            A cloud server is a computer of your own in our data centres: choose a system, a size
            and a zone, and it is ready within a minute. You pay by the hour, for as long as you
            keep it.
          </p>
        }
      />
    </Page>
  );
}
