import type { ScreenProps } from '@/components/page/screen-route';
import { RenameLine } from '@/components/records/rename-line';
import { paths } from '@/model/paths';
import { updateVolumeCall } from '@/model/volume/calls';
import { canEdit } from '@/model/volume/rules';

/** Renames a volume, in the place of its title. */
export default function NameEditor({ account, volume: id }: ScreenProps<{ volume: 'volume' }>) {
  return (
    <RenameLine
      account={account}
      kind="volume"
      id={id}
      parent={paths.volume(account, id)}
      barred={canEdit}
      request={(name) => updateVolumeCall(id, { name })}
    />
  );
}
