import { CREATED, nameColumn, STATUS } from '@/components/lists/common-columns';
import type { Column } from '@/components/lists/list-props';
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

/** What one chooses a snapshot by. */
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
