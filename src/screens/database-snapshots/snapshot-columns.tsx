import type { Column } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { Created } from '@/components/records/created';
import { StatusWithBar } from '@/components/records/record-status';
import { timeOf } from '@/lib/dates';
import { engineLabel } from '@/model/database-engine/describe';
import type { DatabaseSnapshotRecord } from '@/model/database-snapshot/record';
import { triggerLabel } from '@/model/snapshots/trigger';
import { titleById, titleOf } from '@/model/title';
import { sizeLabel } from './size-label';
import { SnapshotSource } from './snapshot-source';

/** What one chooses a snapshot by. */
export const snapshotColumns: readonly Column<DatabaseSnapshotRecord>[] = [
  {
    id: 'name',
    label: 'Name',
    of: ['name'],
    cell: (snapshot) => <NameCell kind="database_snapshot" record={snapshot} />,
    sortBy: titleOf,
    text: ({ name }) => name ?? '',
  },
  {
    id: 'status',
    label: 'Status',
    width: 124,
    phone: 'lead',
    of: ['status'],
    cell: (snapshot) => <StatusWithBar record={snapshot} />,
    sortBy: ({ status }) => status ?? '',
    text: ({ status }) => status ?? '',
  },
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
    sortBy: ({ source }, lookup) => (source ? titleById(lookup, 'database_server', source) : ''),
    text: ({ source }) => source ?? '',
  },
  {
    id: 'size',
    label: 'Size',
    width: 96,
    phone: 'second',
    of: ['size'],
    align: 'end',
    cell: ({ size }) => sizeLabel(size),
    sortBy: ({ size }) => size ?? Number.NaN,
    text: ({ size }) => (size ? sizeLabel(size) : ''),
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
  {
    id: 'created',
    label: 'Created',
    width: 124,
    from: 1000,
    of: ['created_at'],
    cell: ({ created_at: created }, { now }) => <Created iso={created} now={now} />,
    sortBy: ({ created_at: created }) => timeOf(created),
    firstSort: 'descending',
    text: ({ created_at: created }) => created ?? '',
  },
];
