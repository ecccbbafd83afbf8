import { listPage } from '@/components/lists/kind-list';
import { serverSearchFields } from '@/model/server/search';
import { SERVER_VERBS } from '@/model/server/verbs';
import { ServerCard, serverColumns, serverFacets } from './list-parts';
import { words } from './words';

export default listPage('server', {
  findBy: words.list.findBy,
  columns: serverColumns,
  facets: serverFacets,
  searchFields: serverSearchFields,
  verbs: SERVER_VERBS,
  summed: {
    unit: words.list.summed,
    bytes: ({ server_type: type }, all) => (type ? all.get('server_type', type)?.ram : undefined),
  },
  card: ServerCard,
  empty: words.list.empty,
});
