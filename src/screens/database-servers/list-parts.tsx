import { CREATED, nameColumn, STATUS } from '@/components/lists/common-columns';
import type { CardProps, Column, Facet } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { RelatedCell } from '@/components/lists/related-cell';
import { statusFacet } from '@/components/lists/status-facet';
import { Created } from '@/components/records/created';
import { RelatedItems } from '@/components/records/links/related-items';
import { StatusWithBar } from '@/components/records/record-status';
import { CREATION_SECONDS } from '@/model/creation';
import { engineLabel } from '@/model/database-engine/describe';
import type { DatabaseServerRecord } from '@/model/database-server/record';
import {
  databaseTypeDetail,
  databaseTypeLabel,
  databaseTypeTitle,
} from '@/model/database-type/describe';
import type { Lookup } from '@/model/facts';
import { titleById } from '@/model/title';
import { zoneLabel } from '@/model/zone/describe';
import { CellLines } from '@/ui/table';

type Server = DatabaseServerRecord;

const UNKNOWN = <span className="muted">–</span>;

function typeOf({ database_server_type: id }: Server, lookup: Lookup) {
  return id ? lookup.get('database_type', id) : undefined;
}

function zoneOf({ zone: id }: Server, lookup: Lookup): string | undefined {
  return id ? zoneLabel(lookup.get('zone', id)?.handle) : undefined;
}

function addresses({ cloud_ips: ids = [] }: Server, lookup: Lookup): string {
  return ids.map((id) => titleById(lookup, 'cloud_ip', id)).join(' ');
}

function TypeCell({ server, lookup }: { readonly server: Server; readonly lookup: Lookup }) {
  const type = typeOf(server, lookup);
  if (type === undefined) return server.database_server_type ?? UNKNOWN;
  return <CellLines second={databaseTypeDetail(type)}>{databaseTypeTitle(type)}</CellLines>;
}

/** Facts that people look for first: the status, what runs there and the address. */
export const databaseColumns: readonly Column<Server>[] = [
  nameColumn('database_server'),
  {
    ...STATUS,
    cell: (server) => <StatusWithBar record={server} seconds={CREATION_SECONDS.database_server} />,
  },
  {
    id: 'engine',
    label: 'Engine',
    width: 132,
    phone: 'second',
    of: ['database_engine', 'database_version'],
    cell: (server) => engineLabel(server) ?? UNKNOWN,
    sortBy: (server) => engineLabel(server) ?? '',
    text: (server) => engineLabel(server) ?? '',
  },
  {
    id: 'type',
    label: 'Type',
    width: 112,
    phone: 'second',
    of: ['database_server_type'],
    cell: (server, context) => <TypeCell server={server} lookup={context} />,
    sortBy: (server, lookup) => typeOf(server, lookup)?.ram ?? Number.NaN,
    text: (server, lookup) => {
      const type = typeOf(server, lookup);
      return type === undefined ? (server.database_server_type ?? '') : databaseTypeLabel(type);
    },
  },
  {
    id: 'cloud_ips',
    label: 'Address',
    width: 148,
    from: 900,
    of: ['cloud_ips'],
    cell: ({ cloud_ips: ids }) => <RelatedCell kind="cloud_ip" ids={ids} plain />,
    sortBy: addresses,
    text: addresses,
  },
  {
    id: 'zone',
    label: 'Zone',
    width: 72,
    from: 800,
    phone: 'second',
    of: ['zone'],
    cell: (server, context) => zoneOf(server, context) ?? UNKNOWN,
    sortBy: (server, lookup) => zoneOf(server, lookup) ?? '',
    text: (server, lookup) => zoneOf(server, lookup) ?? '',
  },
  { ...CREATED, width: 124, from: 1000 },
];

export const databaseFacets: readonly Facet<DatabaseServerRecord>[] = [
  statusFacet,
  {
    id: 'engine',
    label: 'Engine',
    valuesOf: (server) => {
      const label = engineLabel(server);
      return label === undefined ? [] : [{ value: label, label }];
    },
  },
  {
    id: 'type',
    label: 'Type',
    valuesOf: ({ database_server_type: id }, lookup) => {
      if (!id) return [];
      const type = lookup.get('database_type', id);
      return [{ value: id, label: type === undefined ? id : databaseTypeLabel(type) }];
    },
  },
  {
    id: 'zone',
    label: 'Zone',
    valuesOf: ({ zone: id }, lookup) => {
      if (!id) return [];
      const handle = lookup.get('zone', id)?.handle;
      return [{ value: handle ?? id, label: zoneLabel(handle) ?? id }];
    },
  },
];

export function DatabaseCard({ record: server, context }: CardProps<DatabaseServerRecord>) {
  const { database_server_type: typeId, zone, cloud_ips: ips = [] } = server;
  const type = typeId ? context.get('database_type', typeId) : undefined;
  return (
    <>
      <NameCell kind="database_server" record={server} />
      <StatusWithBar record={server} seconds={CREATION_SECONDS.database_server} />
      <p>{engineLabel(server) ?? '–'}</p>
      <p>{type === undefined ? (typeId ?? '–') : databaseTypeLabel(type)}</p>
      {ips.length > 0 && <RelatedItems kind="cloud_ip" ids={ips} variant="lines" />}
      <p className="muted">
        {(zone && zoneLabel(context.get('zone', zone)?.handle)) ?? 'Zone not known'} ·{' '}
        <Created iso={server.created_at} now={context.now} />
      </p>
    </>
  );
}
