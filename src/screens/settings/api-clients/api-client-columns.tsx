import { nameColumn } from '@/components/lists/columns';
import type { Column } from '@/components/lists/list-props';
import { credentialStatusColumn } from '@/components/record-page/credentials/credential-page';
import { permissionsLabel } from '@/model/api-client/permissions';
import type { Records } from '@/model/records/records';
import { words } from '../words';

type ApiClient = Records['api_client'];

const permissions = ({ permissions_group: group }: ApiClient) =>
  group === undefined ? '' : permissionsLabel(group);

export const apiClientColumns: readonly Column<ApiClient>[] = [
  nameColumn('api_client'),
  credentialStatusColumn,
  {
    id: 'permissions',
    label: words.apiClients.permissions,
    width: 132,
    phone: 'second',
    of: ['permissions_group'],
    cell: (client) => permissions(client) || <span className="muted">–</span>,
    sortBy: permissions,
    text: permissions,
  },
  {
    id: 'description',
    label: words.apiClients.description,
    width: 260,
    from: 900,
    of: ['description'],
    cell: ({ description: text }) => text || <span className="muted">–</span>,
    sortBy: ({ description: text }) => text ?? '',
    text: ({ description: text }) => text ?? '',
  },
];
