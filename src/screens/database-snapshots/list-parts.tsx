import { CREATED, nameColumn, STATUS, textColumn } from '@/components/lists/columns';
import { facet, statusFacet } from '@/components/lists/facets';
import type { CardProps, Column, Facet } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { Created } from '@/components/records/created';
import { StatusWithBar } from '@/components/records/record-status';
import { engineLabel } from '@/model/database-engine/describe';
import { knownSize } from '@/model/database-snapshot/finished';
import type { Lookup } from '@/model/facts';
import type { DatabaseSnapshotRecord } from '@/model/records/databases';
import { triggerLabel } from '@/model/snapshots/trigger';
import { titleById } from '@/model/title';
import { sizeLabel } from './size-label';
import { SnapshotSource } from './snapshot-source';

function sourceTitle({ source }: DatabaseSnapshotRecord, lookup: Lookup): string {
  return source ? titleById(lookup, 'database_server', source) : '';
}

function sizeText(snapshot: DatabaseSnapshotRecord): string | undefined {
  return knownSize(snapshot) === undefined ? undefined : sizeLabel(snapshot);
}

export const snapshotColumns: readonly Column<DatabaseSnapshotRecord>[] = [
  nameColumn('database_snapshot'),
  { ...STATUS, cell: (snapshot) => <StatusWithBar record={snapshot} /> },
  textColumn('Engine', engineLabel, {
    width: 132,
    phone: 'second',
    of: ['database_engine', 'database_version'],
  }),
  textColumn('Source', sourceTitle, {
    width: 168,
    from: 800,
    of: ['source'],
    cell: (snapshot) => <SnapshotSource snapshot={snapshot} />,
  }),
  textColumn('Size', sizeText, {
    width: 96,
    phone: 'second',
    of: ['size'],
    align: 'end',
    cell: sizeLabel,
    sortBy: (snapshot) => knownSize(snapshot) ?? Number.NaN,
  }),
  textColumn('Taken', triggerLabel, { width: 112, from: 1120, of: ['source_trigger'] }),
  { ...CREATED, width: 124, from: 1000 },
];

export const snapshotFacets: readonly Facet<DatabaseSnapshotRecord>[] = [
  statusFacet,
  facet('Engine', engineLabel),
  facet('Source', (snapshot, lookup) =>
    snapshot.source ? { value: snapshot.source, label: sourceTitle(snapshot, lookup) } : undefined,
  ),
  facet('Taken', triggerLabel),
];

export function SnapshotCard({ record: snapshot, context }: CardProps<DatabaseSnapshotRecord>) {
  return (
    <>
      <NameCell kind="database_snapshot" record={snapshot} />
      <StatusWithBar record={snapshot} />
      <p>
        {[engineLabel(snapshot), sizeText(snapshot)]
          .filter((fact) => fact !== undefined)
          .join(' · ')}
      </p>
      <p className="muted">
        <Created iso={snapshot.created_at} now={context.now} />
      </p>
    </>
  );
}
