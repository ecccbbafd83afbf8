import * as v from 'valibot';
import { TextArea } from '@/ui/text-area';
import { ImageDialog, type ImageEditorProps } from './image-dialog';

const schema = v.object({ description: v.pipe(v.string(), v.trim()) });

/** Says what an image is for. */
export default function DescriptionEditor(props: ImageEditorProps) {
  return (
    <ImageDialog
      {...props}
      field={{
        title: 'Description',
        verb: 'description',
        schema,
        values: ({ description }) =>
          description === undefined ? undefined : { description: description ?? '' },
        changes: ({ description }) => ({ description }),
        fields: ({ register, formState: { errors } }) => (
          <TextArea
            {...register('description')}
            label="Description"
            optional
            error={errors.description?.message}
          />
        ),
      }}
    />
  );
}
