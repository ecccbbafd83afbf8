import { useSelector } from 'react-redux';
import { StatusWithBar } from '@/components/records/record-status';
import { serverCreationSeconds } from '@/model/creation';
import type { ServerRecord } from '@/model/records/compute';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';

export function ServerStatus({ server }: { readonly server: ServerRecord }) {
  const { server_type: type } = server;
  const disk = useSelector((state: WithResources) =>
    type ? selectRecord(state, 'server_type', type)?.disk_size : undefined,
  );
  return <StatusWithBar record={server} seconds={serverCreationSeconds(disk)} />;
}
