import { DescriptionEditor } from '@/components/editors/description-editor';
import type { ScreenProps } from '@/components/page/screen-route';
import { updateImageCall } from '@/model/image/calls';
import { canEdit } from '@/model/image/rules';
import { paths } from '@/model/paths';

/** Says what an image is for. */
export default function ImageDescription({ account, image: id }: ScreenProps<{ image: 'image' }>) {
  return (
    <DescriptionEditor
      account={account}
      kind="image"
      id={id}
      parent={paths.image(account, id)}
      size="s"
      optional
      barred={canEdit}
      update={updateImageCall}
    />
  );
}
