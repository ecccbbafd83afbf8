import { sizeLabel } from '../size-label';
import { SnapshotSource } from '../snapshot-source';
import { Absent, whenKnown } from '@/components/records/absent';
import { useNamed } from '@/components/scope/data/use-named';
import { formatDate, formatUtc, relativeTime } from '@/lib/dates';
import { engineLabel } from '@/model/database-engine/describe';
import type { DatabaseSnapshotRecord } from '@/model/records/databases';
import { triggerLabel } from '@/model/snapshots/trigger';
import { Fact, FactStrip, FactStripOutline } from '@/ui/fact-strip';
import { Time } from '@/ui/time';

interface SnapshotFactsProps {
  readonly snapshot: DatabaseSnapshotRecord;
  readonly now: number;
}

export function SnapshotFacts({ snapshot, now }: SnapshotFactsProps) {
  useNamed(snapshot.source ? [snapshot.source] : []);
  const { created_at: created } = snapshot;
  return (
    <FactStrip>
      <Fact label="Engine">
        <span>{engineLabel(snapshot) ?? <Absent />}</span>
      </Fact>
      <Fact label="Source" width="l" note={<span>{triggerLabel(snapshot)}</span>}>
        <SnapshotSource snapshot={snapshot} />
      </Fact>
      <Fact label="Size" width="xs">
        {whenKnown(snapshot.size, () => (
          <span>{sizeLabel(snapshot)}</span>
        ))}
      </Fact>
      <Fact
        label="Created"
        width="m"
        note={created ? <span>{relativeTime(created, now)}</span> : undefined}
      >
        <span>
          {!created ? (
            <Absent />
          ) : (
            <Time iso={created} exact={formatUtc(created)}>
              {formatDate(created)}
            </Time>
          )}
        </span>
      </Fact>
    </FactStrip>
  );
}

const SHAPES = [
  ['Engine', 's'],
  ['Source', 'l'],
  ['Size', 'xs'],
  ['Created', 'm'],
] as const;

export function SnapshotFactsSkeleton() {
  return <FactStripOutline facts={SHAPES} />;
}
