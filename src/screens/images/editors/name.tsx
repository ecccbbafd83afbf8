import type { ScreenProps } from '@/components/page/screen-route';
import { RenameLine } from '@/components/records/rename-line';
import { updateImageCall } from '@/model/image/calls';
import { canEdit } from '@/model/image/rules';
import { paths } from '@/model/paths';

/** Renames an image, in the place of its title. */
export default function NameEditor({ account, image: id }: ScreenProps<{ image: 'image' }>) {
  return (
    <RenameLine
      account={account}
      kind="image"
      id={id}
      parent={paths.image(account, id)}
      barred={canEdit}
      request={(name) => updateImageCall(id, { name })}
    />
  );
}
