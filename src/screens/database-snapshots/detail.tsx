import { costPart } from '@/components/record-page/cost-part';
import type { PageData } from '@/components/record-page/page-data';
import { RecordPage } from '@/components/record-page/record-page';
import { settingsPart } from '@/components/record-page/settings-part';
import { Absent, whenKnown } from '@/components/records/absent';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { useNamed } from '@/components/scope/data/use-named';
import { formatDate, formatUtc, relativeTime } from '@/lib/dates';
import { engineLabel } from '@/model/database-engine/engines';
import { canEdit, knownSize } from '@/model/database-snapshot/rules';
import {
  DATABASE_SNAPSHOT_VERBS,
  databaseSnapshotPrimaryActions,
} from '@/model/database-snapshot/verbs';
import { snapshotPrice } from '@/model/pricing/prices';
import type { DatabaseSnapshotRecord } from '@/model/records/databases';
import { triggerLabel } from '@/model/snapshots/plan';
import { Fact, FactStrip, FactStripOutline } from '@/ui/fact-strip';
import { Time } from '@/ui/time';
import { sizeLabel, SnapshotSource } from './list-parts';
import { DATABASE_SNAPSHOT_SETTINGS } from './settings';
import { words } from './words';

interface SnapshotFactsProps {
  readonly snapshot: DatabaseSnapshotRecord;
  readonly now: number;
}

function SnapshotFacts({ snapshot, now }: SnapshotFactsProps) {
  useNamed(snapshot.source ? [snapshot.source] : []);
  const { created_at: created } = snapshot;
  return (
    <FactStrip>
      <Fact label={words.labels.engine}>
        <span>{engineLabel(snapshot) ?? <Absent />}</span>
      </Fact>
      <Fact label={words.labels.source} width="l" note={<span>{triggerLabel(snapshot)}</span>}>
        <SnapshotSource snapshot={snapshot} />
      </Fact>
      <Fact label={words.labels.size} width="xs">
        {whenKnown(snapshot.size, () => (
          <span>{sizeLabel(snapshot)}</span>
        ))}
      </Fact>
      <Fact
        label={words.page.created}
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
  [words.labels.engine, 's'],
  [words.labels.source, 'l'],
  [words.labels.size, 'xs'],
  [words.page.created, 'm'],
] as const;

function SnapshotFactsSkeleton() {
  return <FactStripOutline facts={SHAPES} />;
}

type DetailProps = ScreenProps<{ database_snapshot: 'database_snapshot' }>;

const PAGE: PageData<'database_snapshot'> = {
  kind: 'database_snapshot',
  noun: words.page.noun,
  verbs: DATABASE_SNAPSHOT_VERBS,
  primaryActions: databaseSnapshotPrimaryActions,
  rename: canEdit,
  state: {
    states: {
      failed: {
        tone: 'error',
        title: words.page.failedTitle,
        text: words.page.failed,
      },
    },
    creating: words.page.creating,
    locked: words.page.locked,
  },
  strip: {
    show: (snapshot, { now }) => <SnapshotFacts snapshot={snapshot} now={now} />,
    outline: <SnapshotFactsSkeleton />,
  },
  main: [settingsPart('database_snapshot', DATABASE_SNAPSHOT_SETTINGS)],
  side: [
    costPart<'database_snapshot'>([words.page.cost], (prices, snapshot) => {
      const size = knownSize(snapshot);
      return [
        {
          label: words.page.cost,
          price: size === undefined ? 'unread' : snapshotPrice(prices, size),
        },
      ];
    }),
  ],
};

export default function DatabaseSnapshotDetail({ database_snapshot: id }: DetailProps) {
  return <RecordPage page={PAGE} id={id} />;
}
