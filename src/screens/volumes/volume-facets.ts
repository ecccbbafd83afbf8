import type { Facet } from '@/components/lists/list-props';
import { statusFacet } from '@/components/lists/status-facet';
import { storageLabel, volumeZone } from '@/model/volume/describe';
import type { VolumeRecord } from '@/model/volume/record';
import { serverName } from './volume-labels';

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
