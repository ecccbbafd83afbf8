import { ListPage } from '@/components/lists/list-page';
import { useAccount } from '@/components/scope/account-context';
import { useList, useListSource } from '@/components/scope/data/use-list';
import { paths } from '@/model/paths';
import { groupSearchFields } from '@/model/server-group/search';
import { SERVER_GROUP_VERBS } from '@/model/server-group/verbs';
import { LinkButton } from '@/ui/link';
import { groupColumns } from './list-parts';

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
  // Only the policies say how many rules there are.
  useList('firewall_policy');
  return (
    <ListPage
      source={useListSource('server_group')}
      columns={groupColumns}
      searchFields={groupSearchFields}
      verbs={SERVER_GROUP_VERBS}
      create={<CreateGroup />}
      empty={
        <p>
          A server group holds servers that share a firewall. Its rules say what may come in and go
          out; a server in several groups has the rules of all of them.
        </p>
      }
    />
  );
}
