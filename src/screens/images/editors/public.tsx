import * as v from 'valibot';
import { CheckboxField } from '@/ui/checkbox-field';
import { ImageDialog, type ImageEditorProps } from './image-dialog';

const schema = v.object({ public: v.boolean() });

/** Shows an image to everybody, or to its account alone. */
export default function PublicEditor(props: ImageEditorProps) {
  return (
    <ImageDialog
      {...props}
      field={{
        title: 'Visibility',
        verb: 'visibility',
        schema,
        values: (image) => (image.public === undefined ? undefined : { public: image.public }),
        changes: (output) => ({ public: output.public }),
        fields: ({ register, formState: { errors } }) => (
          <CheckboxField
            {...register('public')}
            label="Public"
            hint="Every account sees a public image and can make servers from it: make sure that no keys, passwords or data of yours are in it. A private one is seen by this account alone."
            error={errors.public?.message}
          />
        ),
      }}
    />
  );
}
