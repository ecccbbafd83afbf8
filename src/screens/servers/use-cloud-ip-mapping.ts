import { useSelector } from 'react-redux';
import { useLookup } from '@/components/scope/data/lookup';
import { isCloudIpMapping } from '@/model/server/addresses';
import type { ServerRecord } from '@/model/server/record';
import { selectIsAwaited, type WithCalls } from '@/store/calls/calls-slice';

export const BEING_MAPPED = 'Cloud IP being mapped';

/** Whether a cloud IP is on its way to a server: one says so, or it was ordered with the server here. */
export function useCloudIpMapping(server: ServerRecord): boolean {
  const lookup = useLookup();
  const { id, cloud_ips: ips } = server;
  const isOrdered = useSelector((state: WithCalls) => selectIsAwaited(state, id, 'cloud_ips'));
  return (isOrdered && ips?.length === 0) || isCloudIpMapping(server, lookup);
}
