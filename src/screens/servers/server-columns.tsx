import { CREATED, nameColumn, STATUS } from '@/components/lists/common-columns';
import type { Column } from '@/components/lists/list-props';
import { RelatedCell } from '@/components/lists/related-cell';
import type { Lookup } from '@/model/facts';
import { serverAddresses } from '@/model/server/addresses';
import { serverZone } from '@/model/server/describe';
import type { ServerRecord } from '@/model/server/record';
import { titleById } from '@/model/title';
import { CellLines } from '@/ui/table';
import { ServerAddress } from './server-address';
import { ServerStatus } from './server-status';
import { typeDetail, typeTitle, typeLabel } from './type-labels';

type Server = ServerRecord;

function typeOf(server: Server, lookup: Lookup) {
  return server.server_type ? lookup.get('server_type', server.server_type) : undefined;
}

function cloudIps(server: Server, lookup: Lookup): string[] {
  return (server.cloud_ips ?? []).map((id) => titleById(lookup, 'cloud_ip', id));
}

function groups(server: Server, lookup: Lookup): string[] {
  return (server.server_groups ?? []).map((id) => titleById(lookup, 'server_group', id));
}

function TypeCell({ server, lookup }: { readonly server: Server; readonly lookup: Lookup }) {
  const type = typeOf(server, lookup);
  if (type === undefined) return <span className="muted">{server.server_type ?? '–'}</span>;
  return <CellLines second={typeDetail(type)}>{typeTitle(type)}</CellLines>;
}

/** The columns of spec 2 §2, and what one looks for first: the status, and where to connect. */
export const serverColumns: readonly Column<Server>[] = [
  nameColumn('server'),
  { ...STATUS, cell: (server) => <ServerStatus server={server} /> },
  {
    id: 'cloud_ips',
    label: 'Cloud IPs',
    width: 132,
    from: 1120,
    of: ['cloud_ips'],
    cell: (server) => <RelatedCell kind="cloud_ip" ids={server.cloud_ips} plain />,
    sortBy: (server, lookup) => cloudIps(server, lookup)[0] ?? '',
    text: (server, lookup) => cloudIps(server, lookup).join(' '),
  },
  {
    id: 'address',
    label: 'Address',
    width: 164,
    phone: 'second',
    of: ['cloud_ips', 'interfaces'],
    cell: (server, context) => <ServerAddress server={server} lookup={context} />,
    sortBy: (server, lookup) => serverAddresses(server, lookup).reached ?? '',
    text: (server, lookup) => {
      const { reached, inside } = serverAddresses(server, lookup);
      return [reached, inside].filter(Boolean).join(' ');
    },
  },
  {
    id: 'groups',
    label: 'Groups',
    width: 112,
    from: 900,
    of: ['server_groups'],
    cell: (server) => <RelatedCell kind="server_group" ids={server.server_groups} />,
    sortBy: (server, lookup) => groups(server, lookup)[0] ?? '',
    text: (server, lookup) => groups(server, lookup).join(', '),
  },
  {
    id: 'type',
    label: 'Type',
    width: 156,
    phone: 'second',
    of: ['server_type'],
    cell: (server, context) => <TypeCell server={server} lookup={context} />,
    sortBy: (server, lookup) => typeOf(server, lookup)?.ram ?? Number.NaN,
    text: (server, lookup) => {
      const type = typeOf(server, lookup);
      return type === undefined ? (server.server_type ?? '') : typeLabel(type);
    },
  },
  {
    id: 'zone',
    label: 'Zone',
    width: 72,
    from: 800,
    phone: 'second',
    of: ['zone'],
    cell: (server, context) => serverZone(server, context) ?? <span className="muted">–</span>,
    sortBy: (server, lookup) => serverZone(server, lookup) ?? '',
    text: (server, lookup) => serverZone(server, lookup) ?? '',
  },
  { ...CREATED, from: 1000 },
];
