import { type ReactNode, useState } from 'react';
import { CloudIpsCard } from '@/components/record-page/cloud-ips/cloud-ips-card';
import { metricsPart } from '@/components/record-page/metrics-part';
import type { PageData } from '@/components/record-page/page-data';
import { RecordPage } from '@/components/record-page/record-page';
import { settingsPart } from '@/components/record-page/settings-part';
import { Absent, NONE, whenKnown } from '@/components/records/absent';
import { CostCard, CostSkeleton } from '@/components/records/billing/cost-card';
import { PriceLabel } from '@/components/records/billing/price-label';
import { usePrices } from '@/components/records/billing/use-prices';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { CREATION_SECONDS } from '@/model/creation';
import { engineLabel } from '@/model/database-engine/engines';
import { connectionsOf, databaseHost } from '@/model/database-server/connect';
import { databaseCost } from '@/model/database-server/cost';
import { canEdit } from '@/model/database-server/rules';
import { DATABASE_SERVER_VERBS, databaseServerPrimaryActions } from '@/model/database-server/verbs';
import { databaseTypeDetail, databaseTypeTitle } from '@/model/database-type/describe';
import type { Facts, Lookup } from '@/model/facts';
import { databaseTypePrice } from '@/model/pricing/prices';
import type { DatabaseServerRecord } from '@/model/records/databases';
import { isGone } from '@/model/status';
import { zoneLabel } from '@/model/zone/describe';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { Fact, FactStrip, FactStripOutline } from '@/ui/fact-strip';
import { Stack } from '@/ui/page/columns';
import { SegmentedControl } from '@/ui/segmented-control';
import { AccessCard } from './detail/access-card';
import styles from './detail/connect-card.module.css';
import { SnapshotsCard, useSnapshots } from './detail/snapshots-card';
import { DATABASE_SERVER_SETTINGS } from './settings';

interface DatabaseFactsProps {
  readonly server: DatabaseServerRecord;
  readonly facts: Facts;
}

function Host({ server, facts }: DatabaseFactsProps): ReactNode {
  const host = databaseHost(server, facts);
  if (host === undefined) return server.fqdn === undefined ? <Absent /> : NONE;
  return (
    <>
      <code title={host}>{host}</code>
      <CopyButton compact text={host} what="the host name" />
    </>
  );
}

function TypeFact({ server: { database_server_type: id }, facts }: DatabaseFactsProps) {
  const prices = usePrices();
  const type = id ? facts.get('database_type', id) : undefined;
  const detail = type && databaseTypeDetail(type);
  return (
    <Fact
      label="Type"
      width="l"
      note={
        type && (
          <span>
            {detail}
            <span data-roomy>
              {detail && ', '}
              <PriceLabel price={databaseTypePrice(prices, type)} /> a month
            </span>
          </span>
        )
      }
    >
      {whenKnown(id, () =>
        type ? <span>{databaseTypeTitle(type)}</span> : id ? <code>{id}</code> : NONE,
      )}
    </Fact>
  );
}

function DatabaseFacts({ server, facts }: DatabaseFactsProps) {
  const { zone } = server;
  const handle = zone ? facts.get('zone', zone)?.handle : undefined;
  return (
    <FactStrip>
      <Fact label="Host" width="l">
        <Host server={server} facts={facts} />
      </Fact>
      <Fact label="Engine">
        <span>{engineLabel(server) ?? <Absent />}</span>
      </Fact>
      <TypeFact server={server} facts={facts} />
      <Fact label="Zone" width="xs" note={handle && <code>{handle}</code>}>
        {whenKnown(zone, () => (
          <span>{handle ? zoneLabel(handle) : zone ? <code>{zone}</code> : NONE}</span>
        ))}
      </Fact>
    </FactStrip>
  );
}

const SHAPES = [
  ['Host', 'l'],
  ['Engine', 's'],
  ['Type', 'l'],
  ['Zone', 'xs'],
] as const;

function DatabaseFactsSkeleton() {
  return <FactStripOutline facts={SHAPES} />;
}

const TITLE = 'Connect';

interface ConnectCardProps {
  readonly server: DatabaseServerRecord;
  readonly facts: Lookup;
}

function ConnectCard({ server, facts }: ConnectCardProps) {
  const [chosen, setChosen] = useState<string>();
  const all = connectionsOf(server, facts);
  const shown = all.find(({ label }) => label === chosen) ?? all[0];
  const { status = '' } = server;
  if (status === 'creating') {
    return (
      <Card title={TITLE}>
        <p className="muted">How to connect is told once the server is there.</p>
      </Card>
    );
  }
  if (shown === undefined || isGone(status) || status === 'failed') return null;
  return (
    <Card
      title={TITLE}
      actions={
        <SegmentedControl
          label="Client"
          value={shown.label}
          options={all.map(({ label }) => ({ value: label, label }))}
          onChange={setChosen}
        />
      }
    >
      <Stack gap="s">
        <div className={styles.line}>
          <pre className={styles.text}>{shown.text}</pre>
          <CopyButton text={shown.text} what="how to connect" />
        </div>
        <p className="muted">You’ll be asked for the password. Only allowed sources can connect.</p>
      </Stack>
    </Card>
  );
}

interface DatabaseCostProps {
  readonly server: DatabaseServerRecord;
  readonly facts: Lookup;
}

function DatabaseCost({ server, facts }: DatabaseCostProps) {
  return <CostCard parts={databaseCost(usePrices(), server, useSnapshots(server.id), facts)} />;
}

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
