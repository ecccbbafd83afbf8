import { CREATED, nameColumn, STATUS } from '@/components/lists/common-columns';
import type { CardProps, Column, Facet } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { statusFacet } from '@/components/lists/status-facet';
import { VolumeBadges } from '@/components/record-page/volumes/volume-badges';
import { Created } from '@/components/records/created';
import { IdLink } from '@/components/records/links/id-link';
import { StatusWithBar } from '@/components/records/record-status';
import { formatSize } from '@/lib/sizes';
import { storageLabel, volumeZone } from '@/model/volume/describe';
import type { VolumeRecord } from '@/model/volume/record';
import { Row } from '@/ui/page/columns';
import { serverName } from './volume-labels';

/** The specification names no columns. */
export const volumeColumns: readonly Column<VolumeRecord>[] = [
  nameColumn('volume'),
  { ...STATUS, cell: (volume) => <StatusWithBar record={volume} /> },
  {
    id: 'size',
    label: 'Size',
    width: 88,
    phone: 'second',
    of: ['size'],
    align: 'end',
    cell: ({ size }) => (size === undefined ? '–' : formatSize(size)),
    sortBy: ({ size }) => size ?? Number.NaN,
    text: ({ size }) => (size === undefined ? '' : formatSize(size)),
  },
  {
    id: 'server',
    label: 'Server',
    width: 168,
    phone: 'second',
    of: ['server'],
    cell: ({ server }) =>
      server ? <IdLink kind="server" id={server} /> : <span className="muted">–</span>,
    sortBy: (volume, lookup) => serverName(volume, lookup) ?? '',
    text: (volume, lookup) => serverName(volume, lookup) ?? '',
  },
  {
    id: 'zone',
    label: 'Zone',
    width: 72,
    from: 1000,
    phone: 'second',
    of: ['zone'],
    cell: (volume, context) => volumeZone(volume, context) ?? <span className="muted">–</span>,
    sortBy: (volume, lookup) => volumeZone(volume, lookup) ?? '',
    text: (volume, lookup) => volumeZone(volume, lookup) ?? '',
  },
  {
    id: 'kind',
    label: 'Kind',
    width: 210,
    from: 900,
    of: ['storage_type', 'boot', 'encrypted'],
    cell: (volume) => <VolumeBadges volume={volume} />,
    sortBy: (volume) => storageLabel(volume) ?? '',
    text: (volume) => storageLabel(volume) ?? '',
  },
  { ...CREATED, from: 1120 },
];

const NO_SERVER = { value: 'none', label: 'Not attached' };

export const volumeFacets: readonly Facet<VolumeRecord>[] = [
  statusFacet,
  {
    id: 'zone',
    label: 'Zone',
    valuesOf: (volume, lookup) => {
      const zone = volumeZone(volume, lookup);
      return zone === undefined ? [] : [{ value: zone.at(-1)?.toLowerCase() ?? zone, label: zone }];
    },
  },
  {
    id: 'storage',
    label: 'Storage type',
    valuesOf: (volume) => {
      const label = storageLabel(volume);
      return label === undefined ? [] : [{ value: volume.storage_type ?? label, label }];
    },
  },
  {
    id: 'server',
    label: 'Server',
    valuesOf: (volume, lookup) => {
      const label = serverName(volume, lookup);
      if (label !== undefined) return [{ value: volume.server ?? label, label }];
      return volume.server === null ? [NO_SERVER] : [];
    },
  },
  {
    id: 'encrypted',
    label: 'Encrypted',
    valuesOf: ({ encrypted }) => {
      if (encrypted === undefined) return [];
      return [
        encrypted ? { value: 'yes', label: 'Encrypted' } : { value: 'no', label: 'Not encrypted' },
      ];
    },
  },
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
      {volume.server && (
        <p>
          on <IdLink kind="server" id={volume.server} />
        </p>
      )}
      <p className="muted">
        {volumeZone(volume, context) ?? 'Zone not known'} ·{' '}
        <Created iso={volume.created_at} now={context.now} />
      </p>
    </>
  );
}
