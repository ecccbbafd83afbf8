import { CloudIpsCard } from '@/components/cloud-ips/cloud-ips-card';
import { useListSource } from '@/components/data/use-list';
import type { ServerGroupRecord } from '@/model/server-group/record';
import { isFirstReadPending } from '@/store/resources/resources-state';

interface GroupCloudIpsProps {
  readonly group: ServerGroupRecord;
}

/** The cloud IPs of a group, which only these tell (spec 2 §4: behind the flag for cluster IPs). */
export function GroupCloudIps({ group }: GroupCloudIpsProps) {
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
