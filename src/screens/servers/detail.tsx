import { MetricsCard, MetricsSkeleton } from '@/components/activity/metrics/metrics-card';
import { RecordActions } from '@/components/lists/verbs/record-actions';
import { VerbMenu } from '@/components/lists/verbs/verb-menu';
import { CloudIpsCard, CloudIpsSkeleton } from '@/components/record-page/cloud-ips/cloud-ips-card';
import type { PageData } from '@/components/record-page/page-data';
import { RecordPage } from '@/components/record-page/record-page';
import { settingsPart } from '@/components/record-page/settings-part';
import { CostCard, CostSkeleton } from '@/components/records/billing/cost-card';
import { usePrices } from '@/components/records/billing/use-prices';
import { CardOutline } from '@/components/records/page-skeleton';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { FullRecord } from '@/components/scope/data/use-fresh-read';
import { useLookup } from '@/components/scope/data/lookup';
import { useList } from '@/components/scope/data/use-list';
import { serverCreationSeconds } from '@/model/creation';
import type { ServerRecord } from '@/model/records/compute';
import { serverCost } from '@/model/server/cost';
import { hasSnapshot, mayRun } from '@/model/server/describe';
import { canEdit } from '@/model/server/rules';
import { SERVER_VERBS, serverPrimaryActions } from '@/model/server/verbs';
import { GroupsCard, SnapshotsCard, TagsCard } from './detail/related-cards';
import { ServerFacts, ServerFactsSkeleton } from './detail/server-facts';
import { VolumesCard, VolumesSkeleton } from './detail/volumes-card';
import { SERVER_SETTINGS } from './settings';
import { words } from './words';

/** Reads the images with their sizes, which a server's snapshots lack; renders nothing. */
function SnapshotSizes() {
  useList('image');
  return null;
}

function ServerCost({ server }: { readonly server: ServerRecord }) {
  const prices = usePrices();
  const lookup = useLookup();
  const { image: made, snapshots } = server;
  const image = made ? lookup.get('image', made) : undefined;
  return (
    <>
      {/* Read for its licence, which an official image's name already shows. */}
      {made && image?.official !== true && <FullRecord kind="image" id={made} />}
      {snapshots !== undefined && snapshots.length > 0 && <SnapshotSizes />}
      <CostCard parts={serverCost(prices, server, lookup)} />
    </>
  );
}

const POWER = SERVER_VERBS.filter(({ section }) => section === 'power');
/** Verbs outside the power menu; those in it stay there, whichever is put forward. */
const MORE = SERVER_VERBS.filter(({ section }) => section !== 'power');

function ServerActions({ server }: { readonly server: ServerRecord }) {
  return (
    <RecordActions record={server} verbs={MORE} primaryActions={serverPrimaryActions(server)}>
      <VerbMenu
        record={server}
        verbs={POWER}
        variant="words"
        label={words.page.power}
        icon="power"
      />
    </RecordActions>
  );
}

const COSTS = [
  words.labels.server,
  words.labels.volumes,
  words.labels.cloudIp,
  words.labels.snapshots,
];

const PAGE: PageData<'server'> = {
  kind: 'server',
  noun: words.page.noun,
  verbs: SERVER_VERBS,
  primaryActions: serverPrimaryActions,
  actions: (server) => <ServerActions server={server} />,
  rename: canEdit,
  state: {
    states: {
      failing: { tone: 'error', ...words.page.failing },
      failed: {
        tone: 'error',
        title: words.page.failedTitle,
        text: (server, facts) => words.page.failed(hasSnapshot(server, facts)),
      },
      unavailable: { tone: 'warning', ...words.page.unavailable },
    },
    seconds: ({ server_type: type }, facts) =>
      serverCreationSeconds(type ? facts.get('server_type', type)?.disk_size : undefined),
    locked: words.page.locked,
  },
  strip: {
    show: (server, facts) => <ServerFacts server={server} facts={facts} />,
    outline: <ServerFactsSkeleton />,
  },
  main: [
    {
      show: (server) => (
        <MetricsCard
          kind="server"
          id={server.id}
          several={(server.volumes ?? []).length > 1 ? 'volume' : undefined}
          idle={mayRun(server) ? undefined : words.page.noMetrics}
        />
      ),
      outline: <MetricsSkeleton kind="server" />,
    },
    settingsPart('server', SERVER_SETTINGS),
    { show: (server) => <VolumesCard server={server} />, outline: <VolumesSkeleton /> },
  ],
  side: [
    {
      show: (server) => <ServerCost server={server} />,
      untilDeleted: true,
      outline: <CostSkeleton labels={COSTS} />,
    },
    {
      show: ({ id, cloud_ips: ips }) => <CloudIpsCard kind="server" id={id} ips={ips} />,
      outline: <CloudIpsSkeleton />,
    },
    {
      show: (server, { now }) => <SnapshotsCard server={server} now={now} />,
      outline: <CardOutline title={words.labels.snapshots} />,
    },
    {
      show: (server) => <TagsCard server={server} />,
      outline: <CardOutline title={words.tags.title} />,
    },
    {
      show: (server) => <GroupsCard server={server} />,
      outline: <CardOutline title={words.labels.serverGroups} />,
    },
  ],
};

export default function ServerDetail({ server: id }: ScreenProps<{ server: 'server' }>) {
  return <RecordPage page={PAGE} id={id} />;
}
