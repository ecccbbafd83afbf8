import type { ScreenProps } from '@/components/page/screen-route';
import { useRecord } from '@/components/store/use-record';
import { ResizeVolume } from '@/components/volumes/resize-volume';
import { paths } from '@/model/paths';

type ResizeProps = ScreenProps<{ server: 'server'; volume: 'volume' }>;

/** Grows a volume of a server, over the server's page. */
export default function VolumeResizeEditor({ account, server, volume: id }: ResizeProps) {
  const { record } = useRecord('volume', id, account);
  if (record === undefined) return null;
  const isElsewhere = record.server !== undefined && record.server !== server;
  return (
    <ResizeVolume
      account={account}
      volume={record}
      parent={paths.server(account, server)}
      barred={isElsewhere ? 'This volume is not attached to this server' : undefined}
    />
  );
}
