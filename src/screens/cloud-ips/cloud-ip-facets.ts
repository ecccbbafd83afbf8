import type { Facet } from '@/components/lists/list-props';
import { statusFacet } from '@/components/lists/status-facet';
import { destinationOf } from '@/model/cloud-ip/describe';
import type { CloudIpRecord } from '@/model/cloud-ip/record';
import { KINDS } from '@/model/kinds';

export const cloudIpFacets: readonly Facet<CloudIpRecord>[] = [
  statusFacet,
  {
    id: 'destination',
    label: 'Destination',
    valuesOf: (ip, lookup) => {
      const to = destinationOf(ip, lookup);
      if (to === undefined) return [];
      if (to === null) return [{ value: 'none', label: 'Not mapped' }];
      return [{ value: to.kind, label: KINDS[to.kind].singular }];
    },
  },
  {
    id: 'ports',
    label: 'Ports',
    valuesOf: ({ port_translators: ports }) => {
      if (ports === undefined) return [];
      return [
        ports.length > 0
          ? { value: 'translated', label: 'Translated' }
          : { value: 'same', label: 'Not translated' },
      ];
    },
  },
];
