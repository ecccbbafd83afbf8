import { CREATED, nameColumn, NO_VALUE, STATUS, textColumn } from '@/components/lists/columns';
import { either, facet, statusFacet } from '@/components/lists/facet-menu';
import type { CardProps, Column, Facet } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { VolumeBadges } from '@/components/record-page/volumes/volume-badges';
import { Created } from '@/components/records/created';
import { IdLink } from '@/components/records/links/record-link';
import { StatusWithBar } from '@/components/records/record-status';
import { formatSize } from '@/lib/sizes';
import type { VolumeRecord } from '@/model/records/compute';
import { storageLabel, volumeZone } from '@/model/volume/describe';
import { Row } from '@/ui/page/columns';
import { serverName } from './settings';
import { words } from './words';

export const volumeColumns: readonly Column<VolumeRecord>[] = [
  nameColumn('volume'),
  { ...STATUS, cell: (volume) => <StatusWithBar record={volume} /> },
  textColumn(words.labels.size, ({ size }) => (size === undefined ? undefined : formatSize(size)), {
    width: 88,
    phone: 'second',
    of: ['size'],
    align: 'end',
    sortBy: ({ size }) => size ?? Number.NaN,
  }),
  textColumn(words.labels.server, serverName, {
    width: 168,
    phone: 'second',
    of: ['server'],
    cell: ({ server }) => (server ? <IdLink kind="server" id={server} /> : NO_VALUE),
  }),
  textColumn(words.labels.zone, volumeZone, {
    width: 72,
    from: 1000,
    phone: 'second',
    of: ['zone'],
  }),
  textColumn(words.list.kind, storageLabel, {
    width: 210,
    from: 900,
    of: ['storage_type', 'boot', 'encrypted'],
    cell: (volume) => <VolumeBadges volume={volume} />,
  }),
  { ...CREATED, from: 1120 },
];

const NO_SERVER = { value: 'none', label: words.list.notAttached };

export const volumeFacets: readonly Facet<VolumeRecord>[] = [
  statusFacet,
  facet(words.labels.zone, (volume, lookup) => {
    const zone = volumeZone(volume, lookup);
    return zone && { value: zone.at(-1)?.toLowerCase() ?? zone, label: zone };
  }),
  facet(
    words.labels.storageType,
    (volume) => {
      const label = storageLabel(volume);
      return label && { value: volume.storage_type ?? label, label };
    },
    { id: 'storage' },
  ),
  facet(words.labels.server, (volume, lookup) => {
    const label = serverName(volume, lookup);
    if (label !== undefined) return { value: volume.server ?? label, label };
    return volume.server === null ? NO_SERVER : undefined;
  }),
  facet(words.labels.encrypted, ({ encrypted }) =>
    either(encrypted, ['yes', words.labels.encrypted], ['no', words.list.notEncrypted]),
  ),
];

export function VolumeCard({ record: volume, context }: CardProps<VolumeRecord>) {
  return (
    <>
      <NameCell kind="volume" record={volume} />
      <StatusWithBar record={volume} />
      <Row>
        {volume.size !== undefined && <span>{formatSize(volume.size)}</span>}
        <VolumeBadges volume={volume} />
      </Row>
      {volume.server && <p>{words.list.cardServer(<IdLink kind="server" id={volume.server} />)}</p>}
      <p className="muted">
        {volumeZone(volume, context) ?? words.labels.zoneUnknown} ·{' '}
        <Created iso={volume.created_at} now={context.now} />
      </p>
    </>
  );
}
