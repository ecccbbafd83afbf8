import { useSelector } from 'react-redux';
import { serverCreationSeconds } from '@/model/creation';
import type { ServerRecord } from '@/model/server/record';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';

/** How long a server's creation takes, by the disk of its type. */
export function useCreationSeconds({ server_type: type }: ServerRecord): number {
  const disk = useSelector((state: WithResources) =>
    type ? selectRecord(state, 'server_type', type)?.disk_size : undefined,
  );
  return serverCreationSeconds(disk);
}
