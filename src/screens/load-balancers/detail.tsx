import { CloudIpsCard, CloudIpsSkeleton } from '@/components/record-page/cloud-ips/cloud-ips-card';
import { costPart } from '@/components/record-page/cost-part';
import { metricsPart } from '@/components/record-page/metrics-part';
import type { PageData } from '@/components/record-page/page-data';
import { RecordPage } from '@/components/record-page/record-page';
import { settingsPart } from '@/components/record-page/settings-part';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { CREATION_SECONDS } from '@/model/creation';
import { loadBalancerCost } from '@/model/load-balancer/cost';
import { canEdit } from '@/model/load-balancer/rules';
import { LOAD_BALANCER_VERBS, loadBalancerPrimaryActions } from '@/model/load-balancer/verbs';
import { BalancerFacts, BalancerFactsSkeleton } from './detail/balancer-facts';
import { ExpiryNote } from './detail/expiry-note';
import { HttpsCard } from './detail/https-card';
import { ListenersCard, ListenersSkeleton } from './detail/listeners-card';
import { NodesCard } from './detail/nodes-card';
import { LOAD_BALANCER_SETTINGS } from './settings';

type DetailProps = ScreenProps<{ load_balancer: 'load_balancer' }>;

const PAGE: PageData<'load_balancer'> = {
  kind: 'load_balancer',
  noun: 'load balancer',
  verbs: LOAD_BALANCER_VERBS,
  primaryActions: loadBalancerPrimaryActions,
  rename: canEdit,
  state: {
    states: {
      failing: {
        tone: 'error',
        title: 'This load balancer is failing',
        text: 'It may not pass on what arrives. It cannot be changed until it is active again.',
        asksSupport: true,
      },
      failed: {
        tone: 'error',
        title: 'This load balancer has failed',
        text: 'It passes nothing on, and can neither be changed nor deleted here.',
        asksSupport: true,
      },
    },
    seconds: () => CREATION_SECONDS.load_balancer,
    locked: 'It cannot be deleted until it is unlocked. Changing it is still possible.',
  },
  notes: (balancer, { now }) => <ExpiryNote balancer={balancer} now={now} />,
  strip: {
    show: (balancer, facts) => <BalancerFacts balancer={balancer} facts={facts} />,
    outline: <BalancerFactsSkeleton />,
  },
  main: [
    metricsPart('load_balancer', ({ status = 'active' }) =>
      status === 'active' ? undefined : 'the load balancer is not running',
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
    costPart<'load_balancer'>(['Load Balancer', 'Cloud IPs'], loadBalancerCost),
  ],
};

export default function LoadBalancerDetail({ load_balancer: id }: DetailProps) {
  return <RecordPage page={PAGE} id={id} />;
}
