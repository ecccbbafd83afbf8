import { useSelector } from 'react-redux';
import { useAccount } from '@/components/account/account-context';
import { DocumentationLink } from '@/components/links/documentation-link';
import { ResourceList } from '@/components/lists/resource-list';
import { Page } from '@/components/page/page';
import { useList } from '@/components/store/use-list';
import { KINDS } from '@/model/kinds';
import { paths } from '@/model/paths';
import { groupSearchText } from '@/model/server-group/search';
import { SERVER_GROUP_VERBS } from '@/model/server-group/verbs';
import { selectList } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { LinkButton } from '@/ui/link';
import { groupColumns } from './group-columns';

const TITLE = KINDS.server_group.plural;

function CreateGroup() {
  const account = useAccount();
  return (
    <LinkButton variant="primary" icon="plus" to={paths.serverGroupAdd(account)}>
      Create group
    </LinkButton>
  );
}

/** The list of server groups (spec 2 §2). */
export default function ServerGroupList() {
  const account = useAccount();
  // Only the policies tell how many rules there are.
  useList('firewall_policy');
  const count = useSelector(
    (state: WithResources) => selectList(state, 'server_group', account).ids.length,
  );
  return (
    <Page
      title={TITLE}
      note={count === 0 ? undefined : count}
      actions={count === 0 ? undefined : <CreateGroup />}
    >
      <ResourceList
        kind="server_group"
        title={TITLE}
        columns={groupColumns}
        searchText={groupSearchText}
        verbs={SERVER_GROUP_VERBS}
        create={
          <>
            <CreateGroup />
            <DocumentationLink />
          </>
        }
        empty={
          <p>
            A server group holds servers that share a firewall. Its rules say what may come in and
            go out; a server in several groups has the rules of all of them.
          </p>
        }
      />
    </Page>
  );
}
