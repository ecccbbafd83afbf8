import { PartEditor } from '@/components/forms/editors/part-editor';
import { ResizeVolume } from '@/components/record-page/volumes/resize-volume';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { useAccount } from '@/components/scope/account-scope';
import { useLookup } from '@/components/scope/data/lookup';
import { paths } from '@/model/paths';
import { hasVolume } from '@/model/server/describe';
import { words } from '../words';

type ResizeProps = ScreenProps<{ server: 'server'; volume: 'volume' }>;

export default function VolumeResizeEditor({ server: id, volume }: ResizeProps) {
  const account = useAccount();
  const server = useLookup().get('server', id);
  const parent = paths.record('server', account, id);
  return (
    <PartEditor
      kind="volume"
      id={volume}
      parent={parent}
      noun={words.resizeVolume.noun}
      where={words.resizeVolume.where}
      why={words.resizeVolume.why}
      isPart={server && ((record) => hasVolume(server, record))}
    >
      {(record) => <ResizeVolume volume={record} parent={parent} />}
    </PartEditor>
  );
}
