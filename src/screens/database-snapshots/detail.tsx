import { useAccount } from '@/components/account/account-context';
import { useFacts } from '@/components/data/use-facts';
import { Page } from '@/components/page/page';
import type { ScreenProps } from '@/components/page/screen-route';
import { CostCard, CostSkeleton } from '@/components/prices/cost-card';
import { usePrices } from '@/components/prices/use-prices';
import { PageSkeleton } from '@/components/records/page-skeleton';
import { RenamePencil } from '@/components/records/record-badges';
import { RecordScreen } from '@/components/records/record-screen';
import { PageMarks } from '@/components/records/record-status';
import { SettingsCard, SettingsSkeleton } from '@/components/settings/settings-card';
import { RecordActions } from '@/components/verbs/record-actions';
import type { DatabaseSnapshotRecord } from '@/model/database-snapshot/record';
import { canEdit } from '@/model/database-snapshot/rules';
import { DATABASE_SNAPSHOT_VERBS, databaseSnapshotForemost } from '@/model/database-snapshot/verbs';
import { paths } from '@/model/paths';
import { snapshotPrice } from '@/model/pricing/prices';
import { titleOf } from '@/model/title';
import { Columns, PageNotes } from '@/ui/page/columns';
import { SnapshotFacts, SnapshotFactsSkeleton } from './detail/snapshot-facts';
import { SnapshotNotes } from './detail/snapshot-notes';
import { DATABASE_SNAPSHOT_SETTINGS } from './settings';

type DetailProps = ScreenProps<{ database_snapshot: 'database_snapshot' }>;

const COST = 'Snapshot';

/** A database snapshot's page (spec 2 §2). */
export default function DatabaseSnapshotDetail({ database_snapshot: id }: DetailProps) {
  return (
    <RecordScreen
      kind="database_snapshot"
      id={id}
      noun="snapshot"
      skeleton={
        <PageSkeleton
          id={id}
          lead={<SnapshotFactsSkeleton />}
          aside={<CostSkeleton labels={[COST]} />}
        >
          <SettingsSkeleton settings={DATABASE_SNAPSHOT_SETTINGS} />
        </PageSkeleton>
      }
    >
      {(snapshot, failure) => <SnapshotPage snapshot={snapshot} failure={failure} />}
    </RecordScreen>
  );
}

interface SnapshotPageProps {
  readonly snapshot: DatabaseSnapshotRecord;
  readonly failure: React.ReactNode;
}

function SnapshotPage({ snapshot, failure }: SnapshotPageProps) {
  const account = useAccount();
  const facts = useFacts();
  const prices = usePrices();
  const { size } = snapshot;
  const price = size === undefined ? 'unread' : size === 0 ? 'none' : snapshotPrice(prices, size);
  return (
    <Page
      title={titleOf(snapshot)}
      edit={
        <RenamePencil
          to={paths.editor('database_snapshot', account, snapshot.id, 'name')}
          disabledReason={canEdit(snapshot, facts)}
        />
      }
      status={<PageMarks record={snapshot} />}
      actions={
        <RecordActions
          record={snapshot}
          verbs={DATABASE_SNAPSHOT_VERBS}
          foremost={databaseSnapshotForemost(snapshot)}
        />
      }
    >
      <PageNotes>
        {failure}
        <SnapshotNotes snapshot={snapshot} />
      </PageNotes>
      <SnapshotFacts snapshot={snapshot} now={facts.now} />
      <Columns aside={<CostCard parts={[{ label: COST, price }]} />}>
        <SettingsCard
          kind="database_snapshot"
          record={snapshot}
          settings={DATABASE_SNAPSHOT_SETTINGS}
        />
      </Columns>
    </Page>
  );
}
