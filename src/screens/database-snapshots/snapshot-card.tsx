import type { CardProps } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { Created } from '@/components/records/created';
import { StatusWithBar } from '@/components/records/record-status';
import { engineLabel } from '@/model/database-engine/describe';
import { knownSize } from '@/model/database-snapshot/finished';
import type { DatabaseSnapshotRecord } from '@/model/database-snapshot/record';
import { sizeLabel } from './size-label';

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
