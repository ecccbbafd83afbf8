import { listPage } from '@/components/lists/kind-list';
import { LimitNote } from '@/components/records/record-notes';
import { useKnownAccount } from '@/components/scope/data/use-record';
import { lazyPart } from '@/lib/lazy-part';
import { newCloudIpsProblem } from '@/model/cloud-ip/rules';
import { cloudIpSearchFields } from '@/model/cloud-ip/search';
import { CLOUD_IP_VERBS } from '@/model/cloud-ip/verbs';
import { CloudIpCard, cloudIpColumns, cloudIpFacets } from './list-parts';
import { words } from './words';

function CloudIpLimit() {
  const full = newCloudIpsProblem(useKnownAccount(), 1);
  return <LimitNote resource="cloud_ip" more={1} problem={full} />;
}

export default listPage('cloud_ip', {
  notes: CloudIpLimit,
  findBy: words.list.findBy,
  columns: cloudIpColumns,
  facets: cloudIpFacets,
  searchFields: cloudIpSearchFields,
  verbs: CLOUD_IP_VERBS,
  card: CloudIpCard,
  dialog: lazyPart(() => import('./add')),
  empty: words.list.empty,
});
