import { ResourceList } from '@/components/lists/list-page';
import type { Column, Facet } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { useListSource } from '@/components/scope/data/use-list';
import type { ServerRecord } from '@/model/records/compute';
import { serverSearchFields } from '@/model/server/search';
import { SERVER_VERBS } from '@/model/server/verbs';

const columns: readonly Column<ServerRecord>[] = [
  {
    id: 'name',
    label: 'Name',
    of: ['name'],
    cell: (server) => <NameCell kind="server" record={server} />,
    sortBy: ({ name }) => name ?? '',
    text: ({ name }) => name ?? '',
  },
  {
    id: 'status',
    label: 'Status',
    of: ['status'],
    cell: ({ status }) => status,
    sortBy: ({ status }) => status ?? '',
    text: ({ status }) => status ?? '',
  },
];

const facets: readonly Facet<ServerRecord>[] = [
  {
    id: 'status',
    label: 'Status',
    valuesOf: ({ status = '' }) => [{ value: status, label: status }],
  },
];

/** A list of servers with two columns and one facet. */
export function ServerList() {
  return (
    <ResourceList
      source={useListSource('server')}
      columns={columns}
      facets={facets}
      searchFields={serverSearchFields}
      verbs={SERVER_VERBS}
      create={<a href="add/">Create server</a>}
      empty="A cloud server is a computer of yours in our data centre."
    />
  );
}
