import { useMemo } from 'react';
import { AttachEditor } from '@/components/record-page/volumes/attach-editor';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { RecordBadge } from '@/components/records/record-status';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts } from '@/components/scope/data/use-facts';
import { useList, useListSource } from '@/components/scope/data/use-list';
import { useRecord } from '@/components/scope/data/use-record';
import { paths } from '@/model/paths';
import type { VolumeRecord } from '@/model/records/compute';
import { serversFor } from '@/model/server/attach';
import { serverZone } from '@/model/server/describe';
import { shortTitle } from '@/model/title';
import { attachCall } from '@/model/volume/calls';
import { canAttach } from '@/model/volume/rules';
import { words } from '../words';

type AttachProps = ScreenProps<{ volume: 'volume' }>;

export default function AttachVolume({ volume: id }: AttachProps) {
  const { record } = useRecord('volume', id);
  return record === undefined ? null : <Attach volume={record} />;
}

function Attach({ volume }: { volume: VolumeRecord }) {
  const account = useAccount();
  const facts = useFacts();
  // Serials are unique per server, so each server's volumes must be known.
  useList('volume');
  const servers = useListSource('server');
  const choices = useMemo(
    () => serversFor(volume, servers.rows, facts),
    [volume, servers.rows, facts],
  );
  return (
    <AttachEditor
      parent={paths.record('volume', account, volume.id)}
      title={words.attach.title(shortTitle(volume))}
      about={shortTitle(volume)}
      from={servers}
      label={words.attach.server}
      missing={words.attach.missing}
      choices={choices}
      empty={words.attach.empty}
      second={(server) => serverZone(server, facts) ?? words.labels.zoneUnknown}
      note={(server) => <RecordBadge record={server} />}
      serverOf={(server) => server}
      request={(server, boot) => attachCall(volume.id, server, boot)}
      disabledReason={canAttach(volume, facts)}
    />
  );
}
