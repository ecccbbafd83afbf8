import { useMemo } from 'react';
import { AttachEditor } from '@/components/record-page/volumes/attach-editor';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts } from '@/components/scope/data/use-facts';
import { useListSource } from '@/components/scope/data/use-list';
import { useRecord } from '@/components/scope/data/use-record';
import { formatSize } from '@/lib/sizes';
import { paths } from '@/model/paths';
import type { ServerRecord, VolumeRecord } from '@/model/records/compute';
import { volumesFor } from '@/model/server/attach';
import { canAttachVolumes } from '@/model/server/can-attach-volumes';
import { shortTitle } from '@/model/title';
import { attachCall } from '@/model/volume/calls';
import { volumeZone } from '@/model/volume/describe';
import { words } from '../words';

type AttachProps = ScreenProps<{ server: 'server' }>;

export default function AttachEditorOfServer({ server: id }: AttachProps) {
  const { record } = useRecord('server', id);
  return record === undefined ? null : <Attach server={record} />;
}

function Attach({ server }: { server: ServerRecord }) {
  const account = useAccount();
  const facts = useFacts();
  const volumes = useListSource('volume');
  const choices = useMemo(
    () => volumesFor(server, volumes.rows, facts),
    [server, volumes.rows, facts],
  );
  const second = (volume: VolumeRecord) =>
    [volume.size === undefined ? undefined : formatSize(volume.size), volumeZone(volume, facts)]
      .filter((word) => word !== undefined)
      .join(' · ');
  return (
    <AttachEditor
      parent={paths.record('server', account, server.id)}
      title={words.attach.title(shortTitle(server))}
      from={volumes}
      label={words.labels.volume}
      missing={words.attach.missing}
      choices={choices}
      empty={words.attach.empty}
      second={second}
      serverOf={() => server}
      request={(volume, boot) => attachCall(volume, server.id, boot)}
      disabledReason={canAttachVolumes(server, facts)}
    />
  );
}
