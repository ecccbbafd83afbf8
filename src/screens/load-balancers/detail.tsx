import { useAccount } from '@/components/account/account-context';
import { CloudIpsCard, CloudIpsSkeleton } from '@/components/cloud-ips/cloud-ips-card';
import { useFacts } from '@/components/data/use-facts';
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
import { KINDS } from '@/model/kinds';
import type { LoadBalancerRecord } from '@/model/load-balancer/record';
import { canEdit } from '@/model/load-balancer/rules';
import { LOAD_BALANCER_VERBS, loadBalancerForemost } from '@/model/load-balancer/verbs';
import { paths } from '@/model/paths';
import { cloudIpPrice, loadBalancerPrice, times } from '@/model/pricing/prices';
import { titleOf } from '@/model/title';
import { Columns, PageNotes } from '@/ui/page/columns';
import { BalancerFacts, BalancerFactsSkeleton } from './detail/balancer-facts';
import { HttpsCard } from './detail/https-card';
import { ListenersCard, ListenersSkeleton } from './detail/listeners-card';
import { NodesCard } from './detail/nodes-card';
import { StatusPanel } from './detail/status-panel';
import { LOAD_BALANCER_SETTINGS } from './settings';

const COST = KINDS.load_balancer.singular;
const IP_COST = KINDS.cloud_ip.plural;

/** A load balancer's page (spec 2 §2). */
export default function LoadBalancerDetail({
  load_balancer: id,
}: ScreenProps<{ load_balancer: 'load_balancer' }>) {
  return (
    <RecordScreen
      kind="load_balancer"
      id={id}
      noun="load balancer"
      skeleton={
        <PageSkeleton
          id={id}
          lead={<BalancerFactsSkeleton />}
          aside={
            <>
              <CloudIpsSkeleton />
              <CostSkeleton labels={[COST, IP_COST]} />
            </>
          }
        >
          <MetricsSkeleton kind="load_balancer" />
          <ListenersSkeleton />
          <SettingsSkeleton settings={LOAD_BALANCER_SETTINGS} />
        </PageSkeleton>
      }
    >
      {(balancer, failure) => <BalancerPage balancer={balancer} failure={failure} />}
    </RecordScreen>
  );
}

/** What a balancer costs, with the addresses that lead to it. */
function BalancerCost({ balancer: { cloud_ips: ips } }: Pick<BalancerPageProps, 'balancer'>) {
  const prices = usePrices();
  const address =
    ips === undefined
      ? 'unread'
      : ips.length === 0
        ? 'none'
        : times(cloudIpPrice(prices), ips.length);
  return (
    <CostCard
      parts={[
        { label: COST, price: loadBalancerPrice(prices) },
        { label: IP_COST, price: address },
      ]}
    />
  );
}

interface BalancerPageProps {
  readonly balancer: LoadBalancerRecord;
  readonly failure: React.ReactNode;
}

function BalancerPage({ balancer, failure }: BalancerPageProps) {
  const account = useAccount();
  const facts = useFacts();
  const shared = { balancer, facts };
  return (
    <Page
      title={titleOf(balancer)}
      edit={
        <RenamePencil
          to={paths.editor('load_balancer', account, balancer.id, 'name')}
          disabledReason={canEdit(balancer, facts)}
        />
      }
      status={<PageMarks record={balancer} />}
      actions={
        <RecordActions
          record={balancer}
          verbs={LOAD_BALANCER_VERBS}
          foremost={loadBalancerForemost(balancer)}
        />
      }
    >
      <PageNotes>
        {failure}
        <StatusPanel {...shared} />
      </PageNotes>
      <BalancerFacts {...shared} />
      <Columns
        aside={
          <>
            <CloudIpsCard kind="load_balancer" id={balancer.id} ips={balancer.cloud_ips} />
            <NodesCard {...shared} />
            <BalancerCost balancer={balancer} />
          </>
        }
      >
        <MetricsCard kind="load_balancer" id={balancer.id} />
        <ListenersCard {...shared} />
        <HttpsCard {...shared} />
        <SettingsCard kind="load_balancer" record={balancer} settings={LOAD_BALANCER_SETTINGS} />
      </Columns>
    </Page>
  );
}
