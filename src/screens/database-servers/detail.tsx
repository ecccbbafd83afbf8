import { CloudIpsCard } from '@/components/record-page/cloud-ips/cloud-ips-card';
import { metricsPart } from '@/components/record-page/metrics-part';
import type { PageData } from '@/components/record-page/page-data';
import { RecordPage } from '@/components/record-page/record-page';
import { settingsPart } from '@/components/record-page/settings-part';
import { CostSkeleton } from '@/components/records/billing/cost-card';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { CREATION_SECONDS } from '@/model/creation';
import { canEdit } from '@/model/database-server/rules';
import { DATABASE_SERVER_VERBS, databaseServerPrimaryActions } from '@/model/database-server/verbs';
import { AccessCard } from './detail/access-card';
import { ConnectCard } from './detail/connect-card';
import { DatabaseCost } from './detail/database-cost';
import { DatabaseFacts, DatabaseFactsSkeleton } from './detail/database-facts';
import { SnapshotsCard } from './detail/snapshots-card';
import { DATABASE_SERVER_SETTINGS } from './settings';

type DetailProps = ScreenProps<{ database_server: 'database_server' }>;

const PAGE: PageData<'database_server'> = {
  kind: 'database_server',
  noun: 'Cloud SQL server',
  verbs: DATABASE_SERVER_VERBS,
  primaryActions: databaseServerPrimaryActions,
  rename: canEdit,
  state: {
    states: {
      failing: {
        tone: 'error',
        title: 'This Cloud SQL server is failing',
        text: 'Something is wrong with it or with what it runs on. Save what you can, and contact support.',
        asksSupport: true,
      },
      failed: {
        tone: 'error',
        title: 'This Cloud SQL server has failed',
        text: 'It cannot be used any more. Create another one from a snapshot, then delete this one.',
      },
    },
    seconds: () => CREATION_SECONDS.database_server,
    locked:
      'It cannot be restarted, resized or deleted, and no snapshot can be taken, until it is unlocked. Editing it is still possible.',
  },
  strip: {
    show: (server, facts) => <DatabaseFacts server={server} facts={facts} />,
    outline: <DatabaseFactsSkeleton />,
  },
  main: [
    metricsPart('database_server', ({ status = 'active' }) =>
      status === 'active' ? undefined : 'the Cloud SQL server is not running',
    ),
    { show: (server, facts) => <ConnectCard server={server} facts={facts} /> },
    { show: (server, facts) => <AccessCard server={server} facts={facts} /> },
    settingsPart('database_server', DATABASE_SERVER_SETTINGS),
  ],
  side: [
    {
      show: (server, facts) => <DatabaseCost server={server} facts={facts} />,
      untilDeleted: true,
      outline: <CostSkeleton labels={['Server', 'Cloud IP', 'Snapshots']} />,
    },
    { show: ({ id }, { now }) => <SnapshotsCard server={id} now={now} /> },
    { show: ({ id, cloud_ips: ips }) => <CloudIpsCard kind="database_server" id={id} ips={ips} /> },
  ],
};

export default function DatabaseServerDetail({ database_server: id }: DetailProps) {
  return <RecordPage page={PAGE} id={id} />;
}
