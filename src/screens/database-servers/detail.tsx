import { useAccount } from '@/components/account/account-context';
import { useFacts } from '@/components/data/use-facts';
import { CloudIpsCard } from '@/components/cloud-ips/cloud-ips-card';
import { useListSource } from '@/components/data/use-list';
import { MetricsCard, MetricsSkeleton } from '@/components/metrics/metrics-card';
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
import { VerbButton } from '@/components/verbs/verb-button';
import { databaseCost } from '@/model/database-server/cost';
import type { DatabaseServerRecord } from '@/model/database-server/record';
import { canEdit } from '@/model/database-server/rules';
import { DATABASE_SERVER_VERBS, databaseServerForemost } from '@/model/database-server/verbs';
import { paths } from '@/model/paths';
import { titleOf } from '@/model/title';
import { verbOf } from '@/model/verb';
import { isFirstReadPending } from '@/store/resources/resources-state';
import { Columns, PageNotes } from '@/ui/page/columns';
import { AccessCard } from './detail/access-card';
import { ConnectCard } from './detail/connect-card';
import { DatabaseFacts, DatabaseFactsSkeleton } from './detail/database-facts';
import { SnapshotsCard } from './detail/snapshots-card';
import { StatusPanel } from './detail/status-panel';
import { DATABASE_SERVER_SETTINGS } from './settings';

type DetailProps = ScreenProps<{ database_server: 'database_server' }>;

/** In the place of the snapshot button while one is being made (spec 2 §4). */
const DETAILS = verbOf(DATABASE_SERVER_VERBS, 'snapshot-details');
const RESTART = verbOf(DATABASE_SERVER_VERBS, 'restart');

/** A Cloud SQL server's page (spec 2 §2). */
export default function DatabaseServerDetail({ database_server: id }: DetailProps) {
  return (
    <RecordScreen
      kind="database_server"
      id={id}
      noun="Cloud SQL server"
      skeleton={
        <PageSkeleton
          id={id}
          lead={<DatabaseFactsSkeleton />}
          aside={<CostSkeleton labels={['Server', 'Cloud IP', 'Snapshots']} />}
        >
          <MetricsSkeleton kind="database_server" />
          <SettingsSkeleton settings={DATABASE_SERVER_SETTINGS} />
        </PageSkeleton>
      }
    >
      {(server, failure) => <DatabasePage server={server} failure={failure} />}
    </RecordScreen>
  );
}

interface DatabasePageProps {
  readonly server: DatabaseServerRecord;
  readonly failure: React.ReactNode;
}

function DatabasePage({ server, failure }: DatabasePageProps) {
  const account = useAccount();
  const facts = useFacts();
  const prices = usePrices();
  const all = useListSource('database_snapshot');
  const snapshots = isFirstReadPending(all.status)
    ? undefined
    : all.rows.filter(({ source, status }) => source === server.id && status !== 'deleted');
  return (
    <Page
      title={titleOf(server)}
      edit={
        <RenamePencil
          to={paths.editor('database_server', account, server.id, 'name')}
          disabledReason={canEdit(server, facts)}
        />
      }
      status={<PageMarks record={server} />}
      actions={
        <RecordActions
          record={server}
          verbs={DATABASE_SERVER_VERBS}
          foremost={databaseServerForemost(server)}
          beside={[RESTART, DETAILS]}
        >
          <VerbButton record={server} verb={RESTART} variant="quiet" />
          <VerbButton record={server} verb={DETAILS} />
        </RecordActions>
      }
    >
      <PageNotes>
        {failure}
        <StatusPanel server={server} />
      </PageNotes>
      <DatabaseFacts server={server} facts={facts} />
      <Columns
        aside={
          <>
            <CostCard parts={databaseCost(prices, server, snapshots, facts)} />
            <SnapshotsCard snapshots={snapshots} now={facts.now} />
            <CloudIpsCard kind="database_server" id={server.id} ips={server.cloud_ips} />
          </>
        }
      >
        <MetricsCard kind="database_server" id={server.id} />
        <ConnectCard server={server} facts={facts} />
        <AccessCard server={server} facts={facts} />
        <SettingsCard kind="database_server" record={server} settings={DATABASE_SERVER_SETTINGS} />
      </Columns>
    </Page>
  );
}
