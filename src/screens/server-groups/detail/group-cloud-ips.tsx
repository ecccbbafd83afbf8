import { CloudIpsCard } from '@/components/cloud-ips/cloud-ips-card';
import { useListSource } from '@/components/data/use-list';
import { useFacts } from '@/components/data/use-facts';
import { destinationOf } from '@/model/cloud-ip/describe';
import type { ServerGroupRecord } from '@/model/server-group/record';
import { isFirstReadPending } from '@/store/resources/resources-state';

interface GroupCloudIpsProps {
  readonly group: ServerGroupRecord;
}

/** The cloud IPs of a group behind the flag for cluster IPs (spec 2 §4), never the default one's. */
export function GroupCloudIps({ group }: GroupCloudIpsProps) {
  const { features } = useFacts();
  return features.clusterIps && group.default === false && <ClusterIps group={group} />;
}

/** Only the cloud IPs tell which are theirs. */
function ClusterIps({ group }: GroupCloudIpsProps) {
  const facts = useFacts();
  const { rows, status } = useListSource('cloud_ip');
  const ips = rows.filter((ip) => destinationOf(ip, facts)?.id === group.id).map(({ id }) => id);
  return (
    <CloudIpsCard
      kind="server_group"
      id={group.id}
      ips={isFirstReadPending(status) ? undefined : ips}
    />
  );
}
