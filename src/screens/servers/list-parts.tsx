import { useSelector } from 'react-redux';
import { CREATED, nameColumn, STATUS, textColumn } from '@/components/lists/columns';
import { facet, statusFacet, zoneFacet } from '@/components/lists/facet-menu';
import type { CardProps, Column, Facet } from '@/components/lists/list-props';
import { NameCell, RelatedCell } from '@/components/lists/name-cell';
import { Created } from '@/components/records/created';
import { RelatedItems } from '@/components/records/links/related-items';
import { StatusWithBar } from '@/components/records/record-status';
import { formatSize } from '@/lib/sizes';
import { serverCreationSeconds } from '@/model/creation';
import type { Lookup } from '@/model/facts';
import type { ServerRecord } from '@/model/records/compute';
import type { Records } from '@/model/records/records';
import { serverAddresses, shortIpv6 } from '@/model/server/addresses';
import { serverZone } from '@/model/server/describe';
import { titleById, titleOf, titlesById } from '@/model/title';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Copyable } from '@/ui/copy-button';
import { CellLines } from '@/ui/table';
import { useCloudIpMapping } from './use-cloud-ip-mapping';
import { words } from './words';

type ServerType = Records['server_type'];

/** '2 GB', or the handle or id. */
export function typeTitle(type: ServerType): string {
  if (type.ram !== undefined) return formatSize(type.ram);
  return type.handle ?? type.id;
}

/** 'Block Storage', '80 GB SSD', or '80 GB disk' of unknown kind. */
export function storageLabel({
  storage_type: storage,
  disk_size: disk,
}: ServerType): string | undefined {
  if (storage === 'network') return words.types.blockStorage;
  if (disk === undefined || disk === 0) return undefined;
  const size = formatSize(disk);
  return storage === 'local' ? words.types.localDisk(size) : words.types.unknownDisk(size);
}

/** '2 cores, 80 GB SSD'. */
function typeDetail(type: ServerType): string {
  const cores = type.cores === undefined ? undefined : words.types.cores(type.cores);
  return [cores, storageLabel(type)].filter((word) => word !== undefined).join(', ');
}

/** '2 GB, 2 cores, 80 GB SSD'. */
export function typeLabel(type: ServerType): string {
  return [typeTitle(type), typeDetail(type)].filter((word) => word !== '').join(', ');
}

interface ServerAddressProps {
  readonly server: ServerRecord;
  readonly lookup: Lookup;
}

function ServerAddress({ server, lookup }: ServerAddressProps) {
  const { reached, isOwn, inside } = serverAddresses(server, lookup);
  const isMapping = useCloudIpMapping(server);
  const second = inside && <code>{inside}</code>;
  if (isMapping && (isOwn || reached === undefined)) {
    return (
      <CellLines second={second}>
        <span className="muted">{words.labels.cloudIpMapping}</span>
      </CellLines>
    );
  }
  if (reached === undefined) return inside ?? <span className="muted">–</span>;
  return (
    <CellLines second={second}>
      <Copyable inRow text={reached} what={words.list.addressCopied(titleOf(server))}>
        {isOwn ? (
          <code className="muted" title={reached}>
            {shortIpv6(reached)}
          </code>
        ) : (
          <code>{reached}</code>
        )}
      </Copyable>
    </CellLines>
  );
}

function ServerStatus({ server }: { readonly server: ServerRecord }) {
  const { server_type: type } = server;
  const disk = useSelector((state: WithResources) =>
    type ? selectRecord(state, 'server_type', type)?.disk_size : undefined,
  );
  return <StatusWithBar record={server} seconds={serverCreationSeconds(disk)} />;
}

type Server = ServerRecord;

function typeOf(server: Server, lookup: Lookup) {
  return server.server_type ? lookup.get('server_type', server.server_type) : undefined;
}

function typeWords(server: Server, lookup: Lookup): string | undefined {
  const type = typeOf(server, lookup);
  return type === undefined ? (server.server_type ?? undefined) : typeLabel(type);
}

function TypeCell({ server, lookup }: { readonly server: Server; readonly lookup: Lookup }) {
  const type = typeOf(server, lookup);
  if (type === undefined) return <span className="muted">{server.server_type ?? '–'}</span>;
  return <CellLines second={typeDetail(type)}>{typeTitle(type)}</CellLines>;
}

export const serverColumns: readonly Column<Server>[] = [
  nameColumn('server'),
  { ...STATUS, cell: (server) => <ServerStatus server={server} /> },
  textColumn(
    words.list.cloudIps,
    ({ cloud_ips: ids }, all) => titlesById(all, 'cloud_ip', ids).join(' '),
    {
      width: 132,
      from: 1120,
      isExtra: true,
      of: ['cloud_ips'],
      cell: (server) => <RelatedCell kind="cloud_ip" ids={server.cloud_ips} plain />,
      sortBy: ({ cloud_ips: [first] = [] }, lookup) =>
        first === undefined ? '' : titleById(lookup, 'cloud_ip', first),
    },
  ),
  {
    id: 'address',
    label: words.labels.address,
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
  textColumn(
    words.labels.groups,
    ({ server_groups: ids }, all) => titlesById(all, 'server_group', ids).join(', '),
    {
      width: 112,
      from: 900,
      of: ['server_groups'],
      cell: (server) => <RelatedCell kind="server_group" ids={server.server_groups} />,
    },
  ),
  textColumn(words.labels.type, typeWords, {
    width: 156,
    phone: 'second',
    of: ['server_type'],
    cell: (server, context) => <TypeCell server={server} lookup={context} />,
    sortBy: (server, lookup) => typeOf(server, lookup)?.ram ?? Number.NaN,
  }),
  textColumn(words.labels.zone, serverZone, {
    width: 72,
    from: 800,
    phone: 'second',
    of: ['zone'],
  }),
  { ...CREATED, from: 1000 },
];

export const serverFacets: readonly Facet<ServerRecord>[] = [
  statusFacet,
  zoneFacet,
  facet(words.labels.type, (server, lookup) => {
    const type = typeOf(server, lookup);
    const { server_type: id } = server;
    return type === undefined ? id : { value: type.handle ?? type.id, label: typeLabel(type) };
  }),
  facet(words.list.group, ({ server_groups: ids = [] }, lookup) =>
    ids.map((id) => ({ value: id, label: titleById(lookup, 'server_group', id) })),
  ),
];

export function ServerCard({ record: server, context }: CardProps<ServerRecord>) {
  return (
    <>
      <NameCell kind="server" record={server} />
      <ServerStatus server={server} />
      <p>{typeWords(server, context) ?? '–'}</p>
      {(server.cloud_ips?.length ?? 0) > 0 ? (
        <RelatedItems kind="cloud_ip" ids={server.cloud_ips} variant="lines" />
      ) : (
        <ServerAddress server={server} lookup={context} />
      )}
      <RelatedItems kind="server_group" ids={server.server_groups} />
      <p className="muted">
        {serverZone(server, context) ?? words.list.zoneUnknown} ·{' '}
        <Created iso={server.created_at} now={context.now} />
      </p>
    </>
  );
}
