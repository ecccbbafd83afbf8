import * as v from 'valibot';
import { RecordEditor } from '@/components/editors/record-editor';
import type { ScreenProps } from '@/components/page/screen-route';
import { updateImageCall } from '@/model/image/calls';
import { canEdit } from '@/model/image/rules';
import { paths } from '@/model/paths';
import { TextArea } from '@/ui/text-area';

const schema = v.object({ description: v.pipe(v.string(), v.trim()) });

/** Says what an image is for. */
export default function DescriptionEditor({ account, image: id }: ScreenProps<{ image: 'image' }>) {
  return (
    <RecordEditor
      account={account}
      kind="image"
      id={id}
      parent={paths.image(account, id)}
      title="Description"
      size="s"
      verb="description"
      schema={schema}
      barred={canEdit}
      values={({ description }) =>
        description === undefined ? undefined : { description: description ?? '' }
      }
      request={(changes) => updateImageCall(id, changes)}
    >
      {({ register, formState: { errors } }) => (
        <TextArea
          {...register('description')}
          label="Description"
          optional
          error={errors.description?.message}
        />
      )}
    </RecordEditor>
  );
}
