import { listPage } from '@/components/lists/kind-list';
import { serverSearchFields } from '@/model/server/search';
import { SERVER_VERBS } from '@/model/server/verbs';
import { ServerCard, serverColumns, serverFacets } from './list-parts';

export default listPage('server', {
  findBy: 'name, id, IP',
  columns: serverColumns,
  facets: serverFacets,
  searchFields: serverSearchFields,
  verbs: SERVER_VERBS,
  summed: {
    unit: 'RAM',
    bytes: ({ server_type: type }, all) => (type ? all.get('server_type', type)?.ram : undefined),
  },
  card: ServerCard,
  empty: 'Virtual servers, ready in under a minute, billed hourly.',
});
