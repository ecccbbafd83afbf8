import { DescriptionEditor } from '@/components/editors/description-editor';
import type { ScreenProps } from '@/components/page/screen-route';
import { paths } from '@/model/paths';
import { updateVolumeCall } from '@/model/volume/calls';
import { canEdit } from '@/model/volume/rules';

/** Says in words what a volume is for. */
export default function VolumeDescription({
  account,
  volume: id,
}: ScreenProps<{ volume: 'volume' }>) {
  return (
    <DescriptionEditor
      account={account}
      kind="volume"
      id={id}
      parent={paths.volume(account, id)}
      optional
      barred={canEdit}
      update={updateVolumeCall}
    />
  );
}
