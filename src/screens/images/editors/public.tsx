import * as v from 'valibot';
import { RecordEditor } from '@/components/editors/record-editor';
import type { ScreenProps } from '@/components/page/screen-route';
import { updateImageCall } from '@/model/image/calls';
import { canEdit } from '@/model/image/rules';
import { paths } from '@/model/paths';
import { CheckboxField } from '@/ui/checkbox-field';

const schema = v.object({ public: v.boolean() });

/** Shows an image to everybody, or to its account alone. */
export default function PublicEditor({ account, image: id }: ScreenProps<{ image: 'image' }>) {
  return (
    <RecordEditor
      account={account}
      kind="image"
      id={id}
      parent={paths.image(account, id)}
      title="Visibility"
      size="s"
      verb="visibility"
      schema={schema}
      barred={canEdit}
      values={(image) => (image.public === undefined ? undefined : { public: image.public })}
      request={(changes) => updateImageCall(id, changes)}
    >
      {({ register, formState: { errors } }) => (
        <CheckboxField
          {...register('public')}
          label="Public"
          hint="Every account sees a public image and can make servers from it: make sure that no keys, passwords or data of yours are in it. A private one is seen by this account alone."
          error={errors.public?.message}
        />
      )}
    </RecordEditor>
  );
}
