import { CloudIpsCard, CloudIpsSkeleton } from '@/components/record-page/cloud-ips/cloud-ips-card';
import { costPart } from '@/components/record-page/cost-part';
import { metricsPart } from '@/components/record-page/metrics-part';
import type { PageData } from '@/components/record-page/page-data';
import { RecordPage } from '@/components/record-page/record-page';
import { settingsPart } from '@/components/record-page/settings-part';
import { whenKnown } from '@/components/records/absent';
import { RelatedItems } from '@/components/records/links/related-items';
import { RelatedList } from '@/components/records/links/related-list';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { RecordBadge } from '@/components/records/record-status';
import { useAccount } from '@/components/scope/account-scope';
import { CREATION_SECONDS } from '@/model/creation';
import type { Facts } from '@/model/facts';
import { loadBalancerCost } from '@/model/load-balancer/cost';
import { httpsMethod, METHODS, protocolLabel } from '@/model/load-balancer/describe';
import { certificateEnd, expiryOf } from '@/model/load-balancer/certificate';
import { canEdit } from '@/model/load-balancer/rules';
import { LOAD_BALANCER_VERBS, loadBalancerPrimaryActions } from '@/model/load-balancer/verbs';
import { paths } from '@/model/paths';
import type { LoadBalancerRecord } from '@/model/records/network';
import { Card } from '@/ui/card';
import { EditLink } from '@/ui/edit-link';
import { Fact, FactStrip, FactStripOutline } from '@/ui/fact-strip';
import { Note } from '@/ui/note';
import { HttpsCard } from './detail/https-card';
import { ListenersCard, ListenersSkeleton } from './detail/listeners-card';
import { LOAD_BALANCER_SETTINGS } from './settings';
import { words } from './words';

interface FactsProps {
  readonly balancer: LoadBalancerRecord;
  readonly facts: Facts;
}

function downWords(nodes: readonly string[], facts: Facts): string | undefined {
  const down = nodes.filter((id) => (facts.get('server', id)?.status ?? 'active') !== 'active');
  return down.length === 0 ? undefined : words.page.notActive(down.length);
}

function BalancerFacts({ balancer, facts }: FactsProps) {
  const { cloud_ips: ips, nodes, listeners } = balancer;
  const protocols = new Set(listeners?.map(({ protocol }) => protocolLabel(protocol)));
  return (
    <FactStrip>
      <Fact label={words.labels.address} width="l">
        {whenKnown(ips, (ids) =>
          ids.length === 0 ? (
            <span className="muted">{words.page.noCloudIp}</span>
          ) : (
            <RelatedItems kind="cloud_ip" ids={ids} variant="lines" />
          ),
        )}
      </Fact>
      <Fact label={words.labels.servers} note={nodes && downWords(nodes, facts)}>
        {whenKnown(nodes, (ids) => (
          <span>{words.labels.serverCount(ids.length)}</span>
        ))}
      </Fact>
      <Fact label={words.labels.listensOn} note={listeners && [...protocols].join(', ')}>
        {whenKnown(listeners, (all) => (
          <span>{all.map(({ in: port }) => String(port)).join(', ')}</span>
        ))}
      </Fact>
      <Fact label={words.labels.https} width="m">
        {whenKnown(httpsMethod(balancer), (method) => (
          <span>{METHODS[method]}</span>
        ))}
      </Fact>
    </FactStrip>
  );
}

const SHAPES = [
  [words.labels.address, 'l'],
  [words.labels.servers, 's'],
  [words.labels.listensOn, 's'],
  [words.labels.https, 'm'],
] as const;

function BalancerFactsSkeleton() {
  return <FactStripOutline facts={SHAPES} />;
}

const SHOWN = 20;

interface NodesCardProps {
  readonly balancer: LoadBalancerRecord;
  readonly facts: Facts;
}

/** The servers behind a balancer; the status of each is the server's own. */
function NodesCard({ balancer, facts }: NodesCardProps) {
  const account = useAccount();
  const { id, nodes } = balancer;
  return (
    <Card
      title={words.labels.servers}
      note={nodes?.length || undefined}
      actions={
        <EditLink
          label={words.servers.edit}
          to={paths.editor('load_balancer', account, id, 'servers')}
          disabledReason={canEdit(balancer, facts)}
        />
      }
    >
      <RelatedList
        kind="server"
        ids={nodes}
        shown={SHOWN}
        empty={words.servers.empty}
        note={(server) => <RecordBadge record={server} />}
      />
    </Card>
  );
}

interface ExpiryNoteProps {
  readonly balancer: LoadBalancerRecord;
  readonly now: number;
}

function ExpiryNote({ balancer, now }: ExpiryNoteProps) {
  const near = expiryOf(certificateEnd(balancer), now);
  return (
    near && (
      <Note tone={near.isOver ? 'error' : 'warning'} title={words.page.certificateEnds(near.words)}>
        {near.isOver ? words.page.hasEnded : words.page.willEnd}
      </Note>
    )
  );
}

type DetailProps = ScreenProps<{ load_balancer: 'load_balancer' }>;

const PAGE: PageData<'load_balancer'> = {
  kind: 'load_balancer',
  noun: words.page.noun,
  verbs: LOAD_BALANCER_VERBS,
  primaryActions: loadBalancerPrimaryActions,
  rename: canEdit,
  state: {
    states: {
      failing: {
        tone: 'error',
        title: words.page.failing,
        text: words.page.failingText,
      },
      failed: {
        tone: 'error',
        title: words.page.failed,
        text: words.page.failedText,
      },
    },
    seconds: () => CREATION_SECONDS.load_balancer,
    locked: words.page.locked,
  },
  notes: (balancer, { now }) => <ExpiryNote balancer={balancer} now={now} />,
  strip: {
    show: (balancer, facts) => <BalancerFacts balancer={balancer} facts={facts} />,
    outline: <BalancerFactsSkeleton />,
  },
  main: [
    metricsPart('load_balancer', ({ status = 'active' }) =>
      status === 'active' ? undefined : words.page.noMetrics,
    ),
    {
      show: (balancer, facts) => <ListenersCard balancer={balancer} facts={facts} />,
      outline: <ListenersSkeleton />,
    },
    { show: (balancer, facts) => <HttpsCard balancer={balancer} facts={facts} /> },
    settingsPart('load_balancer', LOAD_BALANCER_SETTINGS),
  ],
  side: [
    {
      show: ({ id, cloud_ips: ips }) => <CloudIpsCard kind="load_balancer" id={id} ips={ips} />,
      outline: <CloudIpsSkeleton />,
    },
    { show: (balancer, facts) => <NodesCard balancer={balancer} facts={facts} /> },
    costPart<'load_balancer'>([words.page.balancerCost, words.labels.cloudIps], loadBalancerCost),
  ],
};

export default function LoadBalancerDetail({ load_balancer: id }: DetailProps) {
  return <RecordPage page={PAGE} id={id} />;
}
