import { listPage } from '@/components/lists/kind-list';
import { LimitNote } from '@/components/records/record-notes';
import { useKnownAccount } from '@/components/scope/data/use-record';
import { lazyPart } from '@/lib/lazy-part';
import { newCloudIpsProblem } from '@/model/cloud-ip/rules';
import { cloudIpSearchFields } from '@/model/cloud-ip/search';
import { CLOUD_IP_VERBS } from '@/model/cloud-ip/verbs';
import { CloudIpCard, cloudIpColumns, cloudIpFacets } from './list-parts';

function CloudIpLimit() {
  const full = newCloudIpsProblem(useKnownAccount(), 1);
  return <LimitNote resource="cloud_ip" more={1} problem={full} />;
}

export default listPage('cloud_ip', {
  notes: CloudIpLimit,
  findBy: 'name, IP',
  columns: cloudIpColumns,
  facets: cloudIpFacets,
  searchFields: cloudIpSearchFields,
  verbs: CLOUD_IP_VERBS,
  card: CloudIpCard,
  dialog: lazyPart(() => import('./add')),
  empty:
    'A cloud IP is a public address that is yours until you delete it: map it to a server, a load balancer or a database, and move it to another one whenever you need to.',
});
