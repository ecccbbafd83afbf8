import { CREATED, nameColumn, NO_VALUE, STATUS, textColumn } from '@/components/lists/columns';
import { facet, statusFacet, zoneFacet } from '@/components/lists/facet-menu';
import type { CardProps, Column, Facet } from '@/components/lists/list-props';
import { NameCell, RelatedCell } from '@/components/lists/name-cell';
import { Created } from '@/components/records/created';
import { RelatedItems } from '@/components/records/links/related-items';
import { StatusWithBar } from '@/components/records/record-status';
import { CREATION_SECONDS } from '@/model/creation';
import { engineLabel } from '@/model/database-engine/engines';
import {
  databaseTypeDetail,
  databaseTypeLabel,
  databaseTypeTitle,
} from '@/model/database-type/describe';
import type { Lookup } from '@/model/facts';
import type { DatabaseServerRecord } from '@/model/records/databases';
import { titlesById } from '@/model/title';
import { zoneLabel } from '@/model/zone/describe';
import { CellLines } from '@/ui/table';
import { words } from './words';

type Server = DatabaseServerRecord;

function typeOf({ database_server_type: id }: Server, lookup: Lookup) {
  return id ? lookup.get('database_type', id) : undefined;
}

function zoneOf({ zone: id }: Server, lookup: Lookup): string | undefined {
  return id ? zoneLabel(lookup.get('zone', id)?.handle) : undefined;
}

function typeWords(server: Server, lookup: Lookup): string | undefined {
  const type = typeOf(server, lookup);
  return type === undefined ? (server.database_server_type ?? undefined) : databaseTypeLabel(type);
}

function TypeCell({ server, lookup }: { readonly server: Server; readonly lookup: Lookup }) {
  const type = typeOf(server, lookup);
  if (type === undefined) return server.database_server_type ?? NO_VALUE;
  return <CellLines second={databaseTypeDetail(type)}>{databaseTypeTitle(type)}</CellLines>;
}

export const databaseColumns: readonly Column<Server>[] = [
  nameColumn('database_server'),
  {
    ...STATUS,
    cell: (server) => <StatusWithBar record={server} seconds={CREATION_SECONDS.database_server} />,
  },
  textColumn(words.labels.engine, engineLabel, {
    width: 132,
    phone: 'second',
    of: ['database_engine', 'database_version'],
  }),
  textColumn(words.labels.type, typeWords, {
    width: 112,
    phone: 'second',
    of: ['database_server_type'],
    cell: (server, context) => <TypeCell server={server} lookup={context} />,
    sortBy: (server, lookup) => typeOf(server, lookup)?.ram ?? Number.NaN,
  }),
  textColumn(
    words.list.address,
    ({ cloud_ips: ids }, all) => titlesById(all, 'cloud_ip', ids).join(' '),
    {
      id: 'cloud_ips',
      width: 148,
      from: 900,
      of: ['cloud_ips'],
      cell: ({ cloud_ips: ids }) => <RelatedCell kind="cloud_ip" ids={ids} plain />,
    },
  ),
  textColumn(words.labels.zone, zoneOf, { width: 72, from: 800, phone: 'second', of: ['zone'] }),
  { ...CREATED, from: 1000 },
];

export const databaseFacets: readonly Facet<DatabaseServerRecord>[] = [
  statusFacet,
  facet(words.labels.engine, engineLabel),
  facet(words.labels.type, (server, lookup) => {
    const { database_server_type: value } = server;
    return value && { value, label: typeWords(server, lookup) ?? value };
  }),
  zoneFacet,
];

export function DatabaseCard({ record: server, context }: CardProps<DatabaseServerRecord>) {
  const { cloud_ips: ips = [] } = server;
  return (
    <>
      <NameCell kind="database_server" record={server} />
      <StatusWithBar record={server} seconds={CREATION_SECONDS.database_server} />
      <p>{engineLabel(server) ?? '–'}</p>
      <p>{typeWords(server, context) ?? '–'}</p>
      {ips.length > 0 && <RelatedItems kind="cloud_ip" ids={ips} variant="lines" />}
      <p className="muted">
        {zoneOf(server, context) ?? words.list.zoneUnknown} ·{' '}
        <Created iso={server.created_at} now={context.now} />
      </p>
    </>
  );
}
