import { CREATED, nameColumn, STATUS } from '@/components/lists/common-columns';
import type { CardProps, Column, Facet } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { RelatedCell } from '@/components/lists/related-cell';
import { statusFacet } from '@/components/lists/status-facet';
import { Created } from '@/components/records/created';
import { RelatedItems } from '@/components/records/links/related-items';
import type { Lookup } from '@/model/facts';
import { serverAddresses } from '@/model/server/addresses';
import { serverZone } from '@/model/server/describe';
import type { ServerRecord } from '@/model/server/record';
import { titleById } from '@/model/title';
import { zoneLabel } from '@/model/zone/describe';
import { CellLines } from '@/ui/table';
import { ServerAddress } from './server-address';
import { ServerStatus } from './server-status';
import { typeDetail, typeLabel, typeTitle } from './type-labels';

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

export const serverFacets: readonly Facet<ServerRecord>[] = [
  statusFacet,
  {
    id: 'zone',
    label: 'Zone',
    valuesOf: ({ zone: id }, lookup) => {
      if (!id) return [];
      const handle = lookup.get('zone', id)?.handle;
      return [{ value: handle ?? id, label: zoneLabel(handle) ?? id }];
    },
  },
  {
    id: 'type',
    label: 'Type',
    valuesOf: ({ server_type: id }, lookup) => {
      if (!id) return [];
      const type = lookup.get('server_type', id);
      if (type === undefined) return [{ value: id, label: id }];
      return [{ value: type.handle ?? id, label: typeLabel(type) }];
    },
  },
  {
    id: 'group',
    label: 'Group',
    valuesOf: ({ server_groups: ids = [] }, lookup) =>
      ids.map((id) => ({ value: id, label: titleById(lookup, 'server_group', id) })),
  },
];

export function ServerCard({ record: server, context }: CardProps<ServerRecord>) {
  const type = server.server_type ? context.get('server_type', server.server_type) : undefined;
  return (
    <>
      <NameCell kind="server" record={server} />
      <ServerStatus server={server} />
      <p>{type === undefined ? (server.server_type ?? '–') : typeLabel(type)}</p>
      {(server.cloud_ips?.length ?? 0) > 0 ? (
        <RelatedItems kind="cloud_ip" ids={server.cloud_ips} variant="lines" />
      ) : (
        <ServerAddress server={server} lookup={context} />
      )}
      <RelatedItems kind="server_group" ids={server.server_groups} />
      <p className="muted">
        {serverZone(server, context) ?? 'Zone not known'} ·{' '}
        <Created iso={server.created_at} now={context.now} />
      </p>
    </>
  );
}
