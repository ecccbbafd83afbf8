import type { Facet } from '@/components/lists/list-props';
import { statusFacet } from '@/components/lists/status-facet';
import { engineLabel } from '@/model/database-engine/describe';
import type { DatabaseServerRecord } from '@/model/database-server/record';
import { databaseTypeLabel } from '@/model/database-type/describe';
import { zoneLabel } from '@/model/zone/describe';

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
