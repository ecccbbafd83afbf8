import { useSelector } from 'react-redux';
import { ListPage } from '@/components/lists/list-page';
import { LimitNote } from '@/components/records/limit-note';
import { useAccount } from '@/components/scope/account-context';
import { useListSource } from '@/components/scope/data/use-list';
import { balancerLimitProblem } from '@/model/load-balancer/rules';
import { loadBalancerSearchFields } from '@/model/load-balancer/search';
import { LOAD_BALANCER_VERBS } from '@/model/load-balancer/verbs';
import { paths } from '@/model/paths';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { LinkButton } from '@/ui/link';
import { PageNotes } from '@/ui/page/columns';
import { CertificateReads } from './certificate-reads';
import { LoadBalancerCard, loadBalancerColumns, loadBalancerFacets } from './list-parts';

/** The list of load balancers (spec 2 §2). */
export default function LoadBalancerList() {
  const account = useAccount();
  // Kept up to date by events.
  const payer = useSelector((state: WithResources) => selectRecord(state, 'account', account));
  const full = balancerLimitProblem(payer);
  return (
    <CertificateReads>
      <ListPage
        source={useListSource('load_balancer')}
        notes={
          <PageNotes>
            {full && (
              <LimitNote resource="load_balancer" more={1}>
                {full}
              </LimitNote>
            )}
          </PageNotes>
        }
        findBy="name, server, IP"
        columns={loadBalancerColumns}
        facets={loadBalancerFacets}
        searchFields={loadBalancerSearchFields}
        verbs={LOAD_BALANCER_VERBS}
        card={LoadBalancerCard}
        create={
          <LinkButton variant="primary" icon="plus" to={paths.loadBalancerAdd(account)}>
            Create load balancer
          </LinkButton>
        }
        empty={
          <p>
            A load balancer shares what arrives at one address among several servers, leaves out
            those that are down, and can take care of HTTPS for all of them.
          </p>
        }
      />
    </CertificateReads>
  );
}
