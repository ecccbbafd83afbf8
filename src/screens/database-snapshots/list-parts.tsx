import { CREATED, nameColumn, STATUS, textColumn } from '@/components/lists/columns';
import { facet, statusFacet } from '@/components/lists/facet-menu';
import type { CardProps, Column, Facet } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { NONE, whenKnown } from '@/components/records/absent';
import { Created } from '@/components/records/created';
import { IdLink } from '@/components/records/links/record-link';
import { StatusWithBar } from '@/components/records/record-status';
import { formatSize } from '@/lib/sizes';
import { engineLabel } from '@/model/database-engine/engines';
import { knownSize } from '@/model/database-snapshot/rules';
import type { Lookup } from '@/model/facts';
import { kindOfId } from '@/model/ids';
import type { DatabaseSnapshotRecord } from '@/model/records/databases';
import { triggerLabel } from '@/model/snapshots/plan';
import { titleById } from '@/model/title';
import { words } from './words';

export function sizeLabel(snapshot: DatabaseSnapshotRecord): string {
  const size = knownSize(snapshot);
  return size === undefined ? '–' : formatSize(size);
}

export function SnapshotSource({ snapshot }: { readonly snapshot: DatabaseSnapshotRecord }) {
  return whenKnown(snapshot.source, (source) => {
    if (!source) return NONE;
    if (kindOfId(source) !== 'database_server') return <code>{source}</code>;
    return <IdLink kind="database_server" id={source} quiet />;
  });
}

function sourceTitle({ source }: DatabaseSnapshotRecord, lookup: Lookup): string {
  return source ? titleById(lookup, 'database_server', source) : '';
}

function sizeText(snapshot: DatabaseSnapshotRecord): string | undefined {
  return knownSize(snapshot) === undefined ? undefined : sizeLabel(snapshot);
}

export const snapshotColumns: readonly Column<DatabaseSnapshotRecord>[] = [
  nameColumn('database_snapshot'),
  { ...STATUS, cell: (snapshot) => <StatusWithBar record={snapshot} /> },
  textColumn(words.labels.engine, engineLabel, {
    width: 132,
    phone: 'second',
    of: ['database_engine', 'database_version'],
  }),
  textColumn(words.labels.source, sourceTitle, {
    width: 168,
    from: 800,
    of: ['source'],
    cell: (snapshot) => <SnapshotSource snapshot={snapshot} />,
  }),
  textColumn(words.labels.size, sizeText, {
    width: 96,
    phone: 'second',
    of: ['size'],
    align: 'end',
    cell: sizeLabel,
    sortBy: (snapshot) => knownSize(snapshot) ?? Number.NaN,
  }),
  textColumn(words.list.taken, triggerLabel, {
    id: 'taken',
    width: 112,
    from: 1120,
    of: ['source_trigger'],
  }),
  { ...CREATED, width: 124, from: 1000 },
];

export const snapshotFacets: readonly Facet<DatabaseSnapshotRecord>[] = [
  statusFacet,
  facet(words.labels.engine, engineLabel),
  facet(words.labels.source, (snapshot, lookup) =>
    snapshot.source ? { value: snapshot.source, label: sourceTitle(snapshot, lookup) } : undefined,
  ),
  facet(words.list.taken, triggerLabel, { id: 'taken' }),
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
