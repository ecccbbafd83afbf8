import { useSelector } from 'react-redux';
import { useLookup } from '@/components/scope/data/lookup';
import type { ServerRecord } from '@/model/records/compute';
import { isCloudIpMapping } from '@/model/server/addresses';
import { selectIsAwaited, type WithCalls } from '@/store/calls/calls-slice';

/** True if a cloud IP is being mapped to a server, or was ordered with the server here. */
export function useCloudIpMapping(server: ServerRecord): boolean {
  const lookup = useLookup();
  const { id, cloud_ips: ips } = server;
  const isOrdered = useSelector((state: WithCalls) => selectIsAwaited(state, id, 'cloud_ips'));
  return (isOrdered && ips?.length === 0) || isCloudIpMapping(server, lookup);
}
