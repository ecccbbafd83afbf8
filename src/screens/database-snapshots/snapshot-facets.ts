import type { Facet, FacetValue } from '@/components/lists/list-props';
import { statusFacet } from '@/components/lists/status-facet';
import { engineLabel } from '@/model/database-engine/describe';
import type { DatabaseSnapshotRecord } from '@/model/database-snapshot/record';
import { triggerLabel } from '@/model/snapshots/trigger';
import { titleById } from '@/model/title';

function word(value: string | undefined): readonly FacetValue[] {
  return value === undefined ? [] : [{ value, label: value }];
}

export const snapshotFacets: readonly Facet<DatabaseSnapshotRecord>[] = [
  statusFacet,
  { id: 'engine', label: 'Engine', valuesOf: (snapshot) => word(engineLabel(snapshot)) },
  {
    id: 'source',
    label: 'Source',
    valuesOf: ({ source }, lookup) =>
      source ? [{ value: source, label: titleById(lookup, 'database_server', source) }] : [],
  },
  { id: 'taken', label: 'Taken', valuesOf: (snapshot) => word(triggerLabel(snapshot)) },
];
