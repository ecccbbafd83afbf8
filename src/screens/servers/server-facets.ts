import type { Facet } from '@/components/lists/list-props';
import { statusFacet } from '@/components/lists/status-facet';
import type { ServerRecord } from '@/model/server/record';
import { titleById } from '@/model/title';
import { zoneLabel } from '@/model/zone/describe';
import { typeLabel } from './type-labels';

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
