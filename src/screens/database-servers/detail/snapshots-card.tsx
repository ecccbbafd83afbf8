import { Created } from '@/components/records/created';
import { RelatedList } from '@/components/records/links/related-list';
import { RecordBadge } from '@/components/records/record-status';
import { rowsAbout } from '@/components/scope/data/lookup';
import { useListSource } from '@/components/scope/data/use-list';
import { timeOf } from '@/lib/dates';
import { isFinished } from '@/model/database-snapshot/rules';
import type { Records } from '@/model/records/records';
import { Card } from '@/ui/card';
import { words } from '../words';

/**
 * The snapshots of a Cloud SQL server. Undefined until they are read, and if some may be unread.
 */
export function useSnapshots(server: string): readonly Records['database_snapshot'][] | undefined {
  return rowsAbout(useListSource('database_snapshot'), ({ source, status }) =>
    source === undefined ? undefined : source === server && status !== 'deleted',
  );
}

interface SnapshotsCardProps {
  readonly server: string;
  readonly now: number;
}

export function SnapshotsCard({ server, now }: SnapshotsCardProps) {
  const newestFirst = useSnapshots(server)?.toSorted(
    (one, other) => timeOf(other.created_at) - timeOf(one.created_at),
  );
  return (
    <Card title={words.labels.snapshots}>
      <RelatedList
        kind="database_snapshot"
        ids={newestFirst?.map(({ id }) => id)}
        empty={words.page.noSnapshots}
        note={(snapshot) =>
          snapshot && isFinished(snapshot) ? (
            <span className="muted">
              <Created iso={snapshot.created_at} now={now} />
            </span>
          ) : (
            <RecordBadge record={snapshot} />
          )
        }
      />
    </Card>
  );
}
