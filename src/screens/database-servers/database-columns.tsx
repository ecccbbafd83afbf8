import { CREATED, nameColumn, STATUS } from '@/components/lists/common-columns';
import type { Column } from '@/components/lists/list-props';
import { RelatedCell } from '@/components/lists/related-cell';
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

/** What one looks for first: the status, what runs there and where it is reached. */
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
