import { CloudIpsCard } from '@/components/record-page/cloud-ips/cloud-ips-card';
import { rowsAbout } from '@/components/scope/data/rows-about';
import { useFacts } from '@/components/scope/data/use-facts';
import { useListSource } from '@/components/scope/data/use-list';
import { destinationOf } from '@/model/cloud-ip/describe';
import type { ServerGroupRecord } from '@/model/records/compute';

interface GroupCloudIpsProps {
  readonly group: ServerGroupRecord;
}

/**
 * The cloud IPs of a group behind the flag for cluster IPs (spec 2 §4), never the default one's.
 */
export function GroupCloudIps({ group }: GroupCloudIpsProps) {
  const { features } = useFacts();
  return features.clusterIps && group.default === false && <ClusterIps group={group} />;
}

/** Reads the cloud IPs: only they say which belong to a group. */
function ClusterIps({ group }: GroupCloudIpsProps) {
  const facts = useFacts();
  const ips = rowsAbout(useListSource('cloud_ip'), (ip) => {
    const to = destinationOf(ip, facts);
    return to === undefined ? undefined : to?.id === group.id;
  });
  return <CloudIpsCard kind="server_group" id={group.id} ips={ips?.map(({ id }) => id)} />;
}
