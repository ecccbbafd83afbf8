import { RenameLine } from '@/components/records/rename-line';
import { updateImageCall } from '@/model/image/calls';
import { canEdit } from '@/model/image/rules';
import { paths } from '@/model/paths';
import type { ImageEditorProps } from './image-dialog';

/** Renames an image, in the place of its title. */
export default function NameEditor({ account, image: id }: ImageEditorProps) {
  return (
    <RenameLine
      account={account}
      kind="image"
      id={id}
      parent={paths.image(account, id)}
      rule={canEdit}
      request={(name) => updateImageCall(id, { name })}
    />
  );
}
