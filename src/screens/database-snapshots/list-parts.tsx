import { CREATED, nameColumn, STATUS } from '@/components/lists/common-columns';
import type { CardProps, Column, Facet, FacetValue } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { statusFacet } from '@/components/lists/status-facet';
import { Created } from '@/components/records/created';
import { StatusWithBar } from '@/components/records/record-status';
import { engineLabel } from '@/model/database-engine/describe';
import { knownSize } from '@/model/database-snapshot/finished';
import type { DatabaseSnapshotRecord } from '@/model/database-snapshot/record';
import type { Lookup } from '@/model/facts';
import { triggerLabel } from '@/model/snapshots/trigger';
import { titleById } from '@/model/title';
import { sizeLabel } from './size-label';
import { SnapshotSource } from './snapshot-source';

function sourceTitle({ source }: DatabaseSnapshotRecord, lookup: Lookup): string {
  return source ? titleById(lookup, 'database_server', source) : '';
}

/** Facts by which people choose a snapshot. */
export const snapshotColumns: readonly Column<DatabaseSnapshotRecord>[] = [
  nameColumn('database_snapshot'),
  { ...STATUS, cell: (snapshot) => <StatusWithBar record={snapshot} /> },
  {
    id: 'engine',
    label: 'Engine',
    width: 132,
    phone: 'second',
    of: ['database_engine', 'database_version'],
    cell: (snapshot) => engineLabel(snapshot) ?? <span className="muted">–</span>,
    sortBy: (snapshot) => engineLabel(snapshot) ?? '',
    text: (snapshot) => engineLabel(snapshot) ?? '',
  },
  {
    id: 'source',
    label: 'Source',
    width: 168,
    from: 800,
    of: ['source'],
    cell: (snapshot) => <SnapshotSource snapshot={snapshot} />,
    sortBy: sourceTitle,
    text: sourceTitle,
  },
  {
    id: 'size',
    label: 'Size',
    width: 96,
    phone: 'second',
    of: ['size'],
    align: 'end',
    cell: sizeLabel,
    sortBy: (snapshot) => knownSize(snapshot) ?? Number.NaN,
    text: (snapshot) => (knownSize(snapshot) === undefined ? '' : sizeLabel(snapshot)),
  },
  {
    id: 'taken',
    label: 'Taken',
    width: 112,
    from: 1120,
    of: ['source_trigger'],
    cell: (snapshot) => triggerLabel(snapshot) ?? '–',
    sortBy: (snapshot) => triggerLabel(snapshot) ?? '',
    text: (snapshot) => triggerLabel(snapshot) ?? '',
  },
  { ...CREATED, width: 124, from: 1000 },
];

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

export function SnapshotCard({ record: snapshot, context }: CardProps<DatabaseSnapshotRecord>) {
  const size = knownSize(snapshot) === undefined ? undefined : sizeLabel(snapshot);
  return (
    <>
      <NameCell kind="database_snapshot" record={snapshot} />
      <StatusWithBar record={snapshot} />
      <p>{[engineLabel(snapshot), size].filter((fact) => fact !== undefined).join(' · ')}</p>
      <p className="muted">
        <Created iso={snapshot.created_at} now={context.now} />
      </p>
    </>
  );
}
