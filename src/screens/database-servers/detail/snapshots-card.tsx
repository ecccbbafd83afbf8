import { Created } from '@/components/records/created';
import { RelatedList } from '@/components/records/links/related-list';
import { RecordBadge } from '@/components/records/record-status';
import { timeOf } from '@/lib/dates';
import { isFinished } from '@/model/database-snapshot/finished';
import { Card } from '@/ui/card';
import { useSnapshots } from './use-snapshots';

interface SnapshotsCardProps {
  readonly server: string;
  readonly now: number;
}

export function SnapshotsCard({ server, now }: SnapshotsCardProps) {
  const newestFirst = useSnapshots(server)?.toSorted(
    (one, other) => timeOf(other.created_at) - timeOf(one.created_at),
  );
  return (
    <Card title="Snapshots">
      <RelatedList
        kind="database_snapshot"
        ids={newestFirst?.map(({ id }) => id)}
        empty="None taken yet."
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
