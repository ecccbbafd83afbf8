import { CREATED, nameColumn, STATUS } from '@/components/lists/common-columns';
import type { Column } from '@/components/lists/list-props';
import { VolumeBadges } from '@/components/record-page/volumes/volume-badges';
import { IdLink } from '@/components/records/links/id-link';
import { StatusWithBar } from '@/components/records/record-status';
import { formatSize } from '@/lib/sizes';
import { storageLabel, volumeZone } from '@/model/volume/describe';
import type { VolumeRecord } from '@/model/volume/record';
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
