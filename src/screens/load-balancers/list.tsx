import { listPage } from '@/components/lists/kind-list';
import { LimitNote } from '@/components/records/record-notes';
import { useKnownAccount } from '@/components/scope/data/use-record';
import { balancerLimitProblem } from '@/model/load-balancer/rules';
import { loadBalancerSearchFields } from '@/model/load-balancer/search';
import { LOAD_BALANCER_VERBS } from '@/model/load-balancer/verbs';
import { CertificateReads } from './certificate-reads';
import { LoadBalancerCard, loadBalancerColumns, loadBalancerFacets } from './list-parts';
import { words } from './words';

function BalancerLimit() {
  const full = balancerLimitProblem(useKnownAccount());
  return <LimitNote resource="load_balancer" more={1} problem={full} />;
}

const Balancers = listPage('load_balancer', {
  notes: BalancerLimit,
  findBy: words.list.findBy,
  columns: loadBalancerColumns,
  facets: loadBalancerFacets,
  searchFields: loadBalancerSearchFields,
  verbs: LOAD_BALANCER_VERBS,
  card: LoadBalancerCard,
  empty: words.list.empty,
});

export default function LoadBalancerList() {
  return (
    <CertificateReads>
      <Balancers />
    </CertificateReads>
  );
}
