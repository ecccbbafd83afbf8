import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { ListPage } from '@/components/lists/list-page';
import { LimitNote } from '@/components/records/limit-note';
import { useAccount } from '@/components/scope/account-context';
import { useListSource } from '@/components/scope/data/use-list';
import { lazyPart } from '@/lib/lazy-part';
import { newCloudIpsProblem } from '@/model/cloud-ip/limit';
import { cloudIpSearchFields } from '@/model/cloud-ip/search';
import { CLOUD_IP_VERBS } from '@/model/cloud-ip/verbs';
import { paths } from '@/model/paths';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { LayerHost, lazyLayer } from '@/ui/lazy-layer';
import { LinkButton } from '@/ui/link';
import { PageNotes } from '@/ui/page/columns';
import { preload } from '@/ui/preload';
import { CloudIpCard, cloudIpColumns, cloudIpFacets } from './list-parts';

const load = lazyPart(() => import('./add'));
const CreateCloudIp = lazyLayer(load);

/** The list of cloud IPs, over which one is created (spec 2 §2). */
export default function CloudIpList() {
  const account = useAccount();
  const query = new URLSearchParams(useLocation().search);
  const isAdding = query.has('add');
  query.delete('add');
  const others = query.size === 0 ? '' : `&${query.toString()}`;
  // Kept up to date by events.
  const payer = useSelector((state: WithResources) => selectRecord(state, 'account', account));
  const full = newCloudIpsProblem(payer, 1);
  useEffect(() => preload(load), []);
  return (
    <>
      <ListPage
        source={useListSource('cloud_ip')}
        notes={
          <PageNotes>
            {full && (
              <LimitNote resource="cloud_ip" more={1}>
                {full}
              </LimitNote>
            )}
          </PageNotes>
        }
        findBy="name, IP"
        columns={cloudIpColumns}
        facets={cloudIpFacets}
        searchFields={cloudIpSearchFields}
        verbs={CLOUD_IP_VERBS}
        card={CloudIpCard}
        create={
          <LinkButton variant="primary" icon="plus" to={`${paths.cloudIpAdd(account)}${others}`}>
            Create Cloud IP
          </LinkButton>
        }
        empty={
          <p>
            A cloud IP is a public address that is yours until you delete it: map it to a server, a
            load balancer or a database, and move it to another one whenever you need to.
          </p>
        }
      />
      {isAdding && (
        <LayerHost>
          <CreateCloudIp />
        </LayerHost>
      )}
    </>
  );
}
