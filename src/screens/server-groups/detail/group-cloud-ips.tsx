import { use } from 'react';
import { CloudIpsCard } from '@/components/cloud-ips/cloud-ips-card';
import { useListSource } from '@/components/data/use-list';
import { DeploymentContext } from '@/components/deployment/deployment-context';
import type { ServerGroupRecord } from '@/model/server-group/record';
import { isFirstReadPending } from '@/store/resources/resources-state';

interface GroupCloudIpsProps {
  readonly group: ServerGroupRecord;
}

/** The cloud IPs of a group behind the flag for cluster IPs (spec 2 §4), never the default one's. */
export function GroupCloudIps({ group }: GroupCloudIpsProps) {
  const { clusterIps = false } = use(DeploymentContext);
  return clusterIps && group.default === false && <ClusterIps group={group} />;
}

/** Only the cloud IPs tell which are theirs. */
function ClusterIps({ group }: GroupCloudIpsProps) {
  const { rows, status } = useListSource('cloud_ip');
  const ips = rows.filter(({ server_group: to }) => to === group.id).map(({ id }) => id);
  return (
    <CloudIpsCard
      kind="server_group"
      id={group.id}
      ips={isFirstReadPending(status) ? undefined : ips}
    />
  );
}
