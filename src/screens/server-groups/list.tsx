import { listPage } from '@/components/lists/kind-list';
import { groupSearchFields } from '@/model/server-group/search';
import { SERVER_GROUP_VERBS } from '@/model/server-group/verbs';
import { groupColumns } from './list-parts';
import { words } from './words';

export default listPage('server_group', {
  columns: groupColumns,
  searchFields: groupSearchFields,
  verbs: SERVER_GROUP_VERBS,
  create: { label: words.labels.createGroup },
  // Only the policies say how many rules there are.
  alsoReads: 'firewall_policy',
  empty: words.list.empty,
});
