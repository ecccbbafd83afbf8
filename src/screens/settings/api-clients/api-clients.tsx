import { ResourceList } from '@/components/lists/list-page';
import type { Facet } from '@/components/lists/list-props';
import { credentialStatusFacet } from '@/components/record-page/credentials/credential-page';
import { useListSource } from '@/components/scope/data/use-list';
import { permissionsLabel } from '@/model/api-client/permissions';
import { apiClientSearchFields } from '@/model/api-client/search';
import { API_CLIENT_VERBS } from '@/model/api-client/verbs';
import type { Records } from '@/model/records/records';
import { words } from '../words';
import { apiClientColumns } from './api-client-columns';
import { CreateApiClient } from './create-api-client';

type ApiClient = Records['api_client'];

const permissionsFacet: Facet<ApiClient> = {
  id: 'permissions',
  label: words.apiClients.permissions,
  valuesOf: ({ permissions_group: group }) =>
    group === undefined ? [] : [{ value: group, label: permissionsLabel(group) }],
};

const FACETS = [credentialStatusFacet, permissionsFacet];

export function ApiClients() {
  return (
    <ResourceList<ApiClient>
      source={useListSource('api_client')}
      findBy={words.apiClients.findBy}
      columns={apiClientColumns}
      facets={FACETS}
      searchFields={apiClientSearchFields}
      verbs={API_CLIENT_VERBS}
      create={<CreateApiClient />}
      empty={<p>{words.apiClients.empty}</p>}
    />
  );
}
