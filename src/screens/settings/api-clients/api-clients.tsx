import {
  credentialStatusColumn,
  credentialStatusFacet,
} from '@/components/credentials/credential-lists';
import { useListSource } from '@/components/data/use-list';
import { nameColumn } from '@/components/lists/common-columns';
import type { Column } from '@/components/lists/list-props';
import { ResourceList } from '@/components/lists/resource-list';
import { credentialStatus } from '@/model/credential/status';
import type { Records } from '@/model/records';
import type { SearchField } from '@/model/search-text';

type ApiClient = Records['api_client'];

const FACETS = [credentialStatusFacet];

const COLUMNS: readonly Column<ApiClient>[] = [nameColumn('api_client'), credentialStatusColumn];

const searchFields = (client: ApiClient): readonly SearchField[] => [
  ['id', client.id],
  ['name', client.name],
  ['status', credentialStatus(client)],
];

/** The account's API clients (spec 1 §2). */
export function ApiClients() {
  return (
    <ResourceList
      source={useListSource('api_client')}
      findBy="name, id"
      columns={COLUMNS}
      facets={FACETS}
      searchFields={searchFields}
      empty={<p>An API client lets programs work in this account by an id and a secret.</p>}
    />
  );
}
