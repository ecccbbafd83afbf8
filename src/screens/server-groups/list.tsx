import { listPage } from '@/components/lists/kind-list';
import { groupSearchFields } from '@/model/server-group/search';
import { SERVER_GROUP_VERBS } from '@/model/server-group/verbs';
import { groupColumns } from './list-parts';

export default listPage('server_group', {
  columns: groupColumns,
  searchFields: groupSearchFields,
  verbs: SERVER_GROUP_VERBS,
  create: { label: 'Create group' },
  // Only the policies say how many rules there are.
  alsoReads: 'firewall_policy',
  empty:
    'A server group holds servers that share a firewall. Its rules say what may come in and go out; a server in several groups has the rules of all of them.',
});
