import { type ReactNode, useState } from 'react';
import { CloudIpsCard } from '@/components/record-page/cloud-ips/cloud-ips-card';
import { metricsPart } from '@/components/record-page/metrics-part';
import type { PageData } from '@/components/record-page/page-data';
import { RecordPage } from '@/components/record-page/record-page';
import { settingsPart } from '@/components/record-page/settings-part';
import { Absent, NONE, whenKnown } from '@/components/records/absent';
import { CostCard, CostSkeleton } from '@/components/records/billing/cost-card';
import { PriceLabel } from '@/components/records/billing/price-label';
import { usePrices, usePricesPending } from '@/components/records/billing/use-prices';
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
import { words } from './words';

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
      <CopyButton compact text={host} what={words.page.copyHost} />
    </>
  );
}

function TypeFact({ server: { database_server_type: id }, facts }: DatabaseFactsProps) {
  const prices = usePrices();
  const pending = usePricesPending();
  const type = id ? facts.get('database_type', id) : undefined;
  const price = type && databaseTypePrice(prices, type);
  return (
    <Fact
      label={words.labels.type}
      width="l"
      note={
        type && (
          <span>
            {words.page.typeNote(
              databaseTypeDetail(type),
              price || pending ? <PriceLabel price={price} /> : undefined,
            )}
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
      <Fact label={words.labels.host} width="l">
        <Host server={server} facts={facts} />
      </Fact>
      <Fact label={words.labels.engine}>
        <span>{engineLabel(server) ?? <Absent />}</span>
      </Fact>
      <TypeFact server={server} facts={facts} />
      <Fact label={words.labels.zone} width="xs" note={handle && <code>{handle}</code>}>
        {whenKnown(zone, () => (
          <span>{handle ? zoneLabel(handle) : zone ? <code>{zone}</code> : NONE}</span>
        ))}
      </Fact>
    </FactStrip>
  );
}

const SHAPES = [
  [words.labels.host, 'l'],
  [words.labels.engine, 's'],
  [words.labels.type, 'l'],
  [words.labels.zone, 'xs'],
] as const;

function DatabaseFactsSkeleton() {
  return <FactStripOutline facts={SHAPES} />;
}

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
      <Card title={words.page.connect}>
        <p className="muted">{words.page.connectLater}</p>
      </Card>
    );
  }
  if (shown === undefined || isGone(status) || status === 'failed') return null;
  return (
    <Card
      title={words.page.connect}
      actions={
        <SegmentedControl
          label={words.page.client}
          value={shown.label}
          options={all.map(({ label }) => ({ value: label, label }))}
          onChange={setChosen}
        />
      }
    >
      <Stack gap="s">
        <div className={styles.line}>
          <pre className={styles.text}>{shown.text}</pre>
          <CopyButton text={shown.text} what={words.page.copyConnection} />
        </div>
        <p className="muted">{words.page.connectHint}</p>
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
  noun: words.page.noun,
  verbs: DATABASE_SERVER_VERBS,
  primaryActions: databaseServerPrimaryActions,
  rename: canEdit,
  state: {
    states: {
      failing: {
        tone: 'error',
        title: words.page.failingTitle,
        text: words.page.failing,
      },
      failed: {
        tone: 'error',
        title: words.page.failedTitle,
        text: words.page.failed,
      },
    },
    seconds: () => CREATION_SECONDS.database_server,
    locked: words.page.locked,
  },
  strip: {
    show: (server, facts) => <DatabaseFacts server={server} facts={facts} />,
    outline: <DatabaseFactsSkeleton />,
  },
  main: [
    metricsPart('database_server', ({ status = 'active' }) =>
      status === 'active' ? undefined : words.page.noMetrics,
    ),
    { show: (server, facts) => <ConnectCard server={server} facts={facts} /> },
    { show: (server, facts) => <AccessCard server={server} facts={facts} /> },
    settingsPart('database_server', DATABASE_SERVER_SETTINGS),
  ],
  side: [
    {
      show: (server, facts) => <DatabaseCost server={server} facts={facts} />,
      untilDeleted: true,
      outline: (
        <CostSkeleton labels={[words.labels.server, words.page.cloudIp, words.labels.snapshots]} />
      ),
    },
    { show: ({ id }, { now }) => <SnapshotsCard server={id} now={now} /> },
    { show: ({ id, cloud_ips: ips }) => <CloudIpsCard kind="database_server" id={id} ips={ips} /> },
  ],
};

export default function DatabaseServerDetail({ database_server: id }: DetailProps) {
  return <RecordPage page={PAGE} id={id} />;
}
